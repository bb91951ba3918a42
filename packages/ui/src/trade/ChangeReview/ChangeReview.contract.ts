import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'ChangeReview',
  element: 'div',
  whenToUse: ['When a change was refused because someone else has changed the same fields in the meantime.'],
  whenNotToUse: ['When other fields were changed: save, for both changes stay.'],
  parts: {
    root: 'Around everything.',
    head: 'Title and description.',
    all: 'The buttons that choose for all fields; absent with one field.',
    row: 'One field.',
    field: 'What it is called.',
    sides: 'Around its two values, side by side where there is space.',
    side: 'One value; a press anywhere on it chooses it.',
    control: 'The radio button.',
    choice: 'Whose value it is.',
    value: 'The value.',
    end: 'Around the button that goes on.',
    status: 'Says that all was chosen; visually hidden.',
  },
  dataAttributes: { 'data-empty': 'On a value: present when it is empty.' },
  keyboard: {
    Tab: 'Moves from field to field.',
    'Arrow keys': 'On a field: choose the other value.',
    'Enter, Space': 'Presses the focused button.',
  },
};
