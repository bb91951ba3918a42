import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'OfferHistory',
  element: 'div',
  whenToUse: [
    'On the page of a deal, for both sides: what was offered, asked and decided, with a NoteForm below.',
  ],
  whenNotToUse: [
    'To make an offer: QuoteForm.',
    'To compare the quotes of several vendors: QuoteComparison.',
    'For what happens to an order: OrderTimeline.',
  ],
  parts: {
    root: 'The container.',
    member: 'The person of the company.',
    note: 'What somebody wrote, alone or with an offer.',
    reason: 'Why the negotiation ended.',
    offer: 'Everything of an offer; folded but for the newest.',
    changes: 'What differs from the offer before.',
    'change-list': 'The list of that.',
    unchanged: 'In place of that list, when nothing differs.',
    lines: 'The lines of an offer and their sums.',
    item: 'What a line offers.',
    'item-price': 'Quantity, price and tax of a line, where there is no room for columns.',
    'item-tax': 'The tax of a line, below its price.',
    'item-details': 'The HSN code of a line and its lower prices for larger quantities.',
    sums: 'What the lines add up to.',
    sum: 'One sum.',
    total: 'The sum of all.',
    'valid-until': 'The last day of an offer.',
    composer: 'Around the NoteForm.',
    'note-form': 'The root of a NoteForm.',
    skeleton: 'Stands for an entry while they load.',
  },
  dataAttributes: { 'data-expired': 'On the last day: present when it is over.' },
  keyboard: {
    Tab: 'Moves from offer to offer, and to the form.',
    'Enter, Space': 'On an offer: opens or folds it.',
  },
};
