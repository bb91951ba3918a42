import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'FilterBar',
  element: 'div',
  whenToUse: [
    'Around a list that is fetched, to narrow it down by several facts; the caller keeps what is chosen, as in the address.',
    'With `rail` where a wide screen has room for the filters beside the list.',
  ],
  whenNotToUse: ['For the choices alone: `FilterPanel`.', 'For one fact: `SegmentedControl` or `Select`.'],
  parts: {
    root: 'Around the filters and the list.',
    rail: 'The filters beside the list, on screens of 1536 px and wider.',
    content: 'Everything beside the rail.',
    toolbar: 'The line above the list.',
    opener: 'Around the button that opens the filters.',
    results: 'The number of results, a live region.',
    trailing: 'Around the controls at the end of the line.',
    chosen: 'Around what is chosen.',
    chips: 'The list of what is chosen.',
  },
  dataAttributes: { 'data-rail': 'Present where the filters stand beside the list on wide screens.' },
  keyboard: {
    Tab: 'Moves to the button that opens the filters, through the line, and through what is chosen.',
    Escape: 'Closes the filters.',
  },
};
