import { expect, it } from 'vitest';
import { releasedChanges, tellHistories } from '../scripts/read-changes.ts';

const changelog = `# @guildhall/ui

## 1.1.0

### Minor Changes

- 1a2b3c4: New: \`Drawer\` and \`Chip\`.
- 2b3c4d5: \`Button\` is denser. Its label
  is not. \`Chip\` is as it was.

## 1.0.0

### Major Changes

- 3c4d5e6: New: \`Stepper\`.
- 4d5e6f7: React 19 is required.
`;
const changes = releasedChanges(changelog);
const components = ['Button', 'Chip', 'DateField', 'Drawer', 'Link', 'Stepper', 'Tag'];
const tell = (pending = '') =>
  tellHistories(components, pending ? [{ version: undefined, text: pending }, ...changes] : changes);

it('tells what happened to a component, in which version, and what goes on with it', () => {
  expect(tell().histories['Button']).toEqual({
    status: 'stable',
    changes: [{ version: '1.1.0', text: '`Button` is denser. Its label is not.' }],
  });
});

it('calls a component new until the next release', () => {
  const { histories } = tell('New: `Tag`.');
  expect(Object.keys(histories).filter((name) => histories[name]!.status === 'new')).toEqual([
    'Chip',
    'Drawer',
    'Tag',
  ]);
});

it('finds a name of several words that is not written as code, and none of one word', () => {
  const { histories } = tell('New: DateField. A Link leads there.');
  expect(histories['DateField']).toEqual({
    status: 'new',
    changes: [{ version: undefined, text: 'New: DateField. A Link leads there.' }],
  });
  expect(histories['Link']!.changes).toEqual([]);
});

it('tells a change of a release under every component that it names, and that of the package last', () => {
  expect(tell().releases).toEqual([
    {
      version: '1.1.0',
      news: [
        { component: 'Button', texts: ['`Button` is denser. Its label is not.'] },
        { component: 'Chip', texts: ['New: `Drawer` and `Chip`.', '`Chip` is as it was.'] },
        { component: 'Drawer', texts: ['New: `Drawer` and `Chip`.'] },
      ],
    },
    {
      version: '1.0.0',
      news: [
        { component: 'Stepper', texts: ['New: `Stepper`.'] },
        { component: undefined, texts: ['React 19 is required.'] },
      ],
    },
  ]);
});
