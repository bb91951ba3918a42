import { readFileSync } from 'node:fs';

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
}

/** What makes a lockfile fail or differ on another machine; empty when it is sound. */
export function lockProblems(packages: Record<string, LockedPackage>): string[] {
  const problems: string[] = [];
  const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  for (const [path, entry] of Object.entries(packages)) {
    if (entry.resolved && /^https?:/.test(entry.resolved)) problems.push(`${path} names a registry host`);
    if (path.includes('node_modules/') && !entry.link && !entry.inBundle && !entry.integrity) {
      problems.push(`${path} has no integrity`);
    }
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      if (!names.has(name)) problems.push(`${path} misses its optional dependency ${name}`);
    }
  }
  return problems;
}

if (process.argv[1]?.endsWith('check-lock.ts')) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const problems = lockProblems(lock.packages);
  for (const problem of problems) console.error(`package-lock.json: ${problem}`);
  process.exit(problems.length > 0 ? 1 : 0);
}
