import { afterEach, expect, it } from 'vitest';
import { MoneyField } from '#components/MoneyField/MoneyField.tsx';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { openRoot } from '../../../test/open-root.ts';
import { emulateMedia } from '../../../test/emulate-media.ts';
import { contract } from './EditableCell.contract.ts';
import { EditableCell } from './EditableCell.tsx';

describeConformance({
  contract,
  render: (props) => (
    <EditableCell
      label="Price"
      value={1000}
      onSave={() => {}}
      renderField={(field) => <MoneyField {...field} />}
      {...props}
    >
      1,000
    </EditableCell>
  ),
});

afterEach(() => emulateMedia());

it('shows its pencil in forced colours, where its edge shows too', async () => {
  const { container, root } = openRoot();
  root.render(
    <EditableCell label="Name" value="Coil" onSave={() => {}} renderField={() => null}>
      Coil
    </EditableCell>,
  );
  await expect.poll(() => container.querySelector('svg')).not.toBeNull();
  const opacity = () => getComputedStyle(container.querySelector('svg')!).opacity;
  expect(opacity()).toBe('0');
  await emulateMedia({ 'forced-colors': 'active' });
  await expect.poll(opacity).toBe('1');
});
