import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { width } from '#docs/story-layout.tsx';
import { brakeDisc, coil, wire } from '#fixtures/products.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';

const meta = {
  title: 'Trade/Products/ProductCard/Interactions',
  component: ProductCard,
  tags: ['!autodocs', '!manifest'],
  args: { ...coil, onRequestEstimate: fn(), onSave: fn(), onViewMore: fn(), onVendorOpen: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryActionNamesItsProduct: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Request Estimate' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save for Later' }));
    await userEvent.click(canvas.getByRole('button', { name: 'View More' }));
    for (const callback of [args.onRequestEstimate, args.onSave, args.onViewMore])
      await expect(callback).toHaveBeenCalledWith(expect.objectContaining(coil));
  },
};

export const VendorOpensByKeyboard: Story = {
  args: brakeDisc,
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Save for Later' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: brakeDisc.name })).toHaveFocus();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Konark Auto Components' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onVendorOpen).toHaveBeenCalledWith(expect.objectContaining(brakeDisc));
  },
};

export const IsAnArticleNamedAfterItsProduct: Story = {
  args: { elementId: 'best-seller' },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article', { name: 'Hot-rolled steel coil, 3 mm' });
    await expect(card).toHaveAttribute('id', 'best-seller');
    await expect(within(card).getByText('Rs. 875.00')).toBeVisible();
    await expect(within(card).getByText('120 in stock')).toBeVisible();
  },
};

export const PicturesTurnWithoutOpeningTheCard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Next image' }));
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAccessibleName(/image 2 of 3/));
    await expect(args.onViewMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('img'));
    await expect(args.onViewMore).toHaveBeenCalledOnce();
  },
};

/** A single picture is a part of the link. */
export const NameAndPictureOpenTheProduct: Story = {
  args: { ...brakeDisc, href: '#disc' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const { left, top, width } = canvas.getByRole('img').getBoundingClientRect();
    const link = canvas.getByRole('link', { name: brakeDisc.name });
    await expect(document.elementFromPoint(left + width / 2, top + 40)).toBe(link);
    const save = canvas.getByRole('button', { name: 'Save for Later' });
    const box = save.getBoundingClientRect();
    await expect(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)).toBe(save);
    await userEvent.click(link);
    await expect(args.onViewMore).toHaveBeenCalledOnce();
  },
};

export const OwnIsEditedOnly: Story = {
  args: { ...wire, own: true, onEdit: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledWith(expect.objectContaining(wire));
    for (const name of ['Save for Later', 'Request Estimate'])
      await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument();
    for (const text of ['per kg', '8,600 in stock', 'Min. 50 kg', 'Sent in 7 days'])
      await expect(canvas.getByText(text)).toBeInTheDocument();
  },
};

/** The table has the same actions as the cards. */
export const TheTableIsOperated: Story = {
  render: ({ onRequestEstimate, onSave, onViewMore, onVendorOpen }) => (
    <ProductGrid
      {...{ onRequestEstimate, onSave, onViewMore, onVendorOpen }}
      view="table"
      products={[brakeDisc]}
      savedIds={[brakeDisc.id]}
      emptyState={null}
    />
  ),
  play: async ({ canvasElement, args }) => {
    const row = within(within(canvasElement).getByRole('row', { name: /brake disc/ }));
    for (const name of [brakeDisc.name, brakeDisc.vendorName, 'Request Estimate', 'Saved'])
      await userEvent.click(row.getByRole('button', { name }));
    for (const callback of [args.onViewMore, args.onVendorOpen, args.onRequestEstimate, args.onSave])
      await expect(callback).toHaveBeenCalledWith(brakeDisc);
  },
};

export const WithoutCallbacksNothingIsPressed: Story = {
  render: () => <ProductCard {...brakeDisc} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const SkeletonIsOfTheSameSize: Story = {
  args: { ...brakeDisc, name: 'Brake disc' },
  render: (args) => (
    <>
      <ProductCard {...args} />
      <ProductCardSkeleton />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [card, skeleton] = [...(canvasElement.querySelector('article')?.parentElement?.children ?? [])];
    await expect(card?.getBoundingClientRect().height).toBe(skeleton?.getBoundingClientRect().height);
  },
};

/** Prices of one row stand in line, however long the unit is. */
export const LongFactsMakeNoFurtherLine: Story = {
  ...SkeletonIsOfTheSameSize,
  args: {
    ...brakeDisc,
    name: 'Brake disc',
    price: 118_000,
    discount: 12.5,
    unit: 'square metre',
    minimumOrder: 12,
    stockQuantity: 12_400,
  },
  decorators: [width(266)],
};

/** The bookmark says in words, too, that the product is saved. */
export const SavedSaysSo: Story = {
  args: { ...brakeDisc, saved: true },
  play: async ({ canvasElement }) => {
    const save = within(canvasElement).getByRole('button', { name: 'Saved', pressed: true });
    await expect(save).toHaveTextContent('Saved');
  },
};

/** Eight whole cards fit a screen of 1440 x 900 px. */
export const IsAsHighAsPlanned: Story = {
  decorators: [width(266)],
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article');
    await expect(card.getBoundingClientRect().height).toBeLessThanOrEqual(352);
  },
};

/** An estimate that was asked for makes the card no higher. */
export const IsAsHighWithAnEstimate: Story = {
  ...IsAsHighAsPlanned,
  args: { ...brakeDisc, estimates: { [brakeDisc.id]: 'requested' } },
};

/** What has two lines in most columns. */
const dear = {
  ...coil,
  name: 'Managed private cloud, three-host pod',
  vendorName: 'Nakshatrix Cloud Systems',
  price: 118_000,
  discount: 12.5,
  unit: 'month',
  minimumOrder: 12,
  stockQuantity: 12_400,
};

/** Fourteen rows of the table fit a screen of 1440 x 900 px, also where a price or a name has two lines. */
export const RowsAreAsHighAsPlanned: Story = {
  render: ({ onRequestEstimate, onSave }) => (
    <div style={{ inlineSize: 1112 }}>
      <ProductGrid
        onRequestEstimate={onRequestEstimate}
        onSave={onSave}
        products={[dear, brakeDisc, wire]}
        estimates={{ [wire.id]: 'requested' }}
        view="table"
        state="ready"
        emptyState={null}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const [, ...rows] = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(3);
    for (const row of rows) await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(48);
    await expect(canvas.getByRole('button', { name: 'Estimate requested' })).toBeVisible();
  },
};

export const WithAddressesNameAndVendorAreLinks: Story = {
  args: { ...brakeDisc, href: '#disc', vendorHref: '#konark' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('link', { name: brakeDisc.name });
    const vendor = canvas.getByRole('link', { name: 'Konark Auto Components' });
    await expect([name, vendor].map((link) => link.getAttribute('href'))).toEqual(['#disc', '#konark']);
    await expect(canvas.getByRole('article', { name: brakeDisc.name })).toContainElement(name);
    await userEvent.click(name);
    await expect(args.onViewMore).toHaveBeenCalledWith(expect.objectContaining(brakeDisc));
    await userEvent.click(vendor);
    await expect(args.onVendorOpen).toHaveBeenCalledWith(expect.objectContaining(brakeDisc));
    await expect(canvas.getByRole('button', { name: 'View More' })).toBeVisible();
  },
};
