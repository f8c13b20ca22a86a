import { live } from './base.mjs';

const rubbish = () => process.stdout.write('\u0000\u001b[2J}{ not json\nnull\n[1]\n{"jsonrpc":"1.0"}\n');
live({ go: rubbish });
