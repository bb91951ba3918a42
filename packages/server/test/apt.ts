import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages of the system can be installed: on Debian and its relatives, by root. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs a package of the system, and starts nothing. */
export function install(name: string): void {
  const apt = (...args: string[]) =>
    // One at a time: suites that run side by side may both be in want of something.
    execFileSync('flock', ['/tmp/guildhall-apt.lock', 'apt-get', ...args], {
      stdio: 'inherit',
      // What a package would start by itself does not start in single-user mode.
      env: { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', name);
}
