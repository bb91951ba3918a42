import { isIPv4, isIPv6 } from 'node:net';
import addressParser from 'nodemailer/lib/addressparser';
import { isEmail } from './email.ts';
import { StartError } from './start-error.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** All settings of the server. */
export interface Config {
  /** 0 takes any free port. */
  port: number;
  /** The port of the metrics for Prometheus; 0 takes any free port, undefined serves none. */
  metricsPort: number | undefined;
  host: string;
  /** The folder of the server's own PostgreSQL, unused with `databaseUrl`, and of letters without `mail.smtpUrl`. */
  dataFolder: string;
  /** A PostgreSQL to use in place of its own. */
  databaseUrl: string | undefined;
  /** Whether an empty database is filled with the demo marketplace. */
  demo: boolean;
  logLevel: (typeof logLevels)[number];
  /** How long the server still responds after the signal to end, while it is no longer ready. */
  drainSeconds: number;
  /** Origins other than the server's own whose pages may call it. */
  allowedOrigins: string[];
  /** Writes that a company may make at once; undefined takes the default of `AppOptions`. */
  writeLimit: number | undefined;
  /** Megabytes that the files of a company may take. */
  companyFiles: number;
  /** Megabytes that all files may take. */
  files: number;
  /** Addresses and ranges of proxies that are trusted about the caller's address; `loopback` is this machine. */
  trustedProxies: string[];
  mail: MailConfig;
  /** Who gets a letter about each report; undefined for nobody. */
  operatorEmail: string | undefined;
  /** Names of variables that look like settings and are none, perhaps misspelt. */
  unknownSettings: string[];
}

/** How letters are sent. */
export interface MailConfig {
  /** The mail server; undefined writes letters to files in the data folder. */
  smtpUrl: string | undefined;
  /** The sender's address, with or without a name. */
  from: string;
  /** The origin of links in letters; undefined takes http://localhost with the port on which the server listens. */
  publicUrl: string | undefined;
}

function parseNumber(name: string, text: string, [min, max]: readonly [number, number]): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new StartError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

const ports = [0, 65_535] as const;

function parsePorts(read: (name: string) => string | undefined): Pick<Config, 'port' | 'metricsPort'> {
  const port = parseNumber('PORT', read('PORT') ?? '3000', ports);
  const text = read('METRICS_PORT');
  const metricsPort = text === undefined ? undefined : parseNumber('METRICS_PORT', text, ports);
  if (metricsPort === port && port !== 0)
    throw new StartError(`METRICS_PORT must be another one than PORT, not "${port}".`);
  return { port, metricsPort };
}

const megabytes = [0, 1_000_000_000] as const;
/** Megabytes that the files of a company, and those of all, may take unless a setting says otherwise. */
export const defaultMegabytes = { company: 200, all: 5000 };

function parseDatabaseUrl(text: string): string {
  const isPostgres = URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol);
  if (isPostgres) return text;
  // Without the value, which may contain a password.
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

const parseList = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

// Browsers send an origin without a path or a final slash.
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

function parseOrigin(origin: string): string {
  if (isOrigin(origin)) return origin;
  throw new StartError(`GUILDHALL_ORIGINS must list origins like https://app.example.com, not "${origin}".`);
}

function parseTrustedProxy(proxy: string): string {
  const [address = '', prefix, ...more] = proxy.split('/');
  const longest = isIPv4(address) ? 32 : isIPv6(address) ? 128 : 0;
  // A prefix of 0 would trust everybody.
  const isRange = prefix === undefined || (/^[1-9]\d*$/.test(prefix) && Number(prefix) <= longest);
  if (proxy === 'loopback' || (longest > 0 && isRange && more.length === 0)) return proxy;
  throw new StartError(
    `GUILDHALL_TRUSTED_PROXIES must list addresses like 10.0.0.5, ranges like 10.0.0.0/24 or loopback, not "${proxy}".`,
  );
}

function parsePublicUrl(text: string): string {
  if (isOrigin(text) && /^https?:/.test(text)) return text;
  throw new StartError(
    `GUILDHALL_PUBLIC_URL must be an origin like https://guildhall.example, not "${text}".`,
  );
}

function parseSmtpUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '') return text;
  // Without the value, which may contain a password.
  throw new StartError('GUILDHALL_SMTP_URL must look like smtps://user:password@mail.example:465.');
}

function parseMailFrom(text: string): string {
  const [mailbox, ...more] = addressParser(text, { flatten: true });
  if (mailbox && more.length === 0 && isEmail(mailbox.address) && !/\p{Cc}/u.test(text)) return text;
  throw new StartError(
    `GUILDHALL_MAIL_FROM must be an address like Guildhall <post@guildhall.example>, not "${text}".`,
  );
}

function parseOperatorEmail(text: string): string {
  if (isEmail(text)) return text;
  throw new StartError(
    `GUILDHALL_OPERATOR_EMAIL must be an address like operator@guildhall.example, not "${text}".`,
  );
}

function parseMail(read: (name: string) => string | undefined): MailConfig {
  const smtpUrl = read('GUILDHALL_SMTP_URL');
  const from = read('GUILDHALL_MAIL_FROM');
  const publicUrl = read('GUILDHALL_PUBLIC_URL');
  // Otherwise people would get letters that they cannot answer, with links to their own machine.
  if (smtpUrl !== undefined && (from === undefined || publicUrl === undefined))
    throw new StartError('GUILDHALL_SMTP_URL needs GUILDHALL_MAIL_FROM and GUILDHALL_PUBLIC_URL.');
  return {
    smtpUrl: smtpUrl === undefined ? undefined : parseSmtpUrl(smtpUrl),
    from: parseMailFrom(from ?? 'Guildhall <guildhall@guildhall.localhost>'),
    publicUrl: publicUrl === undefined ? undefined : parsePublicUrl(publicUrl),
  };
}

/** Reads the settings from the environment; an empty variable counts as unset. Throws StartError for an invalid one. */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const settings = new Set<string>();
  const read = (name: string): string | undefined => {
    settings.add(name);
    return env[name]?.trim() || undefined;
  };
  const writeLimit = read('GUILDHALL_WRITE_LIMIT');
  const operatorEmail = read('GUILDHALL_OPERATOR_EMAIL');
  const url = read('DATABASE_URL');
  const databaseUrl = url === undefined ? undefined : parseDatabaseUrl(url);
  const config = {
    ...parsePorts(read),
    host: read('HOST') ?? '127.0.0.1',
    dataFolder: read('GUILDHALL_DATA') ?? './data',
    databaseUrl,
    demo: parseSwitch('GUILDHALL_DEMO', read('GUILDHALL_DEMO') ?? (databaseUrl === undefined ? 'on' : 'off')),
    logLevel: parseLogLevel(read('GUILDHALL_LOG') ?? 'info'),
    allowedOrigins: parseList(read('GUILDHALL_ORIGINS') ?? '').map(parseOrigin),
    trustedProxies: parseList(read('GUILDHALL_TRUSTED_PROXIES') ?? 'loopback').map(parseTrustedProxy),
    writeLimit:
      writeLimit === undefined ? undefined : parseNumber('GUILDHALL_WRITE_LIMIT', writeLimit, [1, 1_000_000]),
    companyFiles: parseNumber(
      'GUILDHALL_COMPANY_FILES_MB',
      read('GUILDHALL_COMPANY_FILES_MB') ?? String(defaultMegabytes.company),
      megabytes,
    ),
    files: parseNumber(
      'GUILDHALL_FILES_MB',
      read('GUILDHALL_FILES_MB') ?? String(defaultMegabytes.all),
      megabytes,
    ),
    mail: parseMail(read),
    operatorEmail: operatorEmail === undefined ? undefined : parseOperatorEmail(operatorEmail),
    drainSeconds: parseNumber('GUILDHALL_DRAIN_SECONDS', read('GUILDHALL_DRAIN_SECONDS') ?? '0', [0, 3600]),
  };
  // Kubernetes tells of a service named `guildhall` by the rest of these.
  const isUnknown = (name: string) => /^GUILDHALL_(?!(SERVICE|PORT)(_|$))/.test(name) && !settings.has(name);
  return { ...config, unknownSettings: Object.keys(env).filter(isUnknown) };
}
