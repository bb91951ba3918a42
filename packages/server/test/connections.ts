import type { ChatMessage, Connection, Session } from '@guildhall/contract';
import { address, type TestServer } from './server.ts';

/** Sends a connection request. Returns the connection. */
export async function request(server: TestServer, from: Session, to: Session): Promise<Connection> {
  const { body } = await server.call<{ connection: Connection }>(...address('sendConnection'), {
    token: from.token,
    body: { senderUserId: from.user._id, receiverUserId: to.user._id, status: 'pending' },
  });
  return body.connection;
}

/** Connects two companies. Returns the connection's id. */
export async function connect(server: TestServer, from: Session, to: Session): Promise<string> {
  const { _id } = await request(server, from, to);
  await server.call(...address('acceptConnection', _id), { token: to.token });
  return _id;
}

/** Sends a message. Returns its id. */
export async function say(server: TestServer, from: Session, to: Session): Promise<string> {
  const { body } = await server.call<{ data: ChatMessage }>(...address('sendMessage'), {
    token: from.token,
    body: { senderId: from.user._id, receiverId: to.user._id, content: 'Good day' },
  });
  return body.data._id;
}
