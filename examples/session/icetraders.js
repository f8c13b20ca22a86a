import { explain } from 'rulehouse';
import { clickedPlaces, icetradersFace } from 'rulehouse/face';
import { session } from 'rulehouse/session';
import { icetradersSvg } from 'rulehouse/svg';

const names = ['Ada', 'Bo', 'Cy'];
const play = session(icetradersFace, { seats: names.map((name) => ({ name })), confirm: 'always' });

for (const [seat, screen] of [...document.querySelectorAll('.screen')].entries()) {
  const own = play.as(seat);
  const [picture, buttons, refused] = screen.children;
  const show = () => {
    const { view, picked, offers, move, ...now } = own.snapshot();
    picture.innerHTML = `<h2>${names[seat]}: ${now.standing}</h2>${icetradersSvg(view, { seat, interactive: true, marks: { picked } })}`;
    const parts = offers.map((part) => [part.label, () => own.pick(part)]);
    const choices = move === null ? parts : [...parts, [move.words, () => own.play()]];
    buttons.replaceChildren(
      ...choices.map(([textContent, onclick]) =>
        Object.assign(document.createElement('button'), { textContent, onclick }),
      ),
    );
    refused.textContent = now.refused === null ? '' : explain(now.refused);
  };
  picture.onclick = ({ target }) => own.pick(clickedPlaces(target));
  own.subscribe(show);
  show();
}
