/**
 * The protocol between a host and a bot written in any language: JSON-RPC 2.0 with one object per line. This module contains the messages of the
 * protocol, their JSON Schema documents, and a checker of conversations. The code in this module is pure; the processes of bots are started
 * elsewhere.
 *
 * @packageDocumentation
 * @module rulehouse/protocol
 */
export { checkConversation, type Said } from './check.js';
export {
  type Allowance,
  type ClockFace,
  type End,
  type GameOver,
  type Go,
  type Gone,
  type Info,
  type Initialize,
  type Initialized,
  info,
  type Limits,
  type Method,
  type NewGame,
  type NotificationName,
  notifications,
  protocolVersion,
  type Quit,
  type RefusedMove,
  type RequestName,
  requests,
  type Stop,
  type Told,
  type Wishes,
} from './messages.js';
export {
  answerLine,
  failureLine,
  type Line,
  notificationLine,
  type RpcError,
  type RpcId,
  readLine,
  requestLine,
  rpcCodes,
} from './rpc.js';
export { protocolSchemas } from './schemas.js';
