import type { ActivityAction } from '@guildhall/contract';

/** What `me` did when it removed a connection. */
export function removalOf(
  removed: { status: 'pending' | 'connected'; senderId: string },
  me: string,
): ActivityAction {
  if (removed.status === 'connected') return 'connection.ended';
  return removed.senderId === me ? 'connection.withdrawn' : 'connection.declined';
}
