import { closeSync, fstatSync, ftruncateSync, openSync, readSync, statSync, writeFileSync } from 'node:fs';

/** Bytes. */
const maxSize = 1024 * 1024;
const endSize = 64 * 1024;

/**
 * Limits the size of PostgreSQL's log: moves the last lines to `<log>.old` and truncates it. PostgreSQL has it open in
 * append mode and continues in the same file. Lines written in between may be lost. Errors of the disk are ignored: the
 * next call tries again.
 */
export function boundLog(log: string): void {
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) <= maxSize) return;
  let file: number | undefined;
  try {
    file = openSync(log, 'r+');
    const end = Buffer.alloc(endSize);
    readSync(file, end, 0, endSize, fstatSync(file).size - endSize);
    writeFileSync(`${log}.old`, end.subarray(end.indexOf('\n') + 1), { mode: 0o600 });
    ftruncateSync(file);
  } catch {
    // It is only a log.
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

const severeLine = /^.*(?:FATAL|PANIC): +(.*(?:\n.*DETAIL: +.*)?)/m;

/** Why a PostgreSQL has ended, from its output: the first FATAL or PANIC line with its detail, or the last line. */
export function causeIn(output: string): string {
  const severe = severeLine.exec(output)?.[1];
  const [line = '', detail] = (severe ?? lastLine(output)).split(/\n.*DETAIL: +/);
  return detail === undefined ? line : `${line} (${detail.replace(/\.$/, '')})`;
}

const lastLine = (text: string): string => (text.trim().split('\n').at(-1) ?? '').replace(/^but /, '');
