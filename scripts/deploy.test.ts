import { endpoints } from '../packages/contract/src/endpoints.ts';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import server from '../packages/server/tsdown.config.ts';
import { commandOf, readDockerfile, root } from './dockerfile.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const settings = [...read('packages/server/src/config.ts').matchAll(/\bread\('(\w+)'\)/g)].map(
  ([, name]) => name,
);
/** The paths of the server's built programs. */
const programs = Object.keys((server as { entry: object }).entry).map(
  (name) => `packages/server/dist/${name}.js`,
);

const requireSettings = (names: string[]) => {
  expect(settings).toEqual(expect.arrayContaining(names.filter((name) => name !== 'NODE_ENV')));
};
/** Seconds: more than a server behind a proxy takes to end. */
const minGracePeriod = 30;

describe('the Dockerfile', () => {
  const stages = readDockerfile();
  const image = stages.at(-1)!;
  const step = (keyword: string) => image.steps.findLast((found) => found.keyword === keyword)!;
  const copies = stages.flatMap(({ steps }) => steps.flatMap(({ copy }) => copy ?? []));
  const sources = copies.filter(({ from }) => from === undefined).flatMap((copy) => copy.sources);

  it('copies files that exist and that .dockerignore allows', () => {
    const allowed = read('.dockerignore')
      .split('\n')
      .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
    for (const source of sources) {
      expect([source, existsSync(join(root, source))]).toEqual([source, true]);
      const isAllowed = allowed.some((path) => source === path || source.startsWith(`${path}/`));
      expect([source, isAllowed]).toEqual([source, true]);
    }
    for (const path of allowed) {
      const isUsed = sources.some((source) => source === path || source.startsWith(`${path}/`));
      expect([path, isUsed]).toEqual([path, true]);
    }
  });

  it('excludes data, secrets and builds of this machine', () => {
    const lines = read('.dockerignore').split('\n');
    expect(lines.find((line) => !line.startsWith('#'))).toBe('*');
    expect(lines).toEqual(expect.arrayContaining(['**/node_modules', '**/dist', '**/.env']));
  });

  it('installs with the manifest of every package', () => {
    const packages = readdirSync(join(root, 'packages')).filter((name) =>
      statSync(join(root, 'packages', name)).isDirectory(),
    );
    for (const name of packages) expect(sources).toContain(`packages/${name}/package.json`);
  });

  it('builds on and copies from stages that exist, all on one image', () => {
    const names = stages.map(({ name }) => name);
    for (const { from } of copies) if (from !== undefined) expect(names).toContain(from);
    const images = stages.map(({ from }) => from).filter((from) => !names.includes(from));
    expect(new Set(images)).toEqual(new Set([expect.stringMatching(/^node:\d+-slim$/)]));
  });

  it('runs the built server as an unprivileged user, with existing settings', () => {
    expect(step('USER').text).toBe('node');
    expect(programs).toContain(commandOf(step('CMD')).at(-1));
    requireSettings(Object.keys(step('ENV').env ?? {}));
    expect(step('VOLUME').text).toBe(step('ENV').env?.['GUILDHALL_DATA']);
  });

  it('stops by the signal that the server expects, and checks its health at an existing path', () => {
    expect(step('STOPSIGNAL').text).toBe('SIGTERM');
    expect(/\}(\/[^`]*)`/.exec(step('HEALTHCHECK').text)?.[1]).toBe(endpoints.health[1]);
  });
});

interface Compose {
  services: Record<
    string,
    {
      environment?: Record<string, string | number>;
      volumes?: string[];
      network_mode?: string;
      depends_on?: Record<string, unknown>;
      build?: { context: string; dockerfile: string };
      read_only?: boolean;
      stop_grace_period?: string;
    }
  >;
  volumes: Record<string, unknown>;
}

describe('compose.yaml', () => {
  const { services, volumes } = parse(read('deploy/compose.yaml'), { merge: true }) as Compose;
  const nodes = Object.entries(services).filter(([name]) => name.startsWith('node-'));

  it('names services, volumes and files that exist', () => {
    for (const service of Object.values(services)) {
      const named = Object.keys(service.depends_on ?? {});
      if (service.network_mode) named.push(service.network_mode.replace(/^service:/, ''));
      for (const name of named) expect(Object.keys(services)).toContain(name);
      if (service.build) {
        const context = join('deploy', service.build.context);
        expect(existsSync(join(root, context, service.build.dockerfile))).toBe(true);
      }
      for (const [source = ''] of (service.volumes ?? []).map((volume) => volume.split(':'))) {
        if (!source.startsWith('.')) expect(Object.keys(volumes)).toContain(source);
      }
    }
  });

  it('has nodes with existing settings, on a read-only file system, with time to shut down', () => {
    for (const [, { environment = {}, read_only, stop_grace_period = '' }] of nodes) {
      requireSettings(Object.keys(environment));
      expect(read_only).toBe(true);
      expect(Number(/^(\d+)s$/.exec(stop_grace_period)?.[1])).toBeGreaterThanOrEqual(minGracePeriod);
    }
  });
});

describe('nginx.conf in compose.yaml', () => {
  const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as Compose;
  const nodes = Object.entries(services).flatMap(([name, node]) => (name.startsWith('node-') ? [node] : []));
  const conf = read('deploy/nginx.conf');
  const mounts = (services['nginx']?.volumes ?? []).map((volume) => volume.split(':'));

  it('is mounted, and has the addresses of the nodes', () => {
    expect(mounts).toContainEqual(['./nginx.conf', '/etc/nginx/conf.d/default.conf', 'ro']);
    const upstream = [...conf.matchAll(/^\s*server (\S+:\d+)/gm)].map(([, address]) => address);
    expect(upstream).toEqual(
      nodes.map(({ environment = {} }) => `${environment['HOST']}:${environment['PORT']}`),
    );
    expect(nodes.map((node) => node.network_mode)).toEqual(nodes.map(() => 'service:nginx'));
  });

  it('finds its certificate in a volume', () => {
    for (const [, path = ''] of conf.matchAll(/^\s*ssl_certificate(?:_key)? (\S+);/gm))
      expect(mounts.map(([, target]) => target)).toContain(dirname(path));
    expect(conf).toContain('ssl_certificate_key ');
  });

  it('closes idle connections before a stopping node does', () => {
    const keepAlive = Number(/keepalive_timeout (\d+)s;/.exec(conf)?.[1]);
    for (const { environment = {} } of nodes)
      expect(Number(environment['GUILDHALL_DRAIN_SECONDS'])).toBeGreaterThan(keepAlive);
  });
});

describe('guildhall.service', () => {
  const unit = [...read('deploy/guildhall.service').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  const values = (name: string) => unit.filter(([key]) => key === name).map(([, value]) => value);

  it('runs the built server with existing settings', () => {
    expect(programs).toContain(values('ExecStart')[0]?.split(' ').at(-1));
    const environment = values('Environment').flatMap((line) => line?.split(' ') ?? []);
    requireSettings(environment.map((pair) => pair.replace(/=.*/, '')));
    expect(environment).toContain(`GUILDHALL_DATA=/var/lib/${values('StateDirectory')[0]}`);
  });

  it('gives it enough time to end, and does not forbid V8 executable memory', () => {
    expect(Number(values('TimeoutStopSec')[0])).toBeGreaterThanOrEqual(minGracePeriod);
    expect(values('MemoryDenyWriteExecute')).toEqual([]);
  });
});
