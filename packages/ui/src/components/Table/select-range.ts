/**
 * The selected keys after all rows between two were selected or deselected, both included. Without a known first row it
 * is the last one alone. Keys that are not among the rows, such as those of another page, stay.
 */
export function selectRange<RowKey>(
  selectedKeys: readonly RowKey[],
  rowKeys: readonly RowKey[],
  [from, to]: readonly [from: RowKey | undefined, to: RowKey],
  isSelected: boolean,
): RowKey[] {
  const end = rowKeys.indexOf(to);
  const known = from === undefined ? -1 : rowKeys.indexOf(from);
  const start = known === -1 ? end : known;
  const range = new Set(rowKeys.slice(Math.min(start, end), Math.max(start, end) + 1));
  const others = selectedKeys.filter((key) => !range.has(key));
  return isSelected ? [...others, ...range] : others;
}
