export { draw, face } from './face.ts';
export { game, type State, type Types } from './game.ts';
