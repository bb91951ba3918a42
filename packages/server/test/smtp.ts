import { onTestFinished } from 'vitest';
import { openMailServer, type MailServer, type Reception } from './mail-server.ts';

/** A mail server on a free port until the test ends. `receive` decides about each try. */
export async function startSmtpServer(receive?: (recipient: string) => Reception): Promise<MailServer> {
  const server = await openMailServer(receive);
  onTestFinished(() => server.close());
  return server;
}
