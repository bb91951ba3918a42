import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { avatars } from './demo-pictures/avatars.ts';
import { pictures } from './demo-pictures/pictures.ts';

/** Draws every picture of the demo marketplace anew. The same input gives the same files, byte for byte. */
const folder = new URL('../demo-pictures/', import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

let bytes = 0;
const drawings = Object.entries({ ...pictures, ...avatars });
for (const [name, draw] of drawings) {
  const svg = draw().svg();
  bytes += svg.length;
  writeFileSync(new URL(`${name}.svg`, folder), svg);
}
console.log(`${drawings.length} pictures, ${Math.round(bytes / 1024)} kB in all.`);
