import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'UpgradeNova',
  element: 'button',
  whenToUse: ['Once, in the side bar.'],
  whenNotToUse: ['For any other offer: the soft glow is reserved for NOVA.'],
  parts: {
    root: 'The button that opens the plans.',
    plans: 'What the `Popover` holds: the plans, a `PlanList`, and the link below them.',
    'learn-more': 'The link that leads to the subscriptions.',
  },
  dataAttributes: { 'data-state': 'open | closed' },
  keyboard: {
    'Enter, Space': 'Opens the plans; inside, chooses one.',
    Escape: 'Closes them and returns the focus to the button.',
  },
};
