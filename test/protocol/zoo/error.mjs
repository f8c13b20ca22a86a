import { live, say } from './base.mjs';

live({ go: ({ id }) => say({ id, error: { code: -32000, message: 'no idea' } }) });
