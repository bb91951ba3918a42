import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartError } from '#start-error.ts';
import { program } from './binaries.ts';
import { boundLog, causeIn } from './log-file.ts';
import {
  findPostgres,
  isAlive,
  isPostgresOn,
  readPidFile,
  removeLockFiles,
  type PidFile,
} from './pid-file.ts';
import type { Places } from './places.ts';
import type { Transport } from './transport.ts';

const run = promisify(execFile);
const pollEvery = 10;
/** How long to wait for a PostgreSQL that starts, recovers from a crash or stops. */
const timeout = 120_000;
/** How long the socket of an unknown PostgreSQL must respond: one of ours may have just started or ended. */
const doubt = 1000;

/** Messages of a PostgreSQL that finds another one, or its remains, on its files: waiting may help. */
const inTheWay = /lock file "postmaster\.pid" already exists|is still in use/;

// English messages, whatever the language of the system.
const env = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' };

/** Creates a database cluster in the empty folder `files`. */
export async function initialise(places: Places, transport: Transport): Promise<void> {
  const { binaries, identity, files } = places;
  await run(
    program(binaries, 'initdb'),
    [
      `--pgdata=${files}`,
      '--username=guildhall',
      '--encoding=UTF8',
      // PostgreSQL's own collation: the system's changes with its libraries and would damage indexes.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...transport.initdbOptions(places),
    ],
    { ...identity, env, cwd: files },
  ).catch((error: { stderr?: string; message: string }) => {
    const cause = causeIn(error.stderr ?? error.message);
    const hint = cause.includes('No space left') ? '. Free some space on the disk, then start again.' : '';
    throw new StartError(`PostgreSQL cannot create its files in ${files}: ${cause}${hint}`);
  });
}

/** Takes over the PostgreSQL that runs on these files, or starts one. It continues when this process is killed. */
export async function ensureRunning(places: Places, transport: Transport): Promise<PidFile> {
  const { files } = places;
  const started = performance.now();
  let hidden: number | undefined;
  for (; performance.now() - started < timeout; await sleep(pollEvery)) {
    const found = readPidFile(files);
    const place = await findPostgres(files, found);
    if (place === 'here') {
      if (found?.status === 'ready') return found;
      continue;
    }
    if (place === 'elsewhere') {
      hidden ??= performance.now();
      if (performance.now() - hidden < doubt) continue;
      throw new StartError(
        `A PostgreSQL that this server can neither use nor end is running on ${files}, as a killed server in another container leaves it behind. End it, then start again.`,
      );
    }
    // PostgreSQL ignores the lock files of a process that is gone, but not when another program has its id, or when it is
    // a zombie.
    if (found && isAlive(found.pid)) removeLockFiles(files, found);
    const ready = await start(places, transport);
    if (ready) return ready;
  }
  throw new StartError(`PostgreSQL on ${files} is neither ready nor gone after ${timeout / 1000} seconds.`);
}

/** Null when another one, or its remains, prevents the start. */
async function start(places: Places, transport: Transport): Promise<PidFile | null> {
  const { binaries, identity, files, log } = places;
  boundLog(log);
  const settings = {
    ...(await transport.settings(places)),
    // Acknowledged writes must survive a power failure.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // All queries are short: compilation costs more than it saves.
    jit: 'off',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Opened to append, because another server may be starting one here too.
  const output = openSync(log, 'a', 0o600);
  const before = fstatSync(output).size;
  const child = spawn(program(binaries, 'postgres'), ['-D', files, ...options], {
    ...identity,
    env,
    cwd: files,
    // In its own session Ctrl-C only reaches the server, which ends its requests before its database.
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  await once(child, 'spawn').catch((error: Error) => {
    throw new StartError(`PostgreSQL cannot be started: ${error.message}`);
  });
  child.unref();
  while (child.exitCode === null && child.signalCode === null) {
    const found = readPidFile(files);
    if (found && found.pid === child.pid && found.status === 'ready') return found;
    await sleep(pollEvery);
  }
  const messages = readFileSync(log).subarray(before).toString();
  const wasStopped = child.exitCode === 0;
  if (wasStopped || inTheWay.test(messages)) return null;
  throw new StartError(
    `PostgreSQL cannot be run on the files in ${files}: ${causeIn(messages)}. Its log is ${log}; if files are damaged, put back a copy.`,
  );
}

/** Ends it without a checkpoint, for files that are no longer ours, and resolves when it is gone. */
export async function endAtOnce({ pid }: PidFile): Promise<void> {
  const started = performance.now();
  try {
    process.kill(pid, 'SIGQUIT');
    // It kills its own processes after five seconds.
    while (isAlive(pid) && performance.now() - started < 10_000) await sleep(pollEvery);
  } catch {
    // It is gone.
  }
}

/** Stops it, and resolves when it is gone. */
export async function stop({ binaries, identity, files }: Places): Promise<void> {
  const found = readPidFile(files);
  if (!found || !isPostgresOn(files, found)) return;
  const stopping = ['stop', '--mode=fast', '--no-wait', '--silent', `--pgdata=${files}`];
  await run(program(binaries, 'pg_ctl'), stopping, { ...identity, env, cwd: files }).catch(
    (error: unknown) => {
      // It may have ended meanwhile.
      if (isPostgresOn(files, found)) throw error;
    },
  );
  // Without pg_ctl, which would also wait for one that another server starts next.
  while (isPostgresOn(files, found)) await sleep(pollEvery);
}
