import { live, say } from './base.mjs';

live({ go: ({ id }) => say({ id, result: { move: 'castle' } }) });
