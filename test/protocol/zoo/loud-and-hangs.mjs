import { live } from './base.mjs';

process.stderr.write('thinking ...\n'.repeat(100_000));
live({ go: () => undefined });
