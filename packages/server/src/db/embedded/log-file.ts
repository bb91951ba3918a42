import { closeSync, fstatSync, ftruncateSync, openSync, readSync, statSync, writeFileSync } from 'node:fs';

/** Bytes. */
const largest = 1024 * 1024;
const kept = 64 * 1024;

/**
 * Keeps PostgreSQL's log from growing without end: the last lines of one that is too long go to `<log>.old`, and it
 * begins anew. PostgreSQL, which has it open to append, writes on in the same file. Lines of the moment between may be
 * lost. Where the disk does not let it, the next time may do.
 */
export function boundLog(log: string): void {
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) <= largest) return;
  let file: number | undefined;
  try {
    file = openSync(log, 'r+');
    const end = Buffer.alloc(kept);
    readSync(file, end, 0, kept, fstatSync(file).size - kept);
    writeFileSync(`${log}.old`, end.subarray(end.indexOf('\n') + 1), { mode: 0o600 });
    ftruncateSync(file);
  } catch {
    // It is only a log.
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

const graveLine = /^.*(?:FATAL|PANIC): +(.*(?:\n.*DETAIL: +.*)?)/m;

/** What ended a PostgreSQL, out of all that it said: its first grave line with the detail, or the last line. */
export function causeIn(said: string): string {
  const grave = graveLine.exec(said)?.[1];
  const [line = '', detail] = (grave ?? lastLine(said)).split(/\n.*DETAIL: +/);
  return detail === undefined ? line : `${line} (${detail.replace(/\.$/, '')})`;
}

const lastLine = (text: string): string => (text.trim().split('\n').at(-1) ?? '').replace(/^but /, '');
