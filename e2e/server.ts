import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../packages/server/test/free-port.ts';
import { openMailServer, type MailServer, type TakenLetter } from '../packages/server/test/mail-server.ts';

const dist = resolve(import.meta.dirname, '../packages/server/dist');
const main = join(dist, 'main.js');
const operatorMain = join(dist, 'operator.js');

/** An empty folder that PostgreSQL's own user, under root, can also enter. */
async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-e2e-'));
  await chmod(folder, 0o755);
  return folder;
}

/** Whether a server has the demo marketplace. */
export type Demo = 'on' | 'off';

/** The built server with its own data folder, as `npm start` runs it. */
export class GuildhallServer {
  #process: ChildProcess | undefined;
  /** The output of the server since `takeErrors`, over all restarts. */
  private output = '';

  private constructor(
    readonly url: string,
    private readonly port: number,
    private readonly dataFolder: string,
    private readonly demo: Demo,
    private readonly mail: MailServer,
  ) {}

  /** Starts on new data. */
  static async start(demo: Demo): Promise<GuildhallServer> {
    const port = await freePort();
    const [dataFolder, mail] = await Promise.all([makeDataFolder(), openMailServer()]);
    const server = new GuildhallServer(`http://127.0.0.1:${port}`, port, dataFolder, demo, mail);
    await server.#spawn();
    return server;
  }

  /** Kills the server as a power cut would, and restarts it on the same data. */
  async killAndRestart(): Promise<void> {
    const running = this.#process;
    running?.kill('SIGKILL');
    if (running && running.exitCode === null && running.signalCode === null) await once(running, 'exit');
    await this.#spawn();
  }

  /** Stops the server gracefully and removes its data. */
  async stop(): Promise<void> {
    const running = this.#process;
    if (running && running.exitCode === null) {
      running.kill('SIGTERM');
      await once(running, 'exit');
    }
    await this.mail.close();
    await rm(this.dataFolder, { recursive: true, force: true });
  }

  /** Removes all companies with everything that belongs to them, but for the demo marketplace, which is as it was. */
  async clear(): Promise<void> {
    await this.query('truncate companies, outbox cascade');
    this.mail.letters.length = 0;
    // A start fills an empty database.
    if (this.demo === 'on') await this.killAndRestart();
  }

  /** Runs the operator's command beside the server. Returns what it prints. */
  async operator(...args: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(process.execPath, [operatorMain, ...args], {
      env: { ...process.env, GUILDHALL_DATA: this.dataFolder },
    });
    return stdout;
  }

  /** Runs SQL on the server's database, for more rows than calls could create in time. Returns what it selects. */
  async query<Row>(statement: string, values: unknown[] = []): Promise<Row[]> {
    const host = join(this.dataFolder, 'postgres');
    const client = new pg.Client({ host, user: 'guildhall', database: 'postgres' });
    await client.connect();
    try {
      return (await client.query<Row & pg.QueryResultRow>(statement, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** The letters that its mail server has taken, oldest first. */
  get letters(): readonly TakenLetter[] {
    return this.mail.letters;
  }

  /** The errors logged since the last call: lines of level error and above, and unhandled rejections. */
  takeErrors(): string[] {
    const lines = this.output.split('\n');
    this.output = '';
    return lines.filter((line) => /"level":(50|60)|unhandled|uncaught/i.test(line));
  }

  async #spawn(): Promise<void> {
    const child = spawn(process.execPath, [main], {
      env: {
        ...process.env,
        PORT: String(this.port),
        GUILDHALL_DATA: this.dataFolder,
        GUILDHALL_DEMO: this.demo,
        GUILDHALL_LOG: 'warn',
        GUILDHALL_SMTP_URL: this.mail.url,
        GUILDHALL_MAIL_FROM: 'Guildhall <post@guildhall.example>',
        GUILDHALL_PUBLIC_URL: this.url,
        // Journeys fill lists faster than people do.
        GUILDHALL_WRITE_LIMIT: '1000000',
        NODE_ENV: 'production',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    const keep = (chunk: Buffer) => void (this.output += chunk.toString());
    child.stderr.on('data', keep);
    // However long it takes: only the end of the process, or of the test that waits, ends this.
    await new Promise<void>((listening, failed) => {
      child.stdout.on('data', (chunk: Buffer) => {
        keep(chunk);
        if (/^ +Guildhall +http/m.test(chunk.toString())) listening();
      });
      child.once('close', () => failed(new Error(`The server did not start:\n${this.output}`)));
    });
  }
}
