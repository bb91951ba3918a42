/** The words of DealCard. */
export interface DealCardLabels {
  /** The side of the reader: the client. */
  buying: string;
  /** The side of the reader: the vendor. */
  selling: string;
  /** In place of a total before the first offer. */
  noOffer: string;
  /** The reader answers a question or an offer. */
  yourTurnReply: string;
  /** The reader renews an offer that is no longer valid, or asks for that. */
  yourTurnRenew: string;
  /** The reader confirms an order. */
  yourTurnConfirm: string;
  /** The reader ships an order, or the rest of it. */
  yourTurnShip: string;
  /** The reader says that an order has arrived. */
  yourTurnReceive: string;
  /** The reader completes an order. */
  yourTurnComplete: string;
  /** The other company acts. */
  waitingFor: (company: string) => string;
  /** The last offer is valid until the end of today. */
  expiresToday: string;
  /** The last offer is valid until tomorrow. */
  expiresTomorrow: string;
  /** The last offer is valid until a later day. */
  validUntil: (day: string) => string;
  /** The order is to be shipped today. */
  shipToday: string;
  /** The order is to be shipped tomorrow. */
  shipTomorrow: string;
  /** The order is to be shipped on a later day. */
  shipBy: (day: string) => string;
  /** The order was to be shipped on an earlier day. */
  overdueSince: (day: string) => string;
}

export const dealCardLabels: DealCardLabels = {
  buying: 'Buying',
  selling: 'Selling',
  noOffer: 'No offer yet',
  yourTurnReply: 'Your turn: reply',
  yourTurnRenew: 'Your turn: renew',
  yourTurnConfirm: 'Your turn: confirm',
  yourTurnShip: 'Your turn: ship',
  yourTurnReceive: 'Your turn: mark as delivered',
  yourTurnComplete: 'Your turn: complete',
  waitingFor: (company) => `Waiting for ${company}`,
  expiresToday: 'Expires today',
  expiresTomorrow: 'Expires tomorrow',
  validUntil: (day) => `Valid until ${day}`,
  shipToday: 'To ship today',
  shipTomorrow: 'To ship tomorrow',
  shipBy: (day) => `To ship by ${day}`,
  overdueSince: (day) => `Overdue since ${day}`,
};
