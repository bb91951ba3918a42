import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { MoneyField } from '#components/MoneyField/MoneyField.tsx';
import { Table } from '#components/Table/Table.tsx';
import { EditableCell, type EditableCellProps } from './EditableCell.tsx';

type Row = { name: string; price: number };
const NumberCell = (props: EditableCellProps<number>) => <EditableCell {...props} />;

/** Prices of a coil and a beam, in a table that has other controls between them. */
function Prices({ onSave, ...args }: EditableCellProps<number>) {
  const [rows, setRows] = useState<Row[]>([
    { name: 'Coil', price: 1000 },
    { name: 'Beam', price: 250 },
  ]);
  const save = async (name: string, price: number) => {
    await onSave(price);
    setRows((before) => before.map((row) => (row.name === name ? { name, price } : row)));
  };
  return (
    <Table
      caption="Products"
      selectable
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', header: 'Product' },
        {
          key: 'price',
          header: 'Price',
          align: 'end',
          render: ({ name, price }) => (
            <EditableCell
              {...args}
              label={`Price of ${name}`}
              value={price}
              onSave={(next) => save(name, next)}
            >
              {price}
            </EditableCell>
          ),
        },
      ]}
    />
  );
}

const meta = {
  title: 'Components/Forms/EditableCell/Interactions',
  component: NumberCell,
  tags: ['!autodocs', '!manifest'],
  args: {
    label: 'Price',
    value: 0,
    onSave: fn(),
    renderField: (field) => <MoneyField {...field} />,
    children: '',
  },
  render: (args) => <Prices {...args} />,
} satisfies Meta<typeof NumberCell>;
export default meta;
type Story = StoryObj<typeof meta>;

const display = (name: string, value = '') =>
  screen.findByRole('button', { name: new RegExp(`^Edit Price of ${name}: ?${value}`) });
const field = (name: string) => screen.findByRole('textbox', { name: `Price of ${name}` });

export const EnterSaves: Story = {
  play: async ({ args }) => {
    await userEvent.click(await display('Coil', '1000'));
    await expect(await field('Coil')).toHaveFocus();
    // Its text is selected, so that typing replaces it.
    await userEvent.keyboard('1,250.50{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith(1250.5);
    const saved = await display('Coil', '1250.5');
    await waitFor(() => expect(saved).toHaveFocus());
  },
};

export const EscapeTakesBackAndLeavesTheDialogOpen: Story = {
  render: (args) => (
    <Dialog title="Prices" defaultOpen>
      <Prices {...args} />
    </Dialog>
  ),
  play: async ({ args }) => {
    await userEvent.click(await display('Coil'));
    await userEvent.keyboard('7{Escape}');
    await expect(await display('Coil', '1000')).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog', { name: 'Prices' })).toBeVisible();
  },
};

export const TabSavesAndGoesOn: Story = {
  play: async ({ args }) => {
    await userEvent.click(await display('Coil'));
    await userEvent.keyboard('7{Tab}');
    await expect(await field('Beam')).toHaveFocus();
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith(7);
    await display('Coil', '7');
    // Back again, and nothing was changed, so nothing is saved.
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect(await field('Coil')).toHaveFocus();
    await display('Beam', '250');
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const LeavingSaves: Story = {
  play: async ({ args }) => {
    await userEvent.click(await display('Beam'));
    await userEvent.keyboard('300');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Coil' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith(300);
    await display('Beam', '300');
    await expect(screen.getByRole('checkbox', { name: 'Select Coil' })).toHaveFocus();
  },
};

let refuse = () => {};

export const ErrorKeepsWhatWasTyped: Story = {
  args: {
    onSave: fn(
      () =>
        new Promise<void>((_, reject) => {
          refuse = () => reject(new Error('Too cheap.'));
        }),
    ),
  },
  play: async ({ args }) => {
    await userEvent.click(await display('Coil'));
    await userEvent.keyboard('9{Enter}');
    const box = await field('Coil');
    await waitFor(() => expect(box).toHaveAttribute('readonly'));
    await expect(screen.getByText('Saving')).toBeInTheDocument();
    // A second Enter does not save twice.
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    refuse();
    await waitFor(() => expect(box).toHaveAccessibleDescription(expect.stringContaining('Too cheap.')));
    await expect(box).toBeInvalid();
    await expect(box).toHaveValue('9');
    await expect(box).toHaveFocus();
    // Beside its icon, also in a column of numbers.
    await expect(screen.getByText('Too cheap.', { selector: '[data-part="error"] *' })).toHaveStyle({
      textAlign: 'start',
    });
  },
};

let setTheirs = (_price: number) => {};

export const WhatOthersChangeMeanwhileStays: Story = {
  render: function Render(args) {
    const [value, setValue] = useState(1000);
    setTheirs = setValue;
    return (
      <EditableCell {...args} label="Price of Coil" value={value}>
        {value}
      </EditableCell>
    );
  },
  play: async ({ args }) => {
    await userEvent.click(await display('Coil', '1000'));
    setTheirs(900);
    await expect(await field('Coil')).toHaveValue('1,000.00');
    await userEvent.tab();
    await display('Coil', '900');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const WhatIsWrongIsNotSaved: Story = {
  play: async ({ args }) => {
    await userEvent.click(await display('Coil'));
    await userEvent.keyboard('x{Enter}');
    const box = await field('Coil');
    await waitFor(() => expect(box).toHaveAccessibleDescription(expect.stringContaining('Enter a number')));
    await userEvent.clear(box);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(box).toHaveAccessibleDescription(expect.stringContaining('Enter a value.')));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
