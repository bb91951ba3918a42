import { expect, it } from 'vitest';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { moveEntry, toEntry } from './file-entry.ts';
import { isAccepted } from './file-limits.ts';
import { contract } from './FileField.contract.ts';
import { FileField } from './FileField.tsx';

const entries = ['a', 'b', 'c'].map((id) => ({ id, name: `${id}.png`, size: 1, type: 'image/png' }));

describeConformance({
  contract,
  render: (props) => <FileField label="Files" {...props} />,
  examples: [
    <FileField
      key="all"
      label="Files"
      name="files"
      hideLabel
      hint="H"
      error="E"
      required
      accept="image/*"
      maxSize={1000}
      maxFiles={3}
      defaultValue={[
        { ...entries[0]!, previewUrl: 'data:,' },
        toEntry(new File(['x'], 'b.png', { type: 'image/png' })),
      ]}
      uploads={{ a: { progress: 0.5 } }}
    />,
  ],
});

it.each([
  ['a.PDF', '', '.pdf', true],
  ['a.png', 'image/png', 'image/*, .pdf', true],
  ['a.png', 'image/png', 'image/jpeg', false],
  ['pdf', 'text/plain', '.pdf', false],
])('finds whether %s of type %j is one of %s', (name, type, accept, accepted) => {
  expect(isAccepted({ name, type }, accept)).toBe(accepted);
});

it('moves an entry and leaves the order of the others', () => {
  const order = (from: number, to: number) =>
    moveEntry(entries, from, to)
      .map(({ id }) => id)
      .join('');
  expect([order(0, 2), order(2, 0), order(1, 1)]).toEqual(['bca', 'cab', 'abc']);
});
