import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inventory } from '#fixtures/inventory.ts';
import { InventoryScreen } from './InventoryScreen.tsx';

const coil = inventory[0]!;

const meta = {
  title: 'Screens/InventoryScreen/Interactions',
  component: InventoryScreen,
  tags: ['!autodocs', '!manifest'],
  args: {
    products: inventory,
    productHref: ({ id }) => `#${id}`,
    onSortChange: fn(),
    onViewMore: fn(),
    onAdd: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof InventoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AddsByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add a Product' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const NamesAreLinks: Story = {
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: coil.name });
    await expect(link).toHaveAttribute('href', '#p-coil');
    await userEvent.click(link);
    await expect(args.onViewMore).toHaveBeenCalledWith(coil);
  },
};

/** The headers call back and leave the order of the rows to the caller. */
export const SortsByKeyboard: Story = {
  args: { sort: { key: 'listPrice', direction: 'ascending' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const names = () => canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(canvas.getByRole('columnheader', { name: 'Price' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    canvas.getByRole('button', { name: 'Price' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'listPrice', direction: 'descending' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'discount', direction: 'ascending' });
    await expect(names()).toEqual(inventory.map(({ name }) => name));
  },
};

export const CardsAreSortedByAMenu: Story = {
  args: { layout: 'cards', products: [coil] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    const sort = canvas.getByRole('combobox', { name: 'Sort by' });
    await userEvent.selectOptions(sort, 'Least stock');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      key: 'stockQuantity',
      direction: 'ascending',
    });
  },
};

export const LowStockIsChosenByKeyboard: Story = {
  args: { onStatusChange: fn(), onLowChange: fn() },
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: 'Active' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onLowChange).toHaveBeenCalledWith(true);
    await expect(args.onStatusChange).not.toHaveBeenCalled();
  },
};

export const WithNothingLowAllAreShown: Story = {
  args: { products: [], low: true, onStatusChange: fn(), onLowChange: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Low stock' })).toBeChecked();
    await expect(canvas.getByRole('heading', { name: 'No product is low in stock' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all products' }));
    await expect(args.onLowChange).toHaveBeenCalledWith(false);
  },
};

/** What is archived is sold to nobody. */
export const ArchivedProductsAreNeverLow: Story = {
  args: { products: [], status: 'archived', low: true, onStatusChange: fn(), onLowChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Archived' })).toBeChecked();
    await expect(canvas.getByRole('heading', { name: 'No product is archived' })).toBeVisible();
  },
};

export const SearchThatFindsNothingIsTakenBack: Story = {
  args: { products: [], query: 'brak', onQueryChange: fn(), onStatusChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a product or SKU' }), 'e{Enter}');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('brake');
    // The one in the box has the same name, and comes first.
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear search' })[1]!);
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('');
    await userEvent.click(canvas.getByRole('radio', { name: 'Archived' }));
    await expect(args.onStatusChange).toHaveBeenLastCalledWith('archived');
  },
};

export const SearchKeepsTheFocusAndFollowsTheAddress: Story = {
  render: function Addressed(args) {
    const [query, setQuery] = useState('');
    return (
      <>
        <button onClick={() => setQuery('')}>Back</button>
        <InventoryScreen {...args} query={query} onQueryChange={setQuery} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const box = () => canvas.getByRole('searchbox', { name: 'Find a product or SKU' });
    await userEvent.type(box(), ' coil{Enter}');
    await expect(box()).toHaveFocus();
    await expect(box()).toHaveValue('coil');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(box()).toHaveValue('');
  },
};

const notice = {
  message: '12 prices changed.',
  leftOut: Array.from({ length: 7 }, (_, index) => ({
    id: `p-${index}`,
    name: `Coil ${index}`,
    reason: 'It has been changed since.',
  })),
  onUndo: fn(),
  onDismiss: fn(),
};

export const AChangeIsTakenBack: Story = {
  args: { notice },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const leftOut = within(canvas.getByRole('list', { name: 'Left as they were' })).getAllByRole('listitem');
    await expect(leftOut.map(({ textContent }) => textContent)).toEqual([
      ...notice.leftOut.slice(0, 5).map(({ name, reason }) => `${name}: ${reason}`),
      'And others.',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(notice.onUndo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(notice.onDismiss).toHaveBeenCalledOnce();
  },
};

export const TheBarOfTheSelectionTakesThePlaceOfTheNotice: Story = {
  args: { layout: 'cards', notice, onSelectedIdsChange: fn(), renderBulkActions: () => 'Archive' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(notice.message)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    await expect(canvas.getByText(notice.message)).not.toBeVisible();
  },
};

export const FailureOffersToTryAgain: Story = {
  args: { products: [], state: 'error' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const TheTwoWaysToBeginStandApart: Story = {
  args: { products: [], onImport: fn() },
  play: async ({ canvasElement }) => {
    const actions = canvasElement.querySelector('[data-component="EmptyState"] > [data-part="actions"]')!;
    await expect(getComputedStyle(actions).columnGap).toBe('12px');
  },
};
