import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'MemberTable',
  element: 'div',
  whenToUse: ['For the members of the own company and its open invitations: a table, or cards on a phone.'],
  whenNotToUse: ['For what the members did: ActivityList.', 'For other companies: CompanyRow.'],
  parts: {
    root: 'Around the list. It takes the focus when the row that had it is gone.',
    person: 'Picture, name and email.',
    picture: 'In place of the picture of somebody who is only invited.',
    'person-text': 'Name, email and what is to be known about them.',
    name: 'The name, and whether it is the reader.',
    email: 'The email.',
    reason: 'Why something cannot be done now.',
    time: 'A day, or how long ago or ahead a moment is; the pointer shows the moment.',
    soon: 'That an invitation expires within a day.',
    role: 'The role in a card.',
    facts: 'Times in a card.',
    fact: 'One of them.',
    actions: 'The buttons of a row.',
    cards: 'The list of cards.',
    card: 'A member or an invitation as a card.',
    alone: 'Below the list of a company with one member.',
    'role-form': 'The form in which a role is changed, in a dialog.',
  },
  dataAttributes: { 'data-layout': 'table | cards' },
  keyboard: {
    Tab: 'Moves through the buttons.',
    'Enter, Space': 'On a button: opens its dialog, or resends the invitation.',
    'Arrow up, Arrow down': 'In the dialog: choose the role before or after.',
  },
};
