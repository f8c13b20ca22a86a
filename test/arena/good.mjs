/** A bot of good manners for tournaments: apart from the zoo, whose tests count the animals that are left running. */
import { live } from '../protocol/zoo/base.mjs';

live();
