import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Waits for a word that the run has ended well. Without one it was stopped, perhaps killed: then this ends all processes
 * whose command has the path of the folder, and removes the folder. A link to files of PostgreSQL leads to other places.
 */
const guard = `
read -r _ && exit
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
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-test-'));
  const watching = spawn('/bin/sh', ['-c', guard], {
    env: { ...process.env, RUN: folder },
    // In its own session, which signals to the run do not reach.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watching.unref();
  await chmod(folder, 0o1777);
  return {
    folder,
    async remove() {
      watching.ref();
      watching.stdin.end('ended\n');
      await once(watching, 'close');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
