import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ImportDialog } from './ImportDialog.tsx';

const meta = {
  title: 'Trade/Products/ImportDialog/Interactions',
  component: ImportDialog,
  tags: ['!autodocs', '!manifest'],
  args: {
    open: true,
    state: 'choose',
    templateHref: 'data:text/csv,name',
    columns: ['Name', 'Details', 'MRP', 'Category', 'Count'],
    onOpenChange: fn(),
    onFile: fn(),
    onCheck: fn(),
    onImport: fn(),
    onBack: fn(),
    onUndo: fn(),
  },
} satisfies Meta<typeof ImportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GivesTheFile: Story = {
  args: { error: 'The file is empty.' },
  play: async ({ args }) => {
    const file = new File(['name\nCoil'], 'products.csv', { type: 'text/csv' });
    await userEvent.upload(await screen.findByLabelText('Spreadsheet as CSV'), file);
    await expect(args.onFile).toHaveBeenLastCalledWith(file);
    await expect(screen.getByRole('alert')).toHaveTextContent('The file is empty.');
  },
};

export const AsksForEveryRequiredColumn: Story = {
  args: { state: 'map' },
  play: async ({ args }) => {
    const check = await screen.findByRole('button', { name: 'Check the rows' });
    await userEvent.click(check);
    await expect(args.onCheck).not.toHaveBeenCalled();
    await expect(screen.getByText('No column is chosen for: Stock quantity.')).toBeVisible();
    // A field that is given to another column leaves the first.
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Field of Count' }), 'Price');
    await expect(screen.getByRole('combobox', { name: 'Field of MRP' })).toHaveValue('none');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Field of MRP' }), 'Price');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Field of Count' }), 'Stock quantity');
    await expect(screen.getByText(/^Without SKUs/)).toBeVisible();
    check.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCheck).toHaveBeenLastCalledWith([
      'name',
      'description',
      'price',
      'category',
      'stockQuantity',
    ]);
  },
};

export const DuplicatesAreSkippedOrUpdated: Story = {
  args: {
    state: 'check',
    report: {
      add: 45,
      duplicates: 2,
      wrong: 1,
      problems: [{ row: 7, column: 'MRP', reason: 'Price must be a number.' }],
    },
  },
  play: async ({ args }) => {
    await screen.findByRole('button', { name: 'Import 45 products' });
    const row = screen.getByRole('row', { name: /Price must be/ });
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('7');
    await userEvent.click(screen.getByRole('radio', { name: 'Update them' }));
    await userEvent.click(screen.getByRole('button', { name: 'Import 47 products' }));
    await expect(args.onImport).toHaveBeenLastCalledWith(
      ['name', 'description', 'price', 'category', null],
      'update',
    );
  },
};

export const TheImportTakesTheFocusOfItsButton: Story = {
  args: { report: { add: 45, duplicates: 0, wrong: 0, problems: [] } },
  render: function TheImportTakesTheFocusOfItsButton(args) {
    const [isRunning, setRunning] = useState(false);
    return (
      <ImportDialog {...args} state={isRunning ? 'import' : 'check'} onImport={() => setRunning(true)} />
    );
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Import 45 products' }));
    await expect(screen.getByRole('group', { name: 'Import' })).toHaveFocus();
  },
};

export const AStepTakesTheFocusOfTheOneBefore: Story = {
  render: function AStepTakesTheFocusOfTheOneBefore(args) {
    const [isRead, setRead] = useState(false);
    return (
      <ImportDialog
        {...args}
        state={isRead ? 'map' : 'choose'}
        onFile={() => setRead(true)}
        onBack={() => setRead(false)}
      />
    );
  },
  play: async () => {
    const file = new File(['name\nCoil'], 'products.csv', { type: 'text/csv' });
    const field = await screen.findByLabelText('Spreadsheet as CSV');
    field.focus();
    await userEvent.upload(field, file);
    await expect(screen.getByRole('group', { name: 'Columns' })).toHaveFocus();
    screen.getByRole('button', { name: 'Back' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('group', { name: 'File' })).toHaveFocus();
  },
};

export const WhatIsDoneCanBeTakenBack: Story = {
  args: { state: 'done', result: { added: 47, updated: 2, leftOut: 1 } },
  play: async ({ args }) => {
    await expect(await screen.findByText('47 added, 2 updated, 1 left out')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
