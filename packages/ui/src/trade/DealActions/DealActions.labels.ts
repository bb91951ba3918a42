/** The words of DealActions. */
export interface DealActionsLabels {
  /** The button that accepts an offer, and the one that confirms it. */
  accept: string;
  /** The question before that. */
  acceptTitle: (offer: number) => string;
  /** Below it: what it costs, and that an order follows. */
  acceptHint: (total: string, vendor: string) => string;
  /** Below that: what happens to the others. */
  othersDeclined: (others: number) => string;
  /** The box that keeps the request open. */
  keepOpen: string;
  /** The button of a client. */
  counter: string;
  /** The same button once the offer has expired. */
  askToRenew: string;
  /** The button of a vendor before the first offer. */
  quote: string;
  /** The button of a vendor after that. */
  newOffer: string;
  /** The button of a vendor whose offer has expired. */
  renew: string;
  /** The button of a vendor that repeats the terms of a counter-offer. */
  agree: string;
  /** The button that declines. */
  decline: string;
  /** The question before that. */
  declineTitle: string;
  /** Below it. */
  declineHint: string;
  /** The button that withdraws. */
  withdraw: string;
  /** The question before that. */
  withdrawTitle: string;
  /** Below it. */
  withdrawHint: string;
  /** The field of a reason. */
  reason: string;
  /** Below that field. */
  reasonHint: string;
}

export const dealActionsLabels: DealActionsLabels = {
  accept: 'Accept',
  acceptTitle: (offer) => `Accept offer ${offer}?`,
  acceptHint: (total, vendor) => `This places an order of ${total} with ${vendor}.`,
  othersDeclined: (others) =>
    others === 1 ? '1 other quote will be declined.' : `${others} other quotes will be declined.`,
  keepOpen: 'Keep the request open for other vendors',
  counter: 'Make a counter-offer',
  askToRenew: 'Ask to renew',
  quote: 'Send a quote',
  newOffer: 'Make a new offer',
  renew: 'Renew the offer',
  agree: 'Agree',
  decline: 'Decline',
  declineTitle: 'Decline this quote?',
  declineHint: 'This is final: the other side cannot make another offer.',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw this quote?',
  withdrawHint: 'You can make a new offer as long as the request is open.',
  reason: 'Reason',
  reasonHint: 'The other side reads it. You may leave it empty.',
};
