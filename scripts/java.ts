import { spawnSync } from 'node:child_process';
import { canInstall, install } from '../packages/server/test/apt.ts';

const debianPackage = 'default-jre-headless';
const isInstalled = () => spawnSync('java', ['-version']).status === 0;

/** Installs Java, on which the Nu checker runs, where that can be done. Returns why it is not here, or undefined when it is. */
export function installJava(): string | undefined {
  try {
    if (!isInstalled() && canInstall()) install(debianPackage);
  } catch (error) {
    return (error as Error).message;
  }
  return isInstalled() ? undefined : `There is no Java here. Debian: apt-get install ${debianPackage}`;
}
