import { live } from './base.mjs';

live({ go: () => undefined, quit: () => undefined });
setInterval(() => undefined, 1000);
