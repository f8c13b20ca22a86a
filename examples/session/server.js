import { defineBoard, icetradersBoard } from 'rulehouse/board';
import { icetradersFace } from 'rulehouse/face';
import { join } from 'rulehouse/session';

// The address of a server that allows this page, started with `rulehouse serve --allow ORIGIN`.
const tables = `${new URLSearchParams(location.search).get('server')}api/tables`;
const spec = { players: ['Ada', 'Bo', 'Cy'], options: { players: 3 } };
const headers = { 'content-type': 'application/json' };
const body = JSON.stringify({ game: 'icetraders', spec });
const { id, tokens } = await (await fetch(tables, { method: 'POST', headers, body })).json();

defineBoard([icetradersBoard]);
for (const token of Object.values(tokens)) {
  const board = document.createElement('rulehouse-board');
  board.session = join(icetradersFace, `${tables}/${id}`, { token });
  document.querySelector('main').append(board);
}
