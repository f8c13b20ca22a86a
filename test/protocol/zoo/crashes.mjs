import { live } from './base.mjs';

live({
  go: () => {
    throw new Error('I give up');
  },
});
