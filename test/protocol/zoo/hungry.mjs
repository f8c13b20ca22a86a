import { live } from './base.mjs';

const eaten = [];
live({
  go: () => {
    for (;;) eaten.push(Buffer.alloc(50_000_000, 1));
  },
});
