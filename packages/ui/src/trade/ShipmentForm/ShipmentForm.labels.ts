/** The words of ShipmentForm. */
export interface ShipmentFormLabels {
  /** Below the quantity of a line of which nothing is shipped yet. */
  ordered: (ordered: string) => string;
  /** Below the quantity of a line of which something is shipped. */
  left: (left: string, ordered: string) => string;
  /** The error of shipping more than is left. */
  tooMany: (left: string) => string;
  /** The error of shipping nothing. */
  nothing: string;
  /** In place of the quantities when all is shipped. */
  allShipped: string;
  /** A field: who carries it. */
  carrier: string;
  /** Shown while that field is empty. */
  carrierPlaceholder: string;
  /** A field: the number by which the carrier finds it. */
  tracking: string;
  /** A field: a sentence to the client. */
  note: string;
  /** The button that sets the quantities back and empties the other fields. */
  reset: string;
  /** The button that sends the form. */
  submit: string;
}

export const shipmentFormLabels: ShipmentFormLabels = {
  ordered: (ordered) => `${ordered} ordered`,
  left: (left, ordered) => `${left} of ${ordered} left to ship`,
  tooMany: (left) => `Only ${left} left to ship.`,
  nothing: 'Ship at least one item.',
  allShipped: 'Everything has been shipped.',
  carrier: 'Carrier',
  carrierPlaceholder: 'VRL Logistics',
  tracking: 'Tracking number',
  note: 'Note',
  reset: 'Reset',
  submit: 'Add shipment',
};
