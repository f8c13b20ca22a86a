import { live } from './base.mjs';

live({
  go: () => {
    for (;;);
  },
});
