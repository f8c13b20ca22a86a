/** The set-up of the tests; a property that fails need not look for its smallest example. */
import fc from 'fast-check';
import '../../../test/setup.ts';

fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
