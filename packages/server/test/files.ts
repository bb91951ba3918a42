import type { FileUploaded, Session, StoredFile } from '@guildhall/contract';
import sharp from 'sharp';
import { fileForm } from './form.ts';
import { address, type TestServer } from './server.ts';

/** A picture of one colour. */
export const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7d5a' } });

/** A picture of noise, which no format makes much smaller. */
export const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 30 } },
  });

/** Uploads a file as a company. */
export const upload = <Body = FileUploaded>(
  server: TestServer,
  { token }: Pick<Session, 'token'>,
  content: Parameters<typeof fileForm>[0],
  name?: string,
) => server.call<Body>(...address('uploadFile'), { token, body: fileForm(content, name) });

/** Uploads a small picture, and returns how it is stored. */
export async function uploadPicture(server: TestServer, session: Session): Promise<StoredFile> {
  const content = new Uint8Array(await picture().png().toBuffer());
  return (await upload(server, session, content, 'logo.png')).body.file;
}

/** Reads the bytes at an address. */
export async function readBytes(
  server: TestServer,
  url: string,
  token?: string,
): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(server.url + url, { headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}
