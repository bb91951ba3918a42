import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'InviteForm',
  element: 'form',
  whenToUse: ['In a `Dialog` of size md titled Invite a member.'],
  whenNotToUse: ['To change the role of a member: MemberTable.'],
  parts: {
    root: 'The form.',
    fields: 'The fields.',
    actions: 'Reset and Send invitation, or Invite another.',
    sent: 'Once it is sent: that it is, and the link. It takes the focus of the button.',
    'sent-title': 'To whom it was sent.',
    hint: 'How else the link can be passed on.',
    'link-row': 'The link and the button that copies it.',
    link: 'The link as text.',
  },
  dataAttributes: {},
  keyboard: {
    'Enter in a field': 'Sends the form.',
    'Arrow up, Arrow down': 'Choose the role before or after.',
  },
};
