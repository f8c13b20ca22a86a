import { map } from 'fp-ts/Either';
import { defineBoard, terrafexBoard } from 'rulehouse/board';
import { terrafexFace } from 'rulehouse/face';
import { session } from 'rulehouse/session';

const element = (id) => document.getElementById(id);
const play = session(terrafexFace, { seats: [{ name: 'Ada' }, { name: 'Bot', bot: 'mcts:iterations=200' }] });

defineBoard([terrafexBoard]);
element('board').session = play;
element('undo').onclick = () => play.undo();
element('save').onclick = () => map((record) => localStorage.setItem('terrafex', record))(play.save());
element('load').onclick = () => play.load(localStorage.getItem('terrafex') ?? '');
