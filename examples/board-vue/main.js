/**
 * A session and the board on a Vue page, for all players on one screen. In a template, write `<rulehouse-board :session.prop="play">`,
 * and let the compiler option `isCustomElement` say that this is not a component.
 *
 * Run: npx vite examples/board-vue
 */

import { boards, defineBoard } from 'rulehouse/board';
import { transformartianFace } from 'rulehouse/face';
import { session } from 'rulehouse/session';
import { createApp, h, onUnmounted, shallowRef } from 'vue';

const { game } = transformartianFace;
defineBoard(boards.filter(({ id }) => id === game.id));

/** The snapshot of a session. A shallow ref is enough, because a snapshot is replaced and never changed. */
const useSnapshot = (play) => {
  const shown = shallowRef(play.snapshot());
  onUnmounted(play.subscribe(() => (shown.value = play.snapshot())));
  return shown;
};

const Table = () => {
  const play = session(transformartianFace, { seed: 1 });
  const shown = useSnapshot(play);
  return () => [
    h('p', shown.value.standing),
    h('rulehouse-board', { '.session': play }),
    h('button', { disabled: !shown.value.canUndo, onClick: () => play.undo() }, 'Take back'),
  ];
};

createApp({ setup: Table }).mount('#root');
