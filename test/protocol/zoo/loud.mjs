import { live } from './base.mjs';

const shout = () => {
  while (process.stderr.write('noise on the other line\n'.repeat(1000)));
  process.stderr.once('drain', shout);
};
shout();
live();
