/**
 * The page of the server: a table, its picture, and the legal moves as buttons. Small on purpose; a front end of one's own has the same doors.
 *
 * @packageDocumentation
 */

/** The page. */
export const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>rulehouse</title><link rel="stylesheet" href="page.css"><script type="module" src="page.js"></script></head>
<body>
<h1>rulehouse</h1>
<form id="new"><label>Game <select id="game"></select></label> <label>Options <input id="options" value="{}"></label> <label>Your name <input id="name" maxlength="40" required></label>
<label>Bots <select id="bot"></select></label> <button>Open a table</button></form>
<form id="join"><label>Table <input id="table" maxlength="16" required></label> <label>Your name <input id="guest" maxlength="40" required></label>
<label>Seat <input id="seat" type="number" min="0" max="5" value="1"></label> <button>Join</button></form>
<p id="state" role="status"></p><div id="picture"></div><div id="moves"></div>
</body></html>
`;

/** Its style. */
export const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:1rem auto;padding:0 1rem}
form{margin:.5rem 0}#moves button{margin:.15rem;font:inherit}#picture img{max-width:100%}`;

/** Its script: events are read by fetch, since an EventSource cannot send a token. */
export const script = `const $ = (id) => document.getElementById(id);
let here = null;
const call = async (path, body, token) => {
  const headers = token ? { authorization: 'Bearer ' + token } : {};
  const answer = await fetch(path, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) });
  const read = await answer.json();
  if (!answer.ok) throw new Error((read.error.rule ? read.error.rule + ': ' : '') + read.error.text);
  return read;
};
const shown = (text) => ($('state').textContent = text);
const attempt = (act) => act().catch((error) => shown(error.message));
const draw = async () => {
  const { id, token } = here;
  const look = await call('api/tables/' + id, undefined, token);
  const picture = await fetch('api/tables/' + id + '/picture', { headers: { authorization: 'Bearer ' + token } });
  if (picture.ok) {
    const image = new Image();
    image.alt = look.sight.view;
    image.src = 'data:image/svg+xml,' + encodeURIComponent(await picture.text());
    $('picture').replaceChildren(image);
  }
  const moves = await call('api/tables/' + id + '/legal', undefined, token);
  $('moves').replaceChildren(...moves.map((move) => {
    const button = document.createElement('button');
    button.textContent = move;
    button.onclick = () => attempt(() => call('api/tables/' + id + '/messages', { _tag: 'Move', ply: look.sight.ply, move }, token));
    return button;
  }));
  const seats = look.players.map((name, seat) => seat + ': ' + (name ?? 'free')).join(', ');
  shown('Table ' + id + '. ' + seats + '. ' + (look.end ? 'The game is over: ' + JSON.stringify(look.end) : look.sight ? 'To decide: ' + look.sight.deciding.join(', ') : 'Waiting for players.'));
};
const listen = async () => {
  const { id, token } = here;
  const answer = await fetch('api/tables/' + id + '/events', { headers: { authorization: 'Bearer ' + token } });
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done } = await reader.read();
    if (done) break;
    await draw();
  }
};
const stay = () => listen().catch(() => undefined).then(() => setTimeout(stay, 1000));
const enter = (id, token) => { here = { id, token }; void stay(); };
const { games, bots } = await call('api/games');
$('game').replaceChildren(...games.map(({ id, title }) => new Option(title, id)));
$('bot').replaceChildren(new Option('none', ''), ...bots.map((bot) => new Option(bot, bot)));
$('new').onsubmit = (event) => {
  event.preventDefault();
  attempt(async () => {
    const bot = $('bot').value;
    const spec = { options: JSON.parse($('options').value), seed: Math.floor(Math.random() * 2 ** 32) };
    const { id } = await call('api/tables', { game: $('game').value, spec });
    const look = await call('api/tables/' + id);
    const { token } = await call('api/tables/' + id + '/players', { player: $('name').value, seat: 0 });
    if (bot) for (let seat = 1; seat < look.players.length; seat++) await call('api/tables/' + id + '/bots', { seat, bot }, token);
    enter(id, token);
  });
};
$('join').onsubmit = (event) => {
  event.preventDefault();
  attempt(async () => {
    const id = $('table').value.trim();
    const { token } = await call('api/tables/' + id + '/players', { player: $('guest').value, seat: Number($('seat').value) });
    enter(id, token);
  });
};
`;
