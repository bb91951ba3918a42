import { afterEach, expect, it } from 'vitest';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { openRoot } from '../../../test/open-root.ts';
import { emulateMedia } from '../../../test/emulate-media.ts';
import { contract } from './TextField.contract.ts';
import { TextField } from './TextField.tsx';

describeConformance({
  contract,
  render: (props) => <TextField label="Name" {...props} />,
  examples: [
    <TextField
      key="all"
      label="Name"
      hideLabel
      hint="H"
      error="E"
      required
      leadingIcon={<svg />}
      trailing="kg"
      trailingAction={<button type="button">Clear</button>}
      defaultValue="A"
    />,
  ],
});

afterEach(() => emulateMedia());

it('tells an error from the focus in forced colours, which have one colour for both', async () => {
  const { container, root } = openRoot();
  root.render(<TextField label="Email" error="Email is required." />);
  await expect.poll(() => container.querySelector('input')).not.toBeNull();
  const outline = () => getComputedStyle(container.querySelector("[data-part='box']")!).outlineStyle;
  expect(outline()).toBe('none');
  await emulateMedia({ 'forced-colors': 'active' });
  // The focus is a solid line.
  await expect.poll(outline).toBe('dashed');
});
