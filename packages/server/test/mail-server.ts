import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * What the mail server does with a letter. `lost`: it takes the letter, but the connection breaks before it says so;
 * `stalled`: it does not respond any more.
 */
export type Reception = 'taken' | 'lost' | 'later' | 'refused' | 'broken' | 'stalled';

/** A letter that the mail server has taken. */
export interface TakenLetter {
  /** The address of the envelope. */
  to: string;
  mail: Email;
}

export interface MailServer {
  url: string;
  letters: TakenLetter[];
  /** The addresses of all tries, one after the other. */
  tries: string[];
  /** The number of open connections. */
  connections(): number;
  /** Breaks the connections that do not respond. */
  breakStalled(): void;
  /** Ends it with its connections. */
  close(): Promise<void>;
}

const failure = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/** A mail server on a free port. `receive` decides about each try. */
export async function openMailServer(
  receive: (recipient: string) => Reception = () => 'taken',
): Promise<MailServer> {
  const letters: TakenLetter[] = [];
  const tries: string[] = [];
  /** The open connections by the port of the client, and those of them that do not respond. */
  const sockets = new Map<number, Socket>();
  const stalled = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 1,
    async onData(stream, session, callback) {
      const to = session.envelope.rcptTo.map(({ address }) => address).join();
      tries.push(to);
      const raw = await buffer(stream).catch(() => undefined);
      // The client was killed.
      if (!raw) return;
      const reception = receive(to);
      if (reception === 'taken' || reception === 'lost')
        letters.push({ to, mail: await PostalMime.parse(raw) });
      const socket = sockets.get(session.remotePort)!;
      if (reception === 'taken') callback();
      else if (reception === 'later') callback(failure(451, `Try ${to} later`));
      else if (reception === 'refused') callback(failure(550, `No mailbox ${to} here`));
      else if (reception === 'stalled') stalled.add(socket);
      else socket.destroy();
    },
  });
  server.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort!;
    sockets.set(port, socket);
    socket.on('close', () => sockets.delete(port));
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    letters,
    tries,
    connections: () => sockets.size,
    breakStalled() {
      for (const socket of stalled) socket.destroy();
      stalled.clear();
    },
    async close() {
      for (const socket of sockets.values()) socket.destroy();
      await new Promise<void>((closed) => server.close(closed));
    },
  };
}
