import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import pg from 'pg';
import type { Engine } from '#db/embedded/engine.ts';

/** What the first byte of a message of a base backup says: bytes of the archive follow. */
const archiveBytes = 'd'.charCodeAt(0);

/** A connection by the replication protocol, yet to be made. */
export function replicationClient(connection: Engine['connection']): pg.Client {
  const options = { ...connection, replication: 'true' };
  const client = new pg.Client(options);
  // The query or the stream that is cut off tells of it.
  client.on('error', () => {});
  return client;
}

/**
 * A tar archive of all files of the database that a replication client is connected to, and of the
 * write-ahead log that brings them to one moment: the end of the backup. The database goes on meanwhile. The stream
 * fails when PostgreSQL does, among others where a page does not match its checksum.
 */
export function baseBackup(client: pg.Client): Readable {
  const { connection } = client;
  const tar = new Readable({
    read: () => void connection.stream.resume(),
    // Paused, the connection could not be ended.
    destroy(error, done) {
      connection.stream.resume();
      done(error);
    },
  });
  connection.on('copyData', ({ chunk }: { chunk: Buffer }) => {
    if (chunk[0] !== archiveBytes) return;
    // A copy: the driver uses its buffer again.
    if (!tar.push(Buffer.from(chunk.subarray(1)))) connection.stream.pause();
  });
  const run = async () => {
    // Without a slot a checkpoint might remove log that the backup has yet to send.
    const slot = `guildhall_backup_${randomBytes(8).toString('hex')}`;
    await client.query(`CREATE_REPLICATION_SLOT ${slot} TEMPORARY PHYSICAL (RESERVE_WAL)`);
    await client.query("BASE_BACKUP (LABEL 'guildhall', CHECKPOINT 'fast', WAL, MANIFEST 'no')");
    tar.push(null);
  };
  run().catch((error: Error) => tar.destroy(error));
  return tar;
}
