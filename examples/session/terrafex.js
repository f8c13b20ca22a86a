import { map } from 'fp-ts/Either';
import { explain } from 'rulehouse';
import { clickedPlaces, terrafexFace } from 'rulehouse/face';
import { session } from 'rulehouse/session';
import { terrafexSvg } from 'rulehouse/svg';

const element = (id) => document.getElementById(id);
const play = session(terrafexFace, { seats: [{ name: 'Ada' }, { name: 'Bot', bot: 'mcts:iterations=200' }] });

const show = () => {
  const { view, picked, offers, move, standing, refused, canUndo } = play.snapshot();
  const marks = { picked, next: picked.length > 0 ? offers : [] };
  element('board').innerHTML = terrafexSvg(view, { seat: 0, interactive: true, marks });
  element('standing').textContent = standing;
  element('refused').textContent = refused === null ? '' : explain(refused);
  element('play').textContent = move?.words ?? 'Play';
  element('play').disabled = move === null;
  element('undo').disabled = !canUndo;
};
element('board').onclick = ({ target }) => play.pick(clickedPlaces(target));
for (const name of ['play', 'undo']) element(name).onclick = () => play[name]();
element('save').onclick = () => map((record) => localStorage.setItem('terrafex', record))(play.save());
element('load').onclick = () => play.load(localStorage.getItem('terrafex') ?? '');
play.subscribe(show);
show();
