import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'SideNav',
  element: 'div',
  whenToUse: ['Once per page, in the `sideNav` of AppShell.'],
  whenNotToUse: ['For the parts of one screen: use `Tabs`.'],
  parts: {
    root: 'The side bar; on small screens it takes no space.',
    nav: 'The landmark `Main`; on small screens the bar at the bottom.',
    list: 'The entries.',
    item: 'One entry.',
    link: 'Its link.',
    icon: 'Its icon.',
    label: 'Its words; with large text on small screens visually hidden.',
    badge: 'Its count of new things.',
    messages: 'The preview of messages; on small screens inside More.',
    foot: 'The upgrade offer and the account; a landmark.',
  },
  dataAttributes: {
    'data-state': "open | closed, on the entry 'More'.",
    'data-small-only': "On the entry 'More', which is shown on small screens only.",
  },
  keyboard: {
    Tab: 'Moves through the entries and what is below them.',
    Enter: "Follows the link, or opens 'More'.",
  },
};
