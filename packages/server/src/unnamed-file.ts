import { randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file without a name on the disk: it is gone when it is closed, even by the end of the process. */
export async function openUnnamed(): Promise<FileHandle> {
  const path = join(tmpdir(), `guildhall-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}
