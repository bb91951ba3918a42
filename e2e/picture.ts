import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A picture that can be uploaded: the logo of Guildhall, a PNG. */
export const picture = readFileSync(join(import.meta.dirname, '../packages/app/public/logo.png'));
