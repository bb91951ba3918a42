import type {
  ConnectedCompany,
  Deal,
  EndpointName,
  Order,
  OrderStatus,
  PendingConnection,
  Product,
  Quote,
  Session,
} from '@guildhall/contract';
import { newProduct, newRequest } from '../authorization-matrix.ts';
import { call } from '../client.ts';
import { counter, offer } from '../negotiation.ts';

interface Actors {
  /** A node that is up. */
  nodeOf: () => string;
  random: () => number;
  /** One session of each member; several members have the same company. */
  sessions: readonly Session[];
}

const nextSteps: Partial<Record<OrderStatus, [OrderStatus, 'client' | 'vendor']>> = {
  placed: ['confirmed', 'vendor'],
  confirmed: ['dispatched', 'vendor'],
  dispatched: ['delivered', 'client'],
  delivered: ['completed', 'client'],
};

/**
 * Does what people of several companies do, one after the other or at once. An action that is not possible any more is
 * refused, which is as good. `act` returns the statuses of the calls that changed something.
 */
export function createActions({ nodeOf, random, sessions }: Actors) {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const requests: string[] = [];
  const statuses: number[] = [];

  async function read<Body>({ token }: Session, endpoint: [EndpointName, ...string[]]): Promise<Body | []> {
    const answer = await call<Body>(nodeOf(), endpoint, { token }).catch(() => undefined);
    return answer?.status === 200 ? answer.body : [];
  }
  /** A call whose node is killed counts as 0: whether it was done is not known. */
  async function write<Body>({ token }: Session, endpoint: [EndpointName, ...string[]], body?: object) {
    const answer = await call<Body>(nodeOf(), endpoint, { token, ...(body && { body }) }).catch(
      () => undefined,
    );
    statuses.push(answer?.status ?? 0);
    return answer;
  }
  const others = (me: Session) => sessions.filter(({ user }) => user._id !== me.user._id);
  const pickFrom = async <Row>(me: Session, name: EndpointName) =>
    pick((await read<Row[]>(me, [name, me.user._id])) as Row[]);

  async function actOnDeal(me: Session): Promise<unknown> {
    const deal = await pickFrom<Deal>(me, 'listDeals');
    if (!deal) return;
    const quote = (await read<Quote>(me, ['getQuote', deal.id])) as Quote;
    const after = quote.offers?.length ?? 0;
    const side = quote.clientId === me.user._id ? 'client' : 'vendor';
    if (quote.order) {
      const order = (await read<Order>(me, ['getOrder', quote.order.id])) as Order;
      const [status, by] = nextSteps[order.status] ?? [];
      if (by !== side || status === undefined) return;
      return write(me, ['changeOrder', order.id], { status, from: order.status });
    }
    const end = side === 'client' ? 'declineQuote' : 'withdrawQuote';
    const choices: (() => Promise<unknown>)[] = [
      () => write(me, ['makeOffer', quote.id], { offer: side === 'client' ? counter : offer, after }),
      () => write(me, ['makeOffer', quote.id], { offer: side === 'client' ? counter : offer, after }),
      () => write(me, ['acceptQuote', quote.id], { offer: after }),
      () => write(me, ['addNote', quote.id], { text: 'By Friday.' }),
      () => write(me, [end, quote.id], { after }),
    ];
    return pick(choices)!();
  }

  const kinds: ((me: Session) => Promise<unknown>)[] = [
    (me) =>
      write(me, ['sendConnection'], {
        senderUserId: me.user._id,
        receiverUserId: pick(others(me))!.user._id,
      }),
    async (me) => {
      const pending = await pickFrom<PendingConnection>(me, 'listPendingConnections');
      if (pending)
        await write(me, [
          pick(['acceptConnection', 'acceptConnection', 'removeConnection'] as const)!,
          pending._id,
        ]);
    },
    async (me) => {
      const connected = await pickFrom<ConnectedCompany>(me, 'listConnections');
      if (connected && random() < 0.1) await write(me, ['removeConnection', connected.connection._id]);
    },
    ...Array.from({ length: 4 }, () => async (me: Session) => {
      const connected = await pickFrom<ConnectedCompany>(me, 'listConnections');
      if (connected)
        await write(me, ['sendMessage'], {
          senderId: me.user._id,
          receiverId: connected._id,
          content: 'Good day',
        });
    }),
    ...Array.from({ length: 3 }, () => async (me: Session) => {
      const connected = await pickFrom<ConnectedCompany>(me, 'listConnections');
      const messages = connected
        ? ((await read<{ _id: string; sender: string }[]>(me, [
            'listMessages',
            me.user._id,
            connected._id,
          ])) as {
            _id: string;
          }[])
        : [];
      const last = messages.at(-1);
      if (!connected || !last) return;
      if (random() < 0.8) await write(me, ['readMessages', me.user._id, connected._id], { upTo: last._id });
      else await write(me, ['deleteMessage', last._id]);
    }),
    async (me) => {
      const added = await write<{ request: { id: string } }>(me, ['createRequest'], newRequest);
      if (added?.status === 201) requests.push(added.body.request.id);
    },
    ...Array.from({ length: 2 }, () => async (me: Session) => {
      const requestId = pick(requests);
      if (requestId)
        await write(me, ['createQuote'], { requestId, ...(random() < 0.8 ? { offer } : { note: 'Which?' }) });
    }),
    ...Array.from({ length: 5 }, () => actOnDeal),
    async (me) => {
      await write(me, ['readNotifications', me.user._id], { upTo: Math.floor(random() * 40) });
    },
    (me) => write(me, ['createProduct'], { ...newProduct, stockQuantity: 9, lowStock: 5 }),
    async (me) => {
      const product = await pickFrom<Product>(me, 'listInventory');
      if (product)
        await write(me, ['changeStock', product.id], { change: random() < 0.5 ? -6 : 6, reason: 'Counted' });
    },
    async (me) => {
      const other = pick(others(me))!.user._id;
      if (random() < 0.2) await write(me, ['blockCompany'], { companyId: other });
      else await write(me, ['unblockCompany', other]);
    },
  ];
  return { act: () => pick(kinds)!(pick(sessions)!), statuses };
}
