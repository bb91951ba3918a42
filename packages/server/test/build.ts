import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

export const packageFolder = resolve(import.meta.dirname, '..');

/** The built server. */
export const serverFile = join(packageFolder, 'dist/main.js');

/** Builds it, once for all tests of a run: another build meanwhile would replace its files. */
export const buildServer = () => promisify(execFile)('npm', ['run', 'build'], { cwd: packageFolder });
