import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages of the system can be installed: on Debian and its relatives, by root. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages of the system, and starts no service. */
export function install(...names: string[]): void {
  const apt = (...args: string[]) =>
    // One at a time: parallel suites may both need a package.
    execFileSync('flock', ['/tmp/guildhall-apt.lock', 'apt-get', ...args], {
      stdio: 'inherit',
      // Services of a package do not start in single-user mode.
      env: { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...names);
}
