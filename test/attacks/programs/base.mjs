/** Shared by all hostile programs: they speak the protocol, and a function makes their decisions. */
import { createInterface } from 'node:readline';

/**
 * Answers the host: `begun` receives the contents of `newGame`, `decide` returns the move for the contents of `go`, and `over` is called at the end.
 */
export const speak = ({ begun = () => undefined, decide = ({ legal }) => legal[0], over = () => undefined }) => {
  const say = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  createInterface({ input: process.stdin }).on('line', (line) => {
    const { id, method, params } = JSON.parse(line);
    if (method === 'initialize') say({ id, result: { name: 'attacker' } });
    else if (method === 'newGame') {
      begun(params);
      say({ id, result: null });
    } else if (method === 'go') say({ id, result: { move: decide(params) } });
    else if (method === 'end') over(params);
    else if (method === 'quit') process.exit(0);
  });
};
