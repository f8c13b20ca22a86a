import { live } from './base.mjs';

const more = () => {
  while (process.stdout.write('noise\n'.repeat(1000)));
  process.stdout.once('drain', more);
};
live({ go: more });
