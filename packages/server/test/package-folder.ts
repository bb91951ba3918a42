import { resolve } from 'node:path';

export const packageFolder = resolve(import.meta.dirname, '..');
