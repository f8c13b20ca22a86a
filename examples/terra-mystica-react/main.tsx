/**
 * Terra Mystica against two bots that think in a worker, in React 18 or 19.
 *
 * Run: npx vite examples/terra-mystica-react
 */
import { createRoot } from 'react-dom/client';
import { explain } from 'rulehouse';
import { terraMysticaBoard } from 'rulehouse/board';
import { terraMysticaFace } from 'rulehouse/face';
import { Board, useSession, useSnapshot } from 'rulehouse/react';
import { session } from 'rulehouse/session';

const bots = { worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) };
const seats = [{ name: 'Ada' }, { name: 'Bo', bot: 'mcts:iterations=20' }, { name: 'Cy', bot: 'greedy' }];

const Table = () => {
  const play = useSession(() => session(terraMysticaFace, { seats, bots, seed: 1 }));
  const { standing, refused, canUndo, last } = useSnapshot(play);
  return (
    <>
      <p aria-live="polite">{standing}</p>
      <Board board={terraMysticaBoard} play={play} />
      <p id="last">{last?.words}</p>
      <p role="alert">{refused === null ? '' : explain(refused)}</p>
      <button disabled={!canUndo} onClick={() => play.undo()}>
        Take back
      </button>
    </>
  );
};

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Table />);
