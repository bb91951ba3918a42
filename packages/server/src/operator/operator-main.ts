import type { Kysely } from 'kysely';
import { parseConfig } from '#config.ts';
import { connect } from '#db/connect.ts';
import { reachEngine } from '#db/embedded/reach-engine.ts';
import { requireMigrated } from '#db/migrate.ts';
import type { Database } from '#db/schema.ts';
import { requireUsableDatabase } from '#db/version.ts';
import { StartError } from '#start-error.ts';
import { finish, listReports, restore, suspend } from './operator.ts';

type Job = (db: Kysely<Database>) => Promise<string>;

const usage = `Usage: npm run operator -- list
       npm run operator -- suspend <company id> [reason]
       npm run operator -- restore <company id>
       npm run operator -- done <report id>`;

function jobOf([command, id, ...words]: string[]): Job {
  if (command === 'list' && id === undefined) return listReports;
  if (id !== undefined) {
    if (command === 'suspend') return (db) => suspend(db, id, words.join(' '));
    if (command === 'restore' && words.length === 0) return (db) => restore(db, id);
    if (command === 'done' && words.length === 0) return (db) => finish(db, id);
  }
  throw new StartError(usage);
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Does a job on the database of the environment, whether a server runs on it or not. Returns a line about the result. */
async function run(job: Job): Promise<string> {
  const { databaseUrl, dataFolder } = parseConfig(process.env);
  const engine = databaseUrl === undefined ? await reachEngine({ dataFolder, say }) : undefined;
  const db = connect(engine?.connection ?? { connectionString: databaseUrl }, { onError: () => {}, size: 1 });
  try {
    await requireUsableDatabase(db);
    await requireMigrated(db);
    return await job(db);
  } finally {
    await db.destroy();
    await engine?.stop();
  }
}

try {
  say(await run(jobOf(process.argv.slice(2))));
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String((error as Error).stack)}\n`);
  process.exitCode = 1;
}
