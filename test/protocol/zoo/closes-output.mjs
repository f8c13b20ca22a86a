import { closeSync } from 'node:fs';
import { live } from './base.mjs';

live({ go: () => closeSync(1), quit: () => undefined });
setInterval(() => undefined, 1000);
