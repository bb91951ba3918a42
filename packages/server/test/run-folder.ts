import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes the folder, and removes it when the run has ended: after a word, or without one when it was stopped, perhaps
 * killed. Then this first ends all processes whose command has the path of the folder. A link to files of PostgreSQL leads
 * to other places.
 */
const guard = `
mkdir -m 1777 "\${RUN:?}" && echo made || exit
if read -r _; then rm -rf "$RUN"; exit; fi
end() {
  signal=QUIT
  while pkill -$signal -f "\${1:?}"; do signal=KILL; sleep 1; done
  rm -rf "\${1:?}"
}
links=$(find "$RUN" -type l -name postgres -exec readlink {} +)
end "$RUN"
echo "$links" | while read -r place; do [ -z "$place" ] || end "$place"; done`;

/** A folder for everything that a run writes, in which every user may write, as in that of all temporary files. */
export async function makeRunFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = join(tmpdir(), `guildhall-test-${randomBytes(4).toString('hex')}`);
  const watching = spawn('/bin/sh', ['-c', guard], {
    env: { ...process.env, RUN: folder },
    // In its own session, which signals to the run do not reach.
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  // Whoever stops the run from here on stops one that is watched.
  for await (const _made of watching.stdout) break;
  watching.unref();
  return {
    folder,
    async remove() {
      const left = (await readdir(folder)).filter((name) => name.startsWith('guildhall-'));
      watching.ref();
      watching.stdin.end('ended\n');
      await once(watching, 'close');
      if (left.length > 0) throw new Error(`Tests have left behind: ${left.join(', ')}`);
    },
  };
}
