import type {
  Attention,
  ConnectedCompany,
  Deal,
  LiveEvent,
  Notification,
  Session,
} from '@guildhall/contract';
import { call } from '../client.ts';
import { openStream, type TestStream } from '../event-stream.ts';

/** What the badges show. */
export type Badges = Pick<Attention, 'messages' | 'connectionRequests' | 'deals' | 'notifications'>;

const badgesOf = ({ messages, connectionRequests, deals, notifications }: Attention): Badges => ({
  messages,
  connectionRequests,
  deals,
  notifications,
});

/** A window of a member: it counts what waits when it opens, and again after each event, as the app does. */
export interface BadgeWindow {
  session: Session;
  /** What it shows; undefined until it has counted. */
  badges: () => Badges | undefined;
  close(): void;
}

/** Opens a window. `nodeOf` says to which node it connects, at first and when that one has gone. */
export function openBadgeWindow(session: Session, nodeOf: () => string): BadgeWindow {
  let badges: Badges | undefined;
  let isOutdated = false;
  let counting: Promise<void> | undefined;
  let lastEventId: string | undefined;
  let stream: TestStream | undefined;
  let isClosed = false;

  async function count(): Promise<void> {
    while (isOutdated && !isClosed) {
      isOutdated = false;
      const { token, user } = session;
      const answer = await call<Attention>(nodeOf(), ['getAttention', user._id], { token }).catch(() => null);
      // The node may be the one that was killed.
      if (answer?.status === 200) badges = badgesOf(answer.body);
      else isOutdated = true;
    }
  }
  const outdate = (event: Pick<LiveEvent, 'id'>) => {
    lastEventId = event.id;
    isOutdated = true;
    counting ??= count().finally(() => (counting = undefined));
  };
  async function listen(): Promise<void> {
    while (!isClosed) {
      stream = await openStream(nodeOf(), session.token, lastEventId, outdate).catch(() => undefined);
      await stream?.ended;
    }
  }
  void listen();
  return {
    session,
    badges: () => badges,
    close() {
      isClosed = true;
      stream?.leave();
    },
  };
}

/** Counts the same anew, from the lists that the badges lead to. */
export async function recount(url: string, { token, user }: Session): Promise<Badges> {
  const list = async <Row>(
    name: 'listConnections' | 'listPendingConnections' | 'listDeals' | 'listNotifications',
    filter = '',
  ) => (await call<Row[]>(url, [name, user._id], { token, query: `?limit=100${filter}` })).body;
  const [connected, pending, deals, notifications] = await Promise.all([
    list<ConnectedCompany>('listConnections'),
    list('listPendingConnections'),
    list<Deal>('listDeals', '&view=needs-reply'),
    list<Notification>('listNotifications'),
  ]);
  const asked = deals.filter(({ side }) => side === 'client');
  return {
    messages: connected.filter(({ unread }) => unread > 0).length,
    connectionRequests: pending.length,
    deals: new Set(asked.map(({ requestId }) => requestId)).size + deals.length - asked.length,
    notifications: notifications.filter(({ unread }) => unread).length,
  };
}
