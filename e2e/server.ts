import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../packages/server/test/free-port.ts';

const main = resolve(import.meta.dirname, '../packages/server/dist/main.js');

/** An empty folder that also the user can enter whom PostgreSQL runs as under root. */
async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-e2e-'));
  await chmod(folder, 0o755);
  return folder;
}

type Demo = 'on' | 'off';

/** Data folders as the first start of a server leaves them. */
const templates: Partial<Record<Demo, Promise<string>>> = {};

async function makeTemplate(demo: Demo): Promise<string> {
  const folder = await makeDataFolder();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const server = await GuildhallServer.startOn(folder, demo);
  await server.end();
  return folder;
}

/** The built server on a data folder of its own, as `npm start` runs it. */
export class GuildhallServer {
  #process: ChildProcess | undefined;
  /** Everything that the server has printed, over all its restarts. */
  output = '';

  private constructor(
    readonly url: string,
    private readonly port: number,
    private readonly dataFolder: string,
    private readonly demo: Demo,
  ) {}

  /** Starts on fresh data: a copy, for a first start takes three times as long. `demo: 'on'` has the demo marketplace. */
  static async start({ demo = 'off' }: { demo?: Demo } = {}): Promise<GuildhallServer> {
    const template = await (templates[demo] ??= makeTemplate(demo));
    const folder = await makeDataFolder();
    // Under root the files belong to PostgreSQL's user, which Node's own way to copy would not keep.
    execFileSync('cp', ['-a', `${template}/.`, folder]);
    return GuildhallServer.startOn(folder, demo);
  }

  /** Starts on a data folder, which is filled when it is empty. */
  static async startOn(dataFolder: string, demo: Demo): Promise<GuildhallServer> {
    const port = await freePort();
    const server = new GuildhallServer(`http://127.0.0.1:${port}`, port, dataFolder, demo);
    await server.#spawn();
    return server;
  }

  /** Ends the server process as a power cut would, and starts it again on the same data. */
  async killAndRestart(): Promise<void> {
    const running = this.#process;
    running?.kill('SIGKILL');
    if (running && running.exitCode === null && running.signalCode === null) await once(running, 'exit');
    await this.#spawn();
  }

  /** Ends the server in good order. */
  async end(): Promise<void> {
    const running = this.#process;
    if (running && running.exitCode === null) {
      running.kill('SIGTERM');
      await once(running, 'exit');
    }
  }

  /** Ends the server in good order and removes its data. */
  async stop(): Promise<void> {
    await this.end();
    await rm(this.dataFolder, { recursive: true, force: true });
  }

  /** Runs a statement on the server's database, for more rows than calls would write in the time of a test. */
  async query(statement: string, values: unknown[] = []): Promise<void> {
    const host = join(this.dataFolder, 'postgres');
    const client = new pg.Client({ host, user: 'guildhall', database: 'postgres' });
    await client.connect();
    try {
      await client.query(statement, values);
    } finally {
      await client.end();
    }
  }

  /** Log lines of level error and above: a 5xx, an unhandled rejection. */
  get errors(): string[] {
    return this.output
      .split('\n')
      .filter((line) => /"level":(50|60)/.test(line) || /unhandled|uncaught/i.test(line));
  }

  async #spawn(): Promise<void> {
    const child = spawn(process.execPath, [main], {
      env: {
        ...process.env,
        PORT: String(this.port),
        GUILDHALL_DATA: this.dataFolder,
        GUILDHALL_DEMO: this.demo,
        GUILDHALL_LOG: 'warn',
        // Journeys fill lists faster than people do.
        GUILDHALL_WRITE_LIMIT: '1000000',
        NODE_ENV: 'production',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => void (this.output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    this.#process = child;
    for (let waited = 0; waited < 30_000; waited += 50) {
      if (child.exitCode !== null) break;
      const answer = await fetch(`${this.url}/api/ready`).catch(() => undefined);
      if (answer?.ok) return;
      await sleep(50);
    }
    throw new Error(`The server did not start:\n${this.output}`);
  }
}
