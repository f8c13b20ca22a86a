/** Shared by all bots of the zoo: they read lines and answer each request, unless they misbehave. */
import { createInterface } from 'node:readline';

export const say = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

/** Plays the first legal move; `habits` lists by method what a misbehaving bot does instead. */
export const live = (habits = {}) => {
  createInterface({ input: process.stdin }).on('line', (line) => {
    const { id, method, params } = JSON.parse(line);
    const habit = habits[method];
    if (habit !== undefined) habit({ id, params });
    else if (method === 'quit') process.exit(0);
    else if (id !== undefined)
      say({
        id,
        result: method === 'go' ? { move: params.legal[0] } : method === 'initialize' ? { name: 'zoo' } : null,
      });
  });
};
