import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
}

const exactVersion = /^\d+\.\d+\.\d+[\w.-]*$/;

/** The entry to which `name` resolves for the package at `path`, looked up folder by folder as Node does. */
function resolveFrom(
  packages: Record<string, LockedPackage>,
  path: string,
  name: string,
): LockedPackage | undefined {
  const nested = packages[`${path}/node_modules/${name}`];
  if (nested || path === '') return nested ?? packages[`node_modules/${name}`];
  return resolveFrom(packages, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
}

/** What makes a lockfile fail or differ on another machine; empty when it is valid. */
export function lockProblems(packages: Record<string, LockedPackage>): string[] {
  const problems: string[] = [];
  for (const [path, entry] of Object.entries(packages)) {
    if (entry.resolved && /^https?:/.test(entry.resolved)) problems.push(`${path} names a registry host`);
    if (path.includes('node_modules/') && !entry.link && !entry.inBundle && !entry.integrity) {
      problems.push(`${path} has no integrity`);
    }
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const locked = resolveFrom(packages, path, name);
      if (!locked) problems.push(`${path} misses its optional dependency ${name}`);
      else if (exactVersion.test(range) && locked.version !== range) {
        problems.push(`${path} needs ${name} ${range}, but ${locked.version ?? 'none'} is locked`);
      }
    }
  }
  return problems;
}

/** The lockfiles of a repository: the root's and those of the benches, which are installed separately. */
export function findLockfiles(root: string): string[] {
  const folders = ['', ...readdirSync(join(root, 'bench')).map((name) => join('bench', name))];
  return folders
    .map((folder) => join(folder, 'package-lock.json'))
    .filter((path) => existsSync(join(root, path)));
}

if (process.argv[1]?.endsWith('check-lock.ts')) {
  for (const path of findLockfiles('.')) {
    const { packages } = JSON.parse(readFileSync(path, 'utf8')) as {
      packages: Record<string, LockedPackage>;
    };
    for (const problem of lockProblems(packages)) {
      console.error(`${path}: ${problem}`);
      process.exitCode = 1;
    }
  }
}
