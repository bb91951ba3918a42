import { Type } from 'typebox';
import { Id } from './common.ts';

/** A stored connection waits for its receiver (`pending`) or is accepted (`connected`). */
export const StoredConnectionStatus = Type.Union([Type.Literal('pending'), Type.Literal('connected')]);
export type StoredConnectionStatus = Type.Static<typeof StoredConnectionStatus>;

/** Who asked: the session's company (`sent`) or the other one (`received`). */
export const ConnectionDirection = Type.Union([Type.Literal('sent'), Type.Literal('received')]);
export type ConnectionDirection = Type.Static<typeof ConnectionDirection>;

/** The connection between the session's company and another one. */
export const ConnectionState = Type.Object({
  _id: Id,
  status: StoredConnectionStatus,
  direction: ConnectionDirection,
});
export interface ConnectionState extends Type.Static<typeof ConnectionState> {}
