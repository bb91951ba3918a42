// Waits for the built server, so that a run builds it only for a test file that imports this.
import { join } from 'node:path';
import { packageFolder } from './package-folder.ts';

// Otherwise all suites share one that was built before.
const builder = process.env['GUILDHALL_BUILT'] === undefined && process.env['GUILDHALL_BUILDER'];
if (builder) {
  const response = await fetch(builder);
  if (!response.ok) throw new Error(await response.text());
}

/** The file of the built server, or of one of its commands. */
export const builtFile = (name: 'main' | 'backup' | 'restore' | 'operator'): string =>
  join(packageFolder, 'dist', `${name}.js`);
