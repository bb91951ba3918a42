import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'DealScreen',
  element: 'div',
  whenToUse: ['As the page of one deal, inside AppShell.'],
  whenNotToUse: ['For the list of deals alone: DealList.'],
  parts: {
    root: 'The content of the screen.',
    panes: 'The list and the deal, side by side where there is room.',
    list: 'The other deals, at the start; scrolls by itself, and shows only from 1200 px, with large text from more.',
    deal: 'All of the deal; its columns follow its own width.',
    head: 'The title with its actions, and the notice, which stay in sight together from 600 px; on a phone the actions stay at the bottom; neither on a screen less than 480 px high.',
    with: 'The status and the other company.',
    company: 'The name of the other company; a link or a button where it can be opened.',
    loading: 'In place of the deal while it loads.',
    columns: 'All about the deal; with room the request stands beside the negotiation.',
    order:
      'The order, whose steps stay at the bottom of a phone as long as any of it is in sight; absent before there is one.',
    form: 'The form of an offer with its heading.',
    history: 'What was offered and written, with its heading.',
    request: 'What was asked for.',
  },
  dataAttributes: {},
  keyboard: {
    Tab: 'Moves through the list, the path, the actions, the order, the form and the negotiation.',
  },
};
