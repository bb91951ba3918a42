import { parseConfig } from '#config.ts';
import { StartError } from '#start-error.ts';

interface Job {
  dataFolder: string;
  file: string;
  say: (line: string) => void;
  /** Aborted on SIGINT and SIGTERM. */
  signal: AbortSignal;
}

/**
 * Runs `npm run backup` or `npm run restore`: the file is the argument, and the data folder comes from the environment.
 * Prints one line about the result, for a failure on standard error and with code 1.
 */
export async function runCommand(
  name: 'backup' | 'restore',
  job: (options: Job) => Promise<string>,
): Promise<void> {
  const abort = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => abort.abort());
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  try {
    const [file, ...rest] = process.argv.slice(2);
    if (file === undefined || file.startsWith('-') || rest.length > 0)
      throw new StartError(`Usage: npm run ${name} -- guildhall.tar.gz`);
    const { databaseUrl, dataFolder } = parseConfig(process.env);
    if (databaseUrl !== undefined)
      throw new StartError(
        `DATABASE_URL names a PostgreSQL of your own: use its pg_dump and pg_restore. This is for the embedded one.`,
      );
    const end = await job({ dataFolder, file, say, signal: abort.signal });
    say(end);
  } catch (error) {
    const text = error instanceof StartError ? error.message : String((error as Error).stack);
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
}
