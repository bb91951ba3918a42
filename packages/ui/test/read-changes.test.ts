import { expect, it } from 'vitest';
import { historyOf, releasedChanges } from '../scripts/read-changes.ts';

const changelog = `# @guildhall/ui

## 1.1.0

### Minor Changes

- 1a2b3c4: New: \`Drawer\` and \`Chip\`.
- 2b3c4d5: \`Button\` is denser. Others
  are not.

## 1.0.0

### Major Changes

- 3c4d5e6: New: \`Stepper\`.
`;
const changes = releasedChanges(changelog);

it('tells what happened to a component, and in which version', () => {
  expect(historyOf('Button', changes)).toEqual({
    status: 'stable',
    changes: [{ version: '1.1.0', text: '`Button` is denser.' }],
  });
});

it('calls a component new until the next release', () => {
  expect(['Drawer', 'Chip', 'Stepper'].map((name) => historyOf(name, changes).status)).toEqual([
    'new',
    'new',
    'stable',
  ]);
  expect(historyOf('Tag', [{ version: undefined, text: 'New: `Tag`.' }, ...changes]).status).toBe('new');
});
