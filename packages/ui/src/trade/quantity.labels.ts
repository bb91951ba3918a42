/** The words of quantities, wherever products show some. */
export interface QuantityLabels {
  /** A unit as it is written after a quantity: `tonnes` after 5. A word that is not known stays as the vendor wrote it. */
  unit: (unit: string, quantity: number) => string;
}

/** Units whose plural is written with an s at the end. */
const regular =
  `bag bale barrel bay bolt bottle bucket bundle can carton case coil container counter crate cylinder day drop drum
  gram hour jar job kilogram kilometre kit length licence litre metre month pack packet pair pallet panel piece
  plate ream reel roll sack seat set sheet spool stack strip tablet tin ton tonne tray tube unit user vial week
  yard year`.split(/\s+/);
const irregular = new Map([
  ['batch', 'batches'],
  ['box', 'boxes'],
  ['foot', 'feet'],
  ['inch', 'inches'],
  ['pouch', 'pouches'],
  ['cubic metre', 'cubic metres'],
  ['square foot', 'square feet'],
  ['square metre', 'square metres'],
]);

export const quantityLabels: QuantityLabels = {
  unit: (unit, quantity) => {
    if (quantity === 1) return unit;
    return irregular.get(unit) ?? (regular.includes(unit) ? `${unit}s` : unit);
  },
};
