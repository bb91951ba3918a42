import type { FileUploaded, Session } from '@guildhall/contract';
import { hash } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { signUp } from '../client.ts';
import { makeDataFolder, removeDataFolder } from '../data-folder.ts';
import { picture } from '../files.ts';
import { fileForm } from '../form.ts';
import { spawnServer } from '../process.ts';
import { timeout } from './kills.ts';
import { randomNumbers } from './random.ts';
import { rounds } from './rounds.ts';

/** An acknowledged file: what the server has said of it, and of a document what was sent. */
interface Acknowledged {
  url: string;
  bytes: number;
  sent: string | undefined;
}

const digest = (bytes: Uint8Array) => hash('sha256', bytes);
const pdfOf = (n: number) => `%PDF-1.7\n${`${n} `.repeat(60_000)}\n%%EOF\n`;

/** Uploads one file after the other until no response comes. */
async function uploadAll(url: string, token: string, acknowledged: Acknowledged[]): Promise<void> {
  const image = new Uint8Array(await picture(300, 300).png().toBuffer());
  for (let n = 0; ; n += 1) {
    const content = n % 2 ? image : pdfOf(n);
    const form = fileForm(content);
    const response = await fetch(`${url}/api/files`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    }).catch(() => undefined);
    if (response === undefined) return;
    const body = (await response.json().catch(() => undefined)) as FileUploaded | undefined;
    if (body === undefined) return;
    expect(response.status).toBe(201);
    const sent = typeof content === 'string' ? digest(Buffer.from(content)) : undefined;
    acknowledged.push({ url: body.file.url, bytes: body.file.bytes, sent });
  }
}

async function check(url: string, { token }: Session, files: readonly Acknowledged[]): Promise<void> {
  for (const file of files) {
    const response = await fetch(url + file.url, { headers: { authorization: `Bearer ${token}` } });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect({ status: response.status, bytes: bytes.byteLength }).toEqual({ status: 200, bytes: file.bytes });
    if (file.sent !== undefined) expect(digest(bytes)).toBe(file.sent);
  }
}

test(
  'a server that is killed during uploads has every acknowledged file whole',
  { timeout },
  async ({ task }) => {
    const folder = await makeDataFolder();
    onTestFinished(() => removeDataFolder(folder));
    const env = { GUILDHALL_COMPANY_FILES_MB: '100000', GUILDHALL_FILES_MB: '100000' };
    let server = spawnServer(folder, { env });
    const company = await signUp(await server.ready, 'uploads');
    const acknowledged: Acknowledged[] = [];
    const random = randomNumbers();
    for (let round = 0; round < rounds; round += 1) {
      const url = await server.ready;
      const before = acknowledged.length;
      const uploads = [1, 2, 3].map(() => uploadAll(url, company.token, acknowledged));
      const goal = before + 5 + random() * 20;
      await expect.poll(() => acknowledged.length, { interval: 1 }).toBeGreaterThan(goal);
      server.kill('SIGKILL');
      await Promise.all([server.ended, ...uploads]);
      server = spawnServer(folder, { env });
      await check(await server.ready, company, acknowledged.slice(before));
    }
    await check(await server.ready, company, acknowledged);
    server.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0 });
    task.meta.figures = `${rounds} kills, ${acknowledged.length} files acknowledged, each of them whole`;
  },
);
