import type { ErrorBody } from '@guildhall/contract';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { bareHeaders } from './security-headers.ts';

type Refusal = Omit<ErrorBody, 'requestId'> & { status: number };

const refusals: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'bad_request',
    message: 'The request did not arrive in time.',
  },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'payload_too_large', message: 'The headers are too large.' },
};
const unreadable: Refusal = { status: 400, code: 'bad_request', message: 'The request is not valid HTTP.' };

/** Responds in the contract's shape to data that Node cannot parse as HTTP. */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const { status, ...refusal } = refusals[error.code ?? ''] ?? unreadable;
    const body = JSON.stringify({ ...refusal, requestId: randomUUID() } satisfies ErrorBody);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...Object.entries(bareHeaders).map(([name, value]) => `${name}: ${value}`),
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy(error);
}

/** Responds in the contract's shape to an `Expect` other than `100-continue`, which Node itself answers without a body. */
export function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const body = {
    message: 'The header Expect can only be 100-continue.',
    code: 'bad_request',
    requestId: randomUUID(),
  } satisfies ErrorBody;
  response
    // The body that may follow is not read.
    .writeHead(417, {
      ...bareHeaders,
      connection: 'close',
      'content-type': 'application/json; charset=utf-8',
    })
    .end(JSON.stringify(body));
}
