/**
 * A program that tries to compute the secrets of Goofspiel from its own seed and its own view: the order of the prizes, and the bids of the random
 * bot at the other seat. It uses what it knows to win, and appends to the file given as its argument how often it was right.
 *
 * It first tries the seeds from which its own seed would have been derived, as `match` and `arena` used to do; then every small seed of a set-up that
 * agrees with what it has seen so far, because authors of specs choose small ones.
 */
import { appendFileSync } from 'node:fs';
import { shuffled, source } from '../../../src/core/values/random.ts';
import { speak } from './base.mjs';

const [file, most = '20000'] = process.argv.slice(2);

const order = (seed, cards) => shuffled(source(seed), [...'123456789'.slice(0, cards)]).join('');

/** What the program knows: its seat, the possible orders of the prizes, the most likely one first, and the draws of the other seat. */
let [seat, cards, orders, rival] = [0, 0, [], source(0)];

const begun = ({ seed: told, seat: own, options }) => {
  ({ cards } = options);
  seat = own;
  // The number is ((set-up + 1) * 4096) + rotation * 64 + seat.
  const setup = Math.floor(told / 4096) - 1;
  rival = source(told - seat + (1 - seat));
  orders = [order(setup, cards)];
  for (let seed = 0; seed <= Number(most); seed++) orders.push(order(seed, cards));
};

const predictions = [];

/** The predictions for the last decision. */
let last;

/** Writes down whether the predictions for the last decision came true. */
const judge = (prize, hand) => {
  if (last === undefined) return;
  if (last.hand.length > 1) predictions.push({ chance: 1 / last.hand.length, hit: !hand.includes(last.bid) });
  if (last.hidden.length > 1) predictions.push({ chance: 1 / last.hidden.length, hit: prize === last.prize });
};

let seen = '';

const decide = ({ view }) => {
  const [prizes, hands] = view.split(' ');
  const [prize] = prizes;
  const mine = hands.split('/')[seat];
  const hand = hands.split('/')[1 - seat];
  judge(prize, hand);
  seen += prize;
  orders = orders.filter((one) => one.startsWith(seen));
  const hidden = [...'123456789'.slice(0, cards)].filter((one) => !seen.includes(one));
  const bid = hand[rival.below(hand.length)];
  const next = orders[0]?.[seen.length] ?? hidden[Math.floor(Math.random() * hidden.length)];
  last = { hand, bid, hidden, prize: next };
  // Bid just enough to win a valuable prize, and the lowest card otherwise.
  const enough = [...mine].find((card) => card > bid);
  return Number(prize) * 3 > cards && enough !== undefined ? enough : mine[0];
};

speak({
  begun,
  decide,
  over: () => appendFileSync(file, predictions.map((one) => `${JSON.stringify(one)}\n`).join('')),
});
