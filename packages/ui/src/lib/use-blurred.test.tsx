import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#components/Button/Button.tsx';
import { DateField } from '#components/DateField/DateField.tsx';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import { openRoot } from '../../test/open-root.ts';

const fields = [
  ['NumberField', <NumberField key="number" label="Answer" />],
  ['DateField', <DateField key="date" label="Answer" />],
] as const;

it.each(fields)('%s shows its error without taking the press that leaves it', async (_name, field) => {
  const onClick = vi.fn<() => void>();
  const { root } = openRoot();
  root.render(
    <form>
      {field}
      <Button onClick={onClick}>Save</Button>
      <Button type="reset">Reset</Button>
    </form>,
  );
  const box = page.getByRole('textbox');
  await userEvent.type(box, 'a few');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  expect(onClick).toHaveBeenCalledOnce();
  await expect.element(box).toHaveAttribute('aria-invalid');
  await userEvent.type(box, ' more');
  await userEvent.click(page.getByRole('button', { name: 'Reset' }));
  await expect.element(box).toHaveValue('');
  await expect.element(box).not.toHaveAttribute('aria-invalid');
  await userEvent.type(box, 'a few');
  await userEvent.tab();
  await expect.element(box).toHaveAttribute('aria-invalid');
});
