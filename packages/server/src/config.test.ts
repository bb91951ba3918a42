import { describe, expect, it } from 'vitest';
import { parseConfig, type Config } from './config.ts';
import { StartError } from './start-error.ts';

const defaults: Config = {
  port: 3000,
  metricsPort: undefined,
  host: '127.0.0.1',
  dataFolder: './data',
  databaseUrl: undefined,
  demo: true,
  logLevel: 'info',
  drainSeconds: 0,
  allowedOrigins: [],
  companyFiles: 200,
  files: 5000,
  writeLimit: undefined,
  trustedProxies: ['loopback'],
  mail: {
    smtpUrl: undefined,
    from: 'Guildhall <guildhall@guildhall.localhost>',
    publicUrl: undefined,
  },
  operatorEmail: undefined,
  unknownSettings: [],
};
const mail = {
  GUILDHALL_SMTP_URL: 'smtps://post:secret@mail.example:465',
  GUILDHALL_MAIL_FROM: 'Guildhall <post@guildhall.example>',
  GUILDHALL_PUBLIC_URL: 'https://guildhall.example',
};
const url = 'postgres://guild:secret@db.example:5432/guildhall';

describe('parseConfig', () => {
  it.each<[string, Record<string, string>, Partial<Config>]>([
    ['nothing set', {}, {}],
    ['empty variables', { PORT: '', HOST: ' ', GUILDHALL_DEMO: '' }, {}],
    ['a port', { PORT: '8080' }, { port: 8080 }],
    ['any free port', { PORT: '0' }, { port: 0 }],
    ['the highest port', { PORT: '65535' }, { port: 65_535 }],
    ['a port for metrics', { METRICS_PORT: '9100' }, { metricsPort: 9100 }],
    ['a host', { HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    ['a data folder', { GUILDHALL_DATA: '/srv/guild hall' }, { dataFolder: '/srv/guild hall' }],
    ['a database, which is not seeded', { DATABASE_URL: url }, { databaseUrl: url, demo: false }],
    ['a database to seed', { DATABASE_URL: url, GUILDHALL_DEMO: 'on' }, { databaseUrl: url, demo: true }],
    ['no demo', { GUILDHALL_DEMO: 'off' }, { demo: false }],
    [
      'origins',
      { GUILDHALL_ORIGINS: 'https://a.example, http://b.example:8080,' },
      { allowedOrigins: ['https://a.example', 'http://b.example:8080'] },
    ],
    [
      'quotas of files',
      { GUILDHALL_COMPANY_FILES_MB: '50', GUILDHALL_FILES_MB: '900' },
      { companyFiles: 50, files: 900 },
    ],
    ['a limit of writes', { GUILDHALL_WRITE_LIMIT: '5000' }, { writeLimit: 5000 }],
    [
      'proxies',
      { GUILDHALL_TRUSTED_PROXIES: 'loopback, 10.0.0.5,10.1.0.0/16,fd00::/8' },
      { trustedProxies: ['loopback', '10.0.0.5', '10.1.0.0/16', 'fd00::/8'] },
    ],
    [
      'mail',
      mail,
      {
        mail: {
          smtpUrl: mail.GUILDHALL_SMTP_URL,
          from: mail.GUILDHALL_MAIL_FROM,
          publicUrl: mail.GUILDHALL_PUBLIC_URL,
        },
      },
    ],
    [
      'links without mail',
      { GUILDHALL_PUBLIC_URL: 'http://10.0.0.5:8080' },
      { mail: { ...defaults.mail, publicUrl: 'http://10.0.0.5:8080' } },
    ],
    [
      'an operator',
      { GUILDHALL_OPERATOR_EMAIL: 'operator@guildhall.example' },
      { operatorEmail: 'operator@guildhall.example' },
    ],
    ['any free ports', { PORT: '0', METRICS_PORT: '0' }, { port: 0, metricsPort: 0 }],
    ['a drain', { GUILDHALL_DRAIN_SECONDS: '5' }, { drainSeconds: 5 }],
    ['a log level', { GUILDHALL_LOG: 'debug' }, { logLevel: 'debug' }],
    [
      'what is misspelt',
      { GUILDHALL_PROXIES: '10.0.0.5', PATH: '/bin' },
      { unknownSettings: ['GUILDHALL_PROXIES'] },
    ],
    [
      'what Kubernetes says',
      { GUILDHALL_SERVICE_HOST: '10.0.0.5', GUILDHALL_PORT_80_TCP: 'tcp://10.0.0.5:80' },
      {},
    ],
  ])('reads %s', (_name, env, expected) => {
    expect(parseConfig(env)).toEqual({ ...defaults, ...expected });
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ PORT: 'http' }, /^PORT must .* not "http"\.$/],
    [{ PORT: '65536' }, /^PORT must/],
    [{ PORT: '-1' }, /^PORT must/],
    [{ PORT: '80.5' }, /^PORT must/],
    [{ PORT: '1e3' }, /^PORT must/],
    [{ GUILDHALL_FILES_MB: '-1' }, /^GUILDHALL_FILES_MB must/],
    [{ GUILDHALL_COMPANY_FILES_MB: '1 GB' }, /^GUILDHALL_COMPANY_FILES_MB must/],
    [{ METRICS_PORT: '1e3' }, /^METRICS_PORT must/],
    [{ DATABASE_URL: 'mysql://root:secret@host/db' }, /^DATABASE_URL must(?!.*secret)/],
    [{ DATABASE_URL: 'localhost/secret' }, /^DATABASE_URL must(?!.*secret)/],
    [{ PORT: '3000', METRICS_PORT: '3000' }, /^METRICS_PORT must be another one than PORT, not "3000"\.$/],
    [{ GUILDHALL_DEMO: 'yes' }, /^GUILDHALL_DEMO must be "on" or "off", not "yes"\.$/],
    [{ GUILDHALL_ORIGINS: 'https://a.example/' }, /^GUILDHALL_ORIGINS must .*not "https:\/\/a.example\/"\.$/],
    [{ GUILDHALL_ORIGINS: '*' }, /^GUILDHALL_ORIGINS must/],
    [
      { GUILDHALL_WRITE_LIMIT: '0' },
      /^GUILDHALL_WRITE_LIMIT must be a whole number from 1 to 1000000, not "0"\.$/,
    ],
    [{ GUILDHALL_WRITE_LIMIT: '1000001' }, /^GUILDHALL_WRITE_LIMIT must/],
    [{ GUILDHALL_WRITE_LIMIT: '1e3' }, /^GUILDHALL_WRITE_LIMIT must/],
    [
      { GUILDHALL_TRUSTED_PROXIES: 'proxy.example' },
      /^GUILDHALL_TRUSTED_PROXIES must .* not "proxy.example"\.$/,
    ],
    [{ GUILDHALL_TRUSTED_PROXIES: '10.0.0' }, /^GUILDHALL_TRUSTED_PROXIES must .* not "10.0.0"\.$/],
    [
      { GUILDHALL_TRUSTED_PROXIES: '10.0.0.5/33' },
      /^GUILDHALL_TRUSTED_PROXIES must .* not "10.0.0.5\/33"\.$/,
    ],
    [{ GUILDHALL_TRUSTED_PROXIES: '10.0.0.0/0' }, /^GUILDHALL_TRUSTED_PROXIES must .* not "10.0.0.0\/0"\.$/],
    [{ GUILDHALL_TRUSTED_PROXIES: '::/0' }, /^GUILDHALL_TRUSTED_PROXIES must .* not "::\/0"\.$/],
    [
      { GUILDHALL_TRUSTED_PROXIES: '10.0.0.0/8/8' },
      /^GUILDHALL_TRUSTED_PROXIES must .* not "10.0.0.0\/8\/8"\.$/,
    ],
    [{ GUILDHALL_TRUSTED_PROXIES: '10.0.0.0/' }, /^GUILDHALL_TRUSTED_PROXIES must .* not "10.0.0.0\/"\.$/],
    [{ GUILDHALL_TRUSTED_PROXIES: 'true' }, /^GUILDHALL_TRUSTED_PROXIES must .* not "true"\.$/],
    [{ GUILDHALL_TRUSTED_PROXIES: '10.0.0.5:80' }, /^GUILDHALL_TRUSTED_PROXIES must .* not "10.0.0.5:80"\.$/],
    [
      { GUILDHALL_TRUSTED_PROXIES: '10.0.0.0/255.0.0.0' },
      /^GUILDHALL_TRUSTED_PROXIES must .* not "10.0.0.0\/255.0.0.0"\.$/,
    ],
    [{ GUILDHALL_DRAIN_SECONDS: '5s' }, /^GUILDHALL_DRAIN_SECONDS must .* not "5s"\.$/],
    [{ GUILDHALL_DRAIN_SECONDS: '3601' }, /^GUILDHALL_DRAIN_SECONDS must/],
    [
      { ...mail, GUILDHALL_SMTP_URL: 'https://post:secret@mail.example' },
      /^GUILDHALL_SMTP_URL must(?!.*secret)/,
    ],
    [{ ...mail, GUILDHALL_SMTP_URL: 'mail.example:secret' }, /^GUILDHALL_SMTP_URL must(?!.*secret)/],
    [{ ...mail, GUILDHALL_MAIL_FROM: '' }, /^GUILDHALL_SMTP_URL needs GUILDHALL_MAIL_FROM and/],
    [{ ...mail, GUILDHALL_PUBLIC_URL: '' }, /^GUILDHALL_SMTP_URL needs .* and GUILDHALL_PUBLIC_URL\.$/],
    [{ GUILDHALL_MAIL_FROM: 'Guildhall' }, /^GUILDHALL_MAIL_FROM must .* not "Guildhall"\.$/],
    [{ GUILDHALL_MAIL_FROM: 'a@x.example, b@x.example' }, /^GUILDHALL_MAIL_FROM must/],
    [{ GUILDHALL_MAIL_FROM: 'a@x.example\nBcc: b@x.example' }, /^GUILDHALL_MAIL_FROM must/],
    [
      { GUILDHALL_PUBLIC_URL: 'https://x.example/' },
      /^GUILDHALL_PUBLIC_URL must .* not "https:\/\/x.example\/"\.$/,
    ],
    [{ GUILDHALL_PUBLIC_URL: 'ftp://x.example' }, /^GUILDHALL_PUBLIC_URL must/],
    [{ GUILDHALL_OPERATOR_EMAIL: 'operator' }, /^GUILDHALL_OPERATOR_EMAIL must .* not "operator"\.$/],
    [{ GUILDHALL_LOG: 'loud' }, /^GUILDHALL_LOG must be one of .*, not "loud"\.$/],
  ])('refuses %j in one line', (env, message) => {
    expect(() => parseConfig(env)).toThrow(StartError);
    expect(() => parseConfig(env)).toThrow(message);
  });
});
