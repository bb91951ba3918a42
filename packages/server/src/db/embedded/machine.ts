import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';

/**
 * An id of this machine since its start, the same in all its containers. Only Linux has one: elsewhere it is the name of
 * the host.
 */
export function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return hostname();
  }
}

/** By the numbers in statfs(2): ext2 to ext4, XFS, Btrfs, ZFS, F2FS, bcachefs, tmpfs, overlayfs. */
const localDisks = new Set([
  0xef53, 0x58465342, 0x9123683e, 0x2fc12fc1, 0xf2f52010, 0xca451a4e, 0x01021994, 0x794c7630,
]);

/** Whether another machine may use the folder too, over a network or as a disk of its host. If unsure, yes. */
export async function mayBeShared(folder: string): Promise<boolean> {
  return process.platform !== 'linux' || !localDisks.has((await statfs(folder)).type);
}
