import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'SideNav',
  element: 'div',
  whenToUse: ['Once a page, in the `sideNav` of AppShell.'],
  whenNotToUse: ['For the parts of one screen: those are Tabs.'],
  parts: {
    root: 'The bar at the side; on small screens it takes no room.',
    nav: 'The landmark `Main`; on small screens the bar at the foot.',
    list: 'The entries.',
    item: 'One of them.',
    link: 'Its link.',
    icon: 'The picture in it.',
    badge: 'How many things wait there.',
    messages: 'The preview of messages; on small screens in what More opens.',
    foot: 'The offer to upgrade and the account.',
  },
  dataAttributes: {
    'data-state': "open | closed, on the entry 'More'.",
    'data-small-only': "On the entry 'More', which is there on small screens alone.",
  },
  keyboard: {
    Tab: 'Goes through the entries and what stands below them.',
    Enter: "Follows the link, or opens what is behind 'More'.",
  },
};
