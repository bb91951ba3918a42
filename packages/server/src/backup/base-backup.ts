import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import pg from 'pg';
import type { Engine } from '#db/embedded/engine.ts';

/** The first byte of a message of a base backup with bytes of the archive. */
const archiveBytes = 'd'.charCodeAt(0);

/** A client for the replication protocol, not yet connected. */
export function replicationClient(connection: Engine['connection']): pg.Client {
  const options = { ...connection, replication: 'true' };
  const client = new pg.Client(options);
  // The interrupted query or stream has the error.
  client.on('error', () => {});
  return client;
}

/**
 * A tar archive of all files of the client's database, and of the write-ahead log that brings them to one moment: the end
 * of the backup. The database stays in use. The stream fails when PostgreSQL does, for example when a page does not match
 * its checksum.
 */
export function baseBackup(client: pg.Client): Readable {
  const { connection } = client;
  const tar = new Readable({
    read: () => void connection.stream.resume(),
    // A paused connection could not be closed.
    destroy(error, done) {
      connection.stream.resume();
      done(error);
    },
  });
  connection.on('copyData', ({ chunk }: { chunk: Buffer }) => {
    if (chunk[0] !== archiveBytes) return;
    // A copy, because the driver reuses its buffer.
    if (!tar.push(Buffer.from(chunk.subarray(1)))) connection.stream.pause();
  });
  const run = async () => {
    // Without a slot a checkpoint could remove log that the backup still needs.
    const slot = `guildhall_backup_${randomBytes(8).toString('hex')}`;
    await client.query(`CREATE_REPLICATION_SLOT ${slot} TEMPORARY PHYSICAL (RESERVE_WAL)`);
    await client.query("BASE_BACKUP (LABEL 'guildhall', CHECKPOINT 'fast', WAL, MANIFEST 'no')");
    tar.push(null);
  };
  run().catch((error: Error) => tar.destroy(error));
  return tar;
}
