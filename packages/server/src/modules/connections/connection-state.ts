import type { Connection, ConnectionState } from '@guildhall/contract';

/** A stored connection as one of its two companies sees it. */
export const connectionState = (
  { _id, status, senderUserId }: Pick<Connection, '_id' | 'status' | 'senderUserId'>,
  me: string,
): ConnectionState => ({ _id, status, direction: senderUserId === me ? 'sent' : 'received' });
