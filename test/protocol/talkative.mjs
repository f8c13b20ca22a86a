import { live, say } from './zoo/base.mjs';

/** Says much before every move, and once in the midst of it what a bot may not say. */
live({
  go: ({ id, params }) => {
    for (let said = 0; said < 400; said++)
      say({ method: said === 300 ? 'sigh' : 'info', params: { id: '1', text: `${said}` } });
    say({ id, result: { move: params.legal[0] } });
  },
});
