import { toRow } from '#db/columns.ts';
import { OutdatedError } from './errors.ts';

/**
 * Refuses changes to fields that have changed since the caller read the given version. Without a version it refuses
 * nothing.
 *
 * @param fieldVersions the version of each column's last change, of the row as it is locked.
 * @param readCurrent the present state for the caller.
 */
export async function refuseOutdated(
  changes: object,
  version: number | undefined,
  fieldVersions: Readonly<Record<string, number>>,
  readCurrent: () => Promise<object>,
): Promise<void> {
  if (version === undefined) return;
  const columns = Object.keys(toRow(changes));
  const outdated = Object.keys(changes).filter((_, index) => (fieldVersions[columns[index]!] ?? 1) > version);
  if (outdated.length === 0) return;
  const fields = outdated.map((field) => [field, 'Somebody else has changed this since you opened it.']);
  throw new OutdatedError(await readCurrent(), Object.fromEntries(fields));
}
