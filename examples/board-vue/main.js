/**
 * The board in a Vue page, for all at one screen. In a template it is `<rulehouse-board :game="game.id" :state.prop="state" :last.prop="last" @move="made">`,
 * with `isCustomElement` of the compiler saying that this is not a component.
 *
 * Run: npx vite examples/board-vue
 */
import { createApp, h, shallowRef } from 'vue';
import { isRight } from 'rulehouse';
import { boards, defineBoard } from 'rulehouse/board';
import { defaultOptions, game } from 'rulehouse/transformartian';

defineBoard(boards.filter(({ id }) => id === game.id));

const start = game.setup(defaultOptions, 1);

const Table = () => {
  // Shallow: a state is replaced, never changed.
  const table = shallowRef({ state: isRight(start) ? start.right : null, last: null });
  const onMove = ({ detail: { move } }) => {
    table.value = { state: game.applyLegal(table.value.state, move), last: move };
  };
  return () => h('rulehouse-board', { game: game.id, '.state': table.value.state, '.last': table.value.last, onMove });
};

createApp({ setup: Table }).mount('#root');
