import { type FileHandle, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The holder of a data folder. */
export interface LeaseRecord {
  /** The id of the holder, and a part of the name of its socket. */
  id: string;
  /** The id of the machine since its start; the socket of the holder only works there. */
  boot: string;
  /** `free` when its holder has ended normally. */
  state: 'held' | 'ending' | 'free';
  /** Increases with every renewal. */
  count: number;
}

/** A lease on the disk. */
export interface LeaseFile {
  generation: number;
  text: string;
  /** Null while it is being written, or after an interrupted write. */
  record: LeaseRecord | null;
}

const name = /^server\.lease\.(\d+)$/;
/** Bytes of a record: constant, so that it can be overwritten on a full disk. */
const length = 256;

export const leasePath = (folder: string, generation: number): string =>
  join(folder, `server.lease.${generation}`);

export const leaseSocketPath = (folder: string, id: string): string => join(folder, `server.${id}.sock`);

/** Overwrites the record. */
export async function writeRecord(file: FileHandle, record: LeaseRecord): Promise<void> {
  await file.write(`${JSON.stringify(record).padEnd(length - 1)}\n`, 0);
}

function parse(text: string): LeaseRecord | null {
  try {
    return JSON.parse(text) as LeaseRecord;
  } catch {
    return null;
  }
}

async function generationsIn(folder: string): Promise<number[]> {
  const found = (await readdir(folder)).flatMap((file) => name.exec(file)?.[1] ?? []);
  return found.map(Number).toSorted((one, other) => one - other);
}

async function read(folder: string, generation: number): Promise<LeaseFile | undefined> {
  const text = await readFile(leasePath(folder, generation), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  return text === undefined ? undefined : { generation, text, record: parse(text) };
}

/** The valid lease, that of the highest generation; undefined when there is none. */
export async function newestLease(folder: string): Promise<LeaseFile | undefined> {
  for (;;) {
    const generation = (await generationsIn(folder)).at(-1);
    if (generation === undefined) return undefined;
    const lease = await read(folder, generation);
    // A newer one has replaced it.
    if (lease) return lease;
  }
}

/**
 * Creates the lease of a generation. Only one of simultaneous attempts succeeds, and the newest lease is never removed, so
 * each generation is used once. Null when this or a higher generation exists.
 */
export async function createLease(
  folder: string,
  generation: number,
  record: LeaseRecord,
): Promise<FileHandle | null> {
  const path = leasePath(folder, generation);
  let file: FileHandle;
  try {
    file = await open(path, 'wx+');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null;
    throw error;
  }
  try {
    await writeRecord(file, record);
    if ((await generationsIn(folder)).at(-1) === generation) return file;
  } catch (error) {
    await abandon();
    throw error;
  }
  await abandon();
  return null;

  async function abandon() {
    await file.close();
    await rm(path, { force: true });
  }
}

/** Removes the earlier leases, with their sockets. */
export async function removeOlderLeases(folder: string, generation: number): Promise<void> {
  for (const older of await generationsIn(folder)) {
    if (older >= generation) return;
    const record = (await read(folder, older))?.record;
    if (record) await rm(leaseSocketPath(folder, record.id), { force: true });
    await rm(leasePath(folder, older), { force: true });
  }
}
