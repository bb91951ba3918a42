/** Opens the editable cell after or before one in its table; false where there is none. */
export function openNeighbour(cell: HTMLElement, step: 1 | -1): boolean {
  const around = cell.closest('table') ?? document;
  const cells = [...around.querySelectorAll<HTMLElement>("[data-component='EditableCell']")];
  const neighbour = cells[cells.indexOf(cell) + step];
  if (!neighbour) return false;
  const display = neighbour.querySelector<HTMLElement>("[data-part='display']");
  // One that could not be saved is still open.
  if (display) display.click();
  else neighbour.querySelector<HTMLElement>('input, select, textarea')?.focus();
  return true;
}
