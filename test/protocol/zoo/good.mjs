import { live } from './base.mjs';

live();
