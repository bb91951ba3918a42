import { connect } from 'node:net';

/** A raw HTTP call: unlike in fetch, nothing is checked, escaped or corrected. */
export interface RawCall {
  method: string;
  target: string;
  headers: [name: string, value: string][];
  body?: string | undefined;
}

export interface RawResponse {
  status: number;
  contentType: string;
  body: string;
}

/** Longer than any call takes on a busy machine. */
const timeout = 20_000;

function parse(text: string): RawResponse {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
  const contentType = /^content-type: *(.*)$/im.exec(head)?.[1]?.trim() ?? '';
  return { status, contentType, body: rest.join('\r\n\r\n') };
}

/**
 * Makes a call on its own connection. Rejects without a response; resolves with null when the server closed the connection
 * during a body that it does not read to its end, which may lose the response.
 */
export function exchange(
  port: number,
  { method, target, headers, body }: RawCall,
): Promise<RawResponse | null> {
  const bytes = Buffer.from(body ?? '');
  const lines = [...headers, ['Connection', 'close'] as const];
  if (body !== undefined) lines.unshift(['Content-Length', String(bytes.byteLength)]);
  const head = [`${method} ${target} HTTP/1.1`, 'Host: guildhall.example'].concat(
    lines.map(([name, value]) => `${name}: ${value}`),
  );
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const received: Buffer[] = [];
    let broken: Error | undefined;
    socket.setTimeout(timeout, () => socket.destroy(new Error('No response came.')));
    socket.on('data', (chunk) => {
      received.push(chunk);
      // A stream of events has no end.
      if (/^content-type: *text\/event-stream/im.test(chunk.toString('latin1'))) socket.destroy();
    });
    socket.on('error', (error) => void (broken = error));
    socket.on('close', () => {
      const answer = parse(Buffer.concat(received).toString());
      if (answer.status > 0) resolve(answer);
      else if (broken && 'code' in broken && bytes.byteLength > 65_536) resolve(null);
      else reject(broken ?? new Error('The server closed the connection without a response.'));
    });
    socket.write(`${head.join('\r\n')}\r\n\r\n`, 'latin1');
    if (bytes.byteLength > 0) socket.write(bytes);
  });
}
