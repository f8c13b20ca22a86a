/** The set-up of the tests. A failing property does not need to be shrunk. */
import fc from 'fast-check';
import '../../../test/setup.ts';

fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
