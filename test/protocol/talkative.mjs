import { live, say } from './zoo/base.mjs';

/** Writes a lot before every move, including one line that a bot may not write. */
live({
  go: ({ id, params }) => {
    for (let said = 0; said < 400; said++)
      say({ method: said === 300 ? 'sigh' : 'info', params: { id: '1', text: `${said}` } });
    say({ id, result: { move: params.legal[0] } });
  },
});
