import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { width } from '#docs/story-layout.tsx';
import { inventory } from '#fixtures/inventory.ts';
import { InventoryTable } from './InventoryTable.tsx';
import type { SaveInventoryChanges } from './inventory-product.ts';

const [coil, disc] = inventory;
const named = { coil: { ...coil!, name: 'Coil' }, disc: { ...disc!, name: 'Disc' } };

const meta = {
  title: 'Trade/Products/InventoryTable/Interactions',
  component: InventoryTable,
  tags: ['!autodocs', '!manifest'],
  args: {
    products: [named.coil, named.disc],
    productHref: ({ id }) => `#${id}`,
    editHref: ({ id }) => `#edit-${id}`,
    onSave: fn<SaveInventoryChanges>(async () => {}),
    onStockChange: fn(),
    onNavigate: fn(),
    onArchive: fn(),
    onRetry: fn(),
  },
  render: function Saving({ onSave, products, ...args }) {
    const [shown, setShown] = useState(products);
    return (
      <InventoryTable
        {...args}
        products={shown}
        onSave={async (product, changes) => {
          const outdated = await onSave?.(product, changes);
          if (!outdated)
            setShown((before) => before.map((one) => (one.id === product.id ? { ...one, ...changes } : one)));
          return outdated;
        }}
      />
    );
  },
} satisfies Meta<typeof InventoryTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SavesInTheCellAndGoesOn: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Price of Coil/ }));
    await userEvent.keyboard('950{Tab}');
    await expect(args.onSave).toHaveBeenLastCalledWith(named.coil, { price: 950 });
    const discount = await canvas.findByRole('textbox', { name: 'Discount of Coil' });
    await expect(discount).toHaveFocus();
    await userEvent.clear(discount);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'p-coil' }), {
      discount: 0,
    });
    await userEvent.click(canvas.getByRole('button', { name: /Name of Disc/ }));
    await expect(canvas.queryByRole('link', { name: 'Disc' })).toBeNull();
    await userEvent.keyboard('Brake{Escape}');
    await expect(canvas.getByRole('link', { name: 'Disc' })).toHaveAttribute('href', '#edit-p-disc');
    await expect(args.onSave).toHaveBeenCalledTimes(2);
  },
};

/** As wide as it is on a screen of 600 px, and too narrow for all columns. */
export const ThePencilStandsBesideTheName: Story = {
  play: async ({ canvas }) => {
    const name = canvas.getByRole('link', { name: 'Coil' }).getBoundingClientRect();
    const pencil = canvas.getByRole('button', { name: /Name of Coil/ }).getBoundingClientRect();
    await expect(pencil.left).toBeGreaterThanOrEqual(name.right);
  },
};

export const ActionsStayInSight: Story = {
  args: { layout: 'compact' },
  decorators: [width(360)],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = await canvas.findByRole('region');
    const more = canvas.getByRole('button', { name: /^More actions for Coil/ });
    await expect(more.getBoundingClientRect().right).toBeLessThan(region.getBoundingClientRect().right);
  },
};

export const LeadsToTheEditor: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Disc' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('#edit-p-disc', expect.anything());
    for (const [entry, href] of [
      ['Edit', '#edit-p-coil'],
      ['View', '#p-coil'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: /^More actions for Coil/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith(href, expect.anything());
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
  },
};

const outdated = { current: { ...named.coil, price: 900, version: 2 } };

export const OthersWereFaster: Story = {
  args: {
    onSave: fn<SaveInventoryChanges>(async ({ version }) => (version === 1 ? outdated : undefined)),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const write = async (keys: string) => {
      await userEvent.click(canvas.getByRole('button', { name: /Price of Coil/ }));
      await userEvent.keyboard(keys);
      return canvas.findByRole('textbox', { name: 'Price of Coil', description: /Now Rs\. 900\.00\./ });
    };
    await write('950{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Use theirs' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    const field = await write('960{Enter}');
    // Going away chooses nothing, and Tab leads to the choice.
    await userEvent.click(document.body);
    await expect(field).toHaveValue('960.00');
    await expect(args.onSave).toHaveBeenCalledTimes(2);
    field.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Keep yours' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenLastCalledWith(outdated.current, { price: 960 });
    await expect(await canvas.findByText('Rs. 960.00')).toBeVisible();
  },
};

export const StockOpensBesideItsNumber: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Stock of Disc: Low 42' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for Coil' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change stock' }));
    await userEvent.type(await screen.findByRole('spinbutton', { name: 'Quantity' }), '40');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Received');
    await userEvent.click(screen.getByRole('button', { name: 'Save stock' }));
    await expect(args.onStockChange).toHaveBeenCalledWith(named.coil, { change: 40 }, 'Received');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for Coil' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await expect(args.onArchive).toHaveBeenCalledWith(named.coil);
  },
};

export const TheSheetSavesWhatDiffers: Story = {
  args: {
    layout: 'cards',
    onSave: fn<SaveInventoryChanges>(async ({ version }) => (version === 1 ? outdated : undefined)),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Quick edit of Coil' }));
    const price = await screen.findByRole('textbox', { name: 'Price' });
    await userEvent.clear(price);
    await userEvent.type(price, '970');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await expect(args.onSave).toHaveBeenLastCalledWith(named.coil, { price: 970 });
    await expect(await screen.findByRole('alert')).toHaveTextContent('Price: now Rs. 900.00.');
    await userEvent.click(screen.getByRole('button', { name: 'Keep yours' }));
    await expect(args.onSave).toHaveBeenLastCalledWith(outdated.current, { price: 970 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const CardsAreSelectedTogether: Story = {
  args: { layout: 'cards' },
  render: function Selecting(args) {
    const [ids, setIds] = useState<readonly string[]>([]);
    return (
      <InventoryTable
        {...args}
        selectedIds={ids}
        onSelectedIdsChange={setIds}
        renderBulkActions={({ keys, clear }) => <button onClick={clear}>Archive {keys.length}</button>}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    const all = canvas.getByRole('checkbox', { name: 'Select all' });
    await expect(all).toHaveFocus();
    const bar = within(canvas.getByRole('group', { name: 'Selected products' }));
    const count = bar.getByRole('status');
    await expect(count).toHaveTextContent('Select products to change');
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'More actions for Coil' })).toBeNull();

    // The whole card is the target.
    const coil = canvas.getByRole('checkbox', { name: 'Select Coil' });
    const card = coil.closest('li')!.getBoundingClientRect();
    await expect(document.elementFromPoint(card.right - 8, card.bottom - 8)).toBe(coil);
    await expect(card.height).toBeGreaterThanOrEqual(44);
    await userEvent.click(coil);
    await expect(count).toHaveTextContent('1 selected');
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(count).toHaveTextContent('2 selected');
    await userEvent.click(bar.getByRole('button', { name: 'Archive 2' }));
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Select' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Coil' })).toBeVisible();
  },
};

export const EscapeEndsSelecting: Story = {
  ...CardsAreSelectedTogether,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const select = () => canvas.getByRole('button', { name: 'Select' });
    select().focus();
    await userEvent.keyboard('{Enter}{Tab} ');
    await expect(canvas.getByRole('checkbox', { name: 'Select Coil' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(select()).toHaveFocus();
    await userEvent.click(select());
    await expect(canvas.getByRole('checkbox', { name: 'Select Coil' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(select()).toHaveFocus();
  },
};

export const FailureOffersToTryAgain: Story = {
  args: { products: [], state: 'error' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** As wide as the page is at 1280 px, beside the navigation and a scrollbar. */
export const NoColumnIsCutOffOnASmallLaptop: Story = {
  decorators: [width(935)],
  args: { products: inventory, selectedIds: [], onSelectedIdsChange: fn(), renderBulkActions: () => null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('table').parentElement!;
    await expect(region.scrollWidth).toBe(region.clientWidth);
    await expect(canvas.getByRole('columnheader', { name: 'SKU' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Updated' })).toBeNull();
    for (const below of canvasElement.querySelectorAll('[data-part="updated-below"]'))
      await expect(below).toBeVisible();
    await expect(canvas.getAllByText(/^Updated/).length).toBeGreaterThan(1);
  },
};

/** As wide as the page is at 900 px, beside the navigation. */
export const NoColumnIsCutOffOnATablet: Story = {
  ...NoColumnIsCutOffOnASmallLaptop,
  args: { ...NoColumnIsCutOffOnASmallLaptop.args, layout: 'compact' },
  decorators: [width(572)],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('table').parentElement!;
    await expect(region.scrollWidth).toBe(region.clientWidth);
    await expect(canvas.getByRole('columnheader', { name: 'Stock' })).toBeVisible();
  },
};

/** As wide as the page is at 1440 px. */
export const ADesktopShowsAllColumns: Story = {
  ...NoColumnIsCutOffOnASmallLaptop,
  decorators: [width(1112)],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('table').parentElement!;
    await expect(region.scrollWidth).toBe(region.clientWidth);
    await expect(canvas.getByRole('columnheader', { name: 'Updated' })).toBeVisible();
    for (const below of canvasElement.querySelectorAll('[data-part="updated-below"]'))
      await expect(below).not.toBeVisible();
  },
};

/** On a phone a table has room for the words of its names, if for little else. */
export const NarrowBreaksNoWord: Story = {
  args: { products: [{ ...named.disc, name: 'Ventilated steel disc' }] },
  decorators: [width(328)],
  play: async ({ canvas }) => {
    const words = document.createRange();
    words.selectNodeContents(canvas.getByText('Ventilated steel disc'));
    await expect(words.getClientRects()).toHaveLength(2);
  },
};
