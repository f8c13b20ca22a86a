/**
 * The board on a React page (19 or later), for two on one screen: React sets the properties of a custom element to objects, and listens to its events.
 *
 * Run: npx vite examples/board-react
 */
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { isRight } from 'rulehouse';
import { defineBoard, toframennBoard } from 'rulehouse/board';
import { defaultOptions, game } from 'rulehouse/toframenn';

defineBoard([toframennBoard]);

const start = game.setup(defaultOptions, 1);

const Table = () => {
  const [{ state, last }, show] = useState({ state: isRight(start) ? start.right : null, last: null });
  const onmove = ({ detail: { move } }) => show({ state: game.applyLegal(state, move), last: move });
  return createElement('rulehouse-board', { game: game.id, state, last, onmove });
};

createRoot(document.getElementById('root')).render(createElement(Table));
