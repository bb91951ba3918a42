import { StartError } from './start-error.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** All settings of the server. */
export interface Config {
  /** 0 takes any free port. */
  port: number;
  /** Where the figures for Prometheus are served; 0 takes any free port, undefined serves none. */
  metricsPort: number | undefined;
  host: string;
  /** Where the server keeps its own PostgreSQL; unused with `databaseUrl`. */
  dataFolder: string;
  /** A PostgreSQL to use in place of its own. */
  databaseUrl: string | undefined;
  /** Whether an empty database is filled with the demo marketplace. */
  demo: boolean;
  logLevel: (typeof logLevels)[number];
  /** How long it goes on answering when it is told to end, while it is not ready any more. */
  drainSeconds: number;
  /** Origins other than the server's own whose pages may call it. */
  allowedOrigins: string[];
}

function parsePort(name: string, text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new StartError(`${name} must be a number from 0 to 65535, not "${text}".`);
}

function parseSeconds(name: string, text: string): number {
  const seconds = Number(text);
  if (/^\d+$/.test(text) && seconds <= 3600) return seconds;
  throw new StartError(`${name} must be a number of seconds from 0 to 3600, not "${text}".`);
}

function parseDatabaseUrl(text: string): string {
  const isPostgres = URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol);
  if (isPostgres) return text;
  // The value is not repeated: it may hold a password.
  throw new StartError('DATABASE_URL must look like postgres://user:password@host:5432/database.');
}

function parseSwitch(name: string, text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on';
  throw new StartError(`${name} must be "on" or "off", not "${text}".`);
}

function parseLogLevel(text: string): Config['logLevel'] {
  const level = logLevels.find((name) => name === text);
  if (level) return level;
  throw new StartError(`GUILDHALL_LOG must be one of ${logLevels.join(', ')}, not "${text}".`);
}

function parseOrigins(text: string): string[] {
  return text
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
    .map((origin) => {
      // A path or a slash at the end would never equal what a browser sends.
      if (URL.canParse(origin) && new URL(origin).origin === origin) return origin;
      throw new StartError(
        `GUILDHALL_ORIGINS must list origins like https://app.example.com, not "${origin}".`,
      );
    });
}

/** Reads the settings out of the environment; an empty variable counts as unset. Throws StartError on a wrong one. */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read = (name: string): string | undefined => env[name]?.trim() || undefined;
  const metricsPort = read('METRICS_PORT');
  const url = read('DATABASE_URL');
  const databaseUrl = url === undefined ? undefined : parseDatabaseUrl(url);
  return {
    port: parsePort('PORT', read('PORT') ?? '3000'),
    metricsPort: metricsPort === undefined ? undefined : parsePort('METRICS_PORT', metricsPort),
    host: read('HOST') ?? '127.0.0.1',
    dataFolder: read('GUILDHALL_DATA') ?? './data',
    databaseUrl,
    demo: parseSwitch('GUILDHALL_DEMO', read('GUILDHALL_DEMO') ?? (databaseUrl === undefined ? 'on' : 'off')),
    logLevel: parseLogLevel(read('GUILDHALL_LOG') ?? 'info'),
    drainSeconds: parseSeconds('GUILDHALL_DRAIN_SECONDS', read('GUILDHALL_DRAIN_SECONDS') ?? '0'),
    allowedOrigins: parseOrigins(read('GUILDHALL_ORIGINS') ?? ''),
  };
}
