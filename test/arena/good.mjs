/** A well-behaved bot for tournaments. It is not part of the zoo, whose tests count the bots that are left running. */
import { live } from '../protocol/zoo/base.mjs';

live();
