import { live } from './base.mjs';

live({
  go: ({ id }) =>
    process.stdout.write(`{"jsonrpc":"2.0","id":${id},"result":${'['.repeat(400_000)}${']'.repeat(400_000)}}\n`),
});
