import type { OrderLine } from '../order.ts';

/** What is shipped, and how it is found. */
export interface ShipmentValues {
  /** How many of which lines; those of which none is shipped are left out. */
  lines: { lineId: string; quantity: number }[];
  /** Who carries it. */
  carrier?: string;
  /** The number by which the carrier finds it. */
  tracking?: string;
  /** A sentence to the client. */
  note?: string;
}

/** What is written in the form: the quantity of a line has the name `lines.` and the line's id. */
export interface ShipmentDraft {
  carrier: string;
  tracking: string;
  note: string;
  [quantity: `lines.${string}`]: number | null;
}

/** The name of the quantity of a line. */
export const quantityName = ({ id }: OrderLine): `lines.${string}` => `lines.${id}`;

/** How many are left to ship, without what binary fractions add. */
export const leftOf = ({ quantity, shipped }: OrderLine): number =>
  Math.max(0, Number((quantity - shipped).toFixed(3)));

/** Whether something is left to ship. */
export const isLeft = (line: OrderLine): boolean => leftOf(line) > 0;

/** The shipment that was written. */
export function shipmentOf(draft: ShipmentDraft, lines: readonly OrderLine[]): ShipmentValues {
  const { carrier, tracking, note } = draft;
  return {
    lines: lines
      .map((line) => ({ lineId: line.id, quantity: draft[quantityName(line)] ?? 0 }))
      .filter(({ quantity }) => quantity > 0),
    ...(carrier && { carrier }),
    ...(tracking && { tracking }),
    ...(note && { note }),
  };
}
