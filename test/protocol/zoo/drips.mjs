import { live } from './base.mjs';

live({ go: () => setInterval(() => process.stdout.write('{'), 20) });
