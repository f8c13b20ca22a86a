import { live } from './base.mjs';

const part = 'x'.repeat(1_000_000);
live({
  go: () => {
    for (let count = 0; count < 100; count++) process.stdout.write(part);
  },
});
