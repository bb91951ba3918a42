import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { editableCoil } from '#fixtures/editable-products.ts';
import { industries } from '#fixtures/industries.ts';
import { ProductEditorScreen } from './ProductEditorScreen.tsx';

const meta = {
  title: 'Screens/ProductEditorScreen/Interactions',
  component: ProductEditorScreen,
  tags: ['!autodocs', '!manifest'],
  args: {
    editor: { product: editableCoil, industries },
    inventoryHref: '/Inventory',
    viewHref: '#product',
    onNavigate: fn(),
    onArchive: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ProductEditorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'More actions' }));

export const PathAndMenuLeadOn: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: editableCoil.name })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Inventory' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/Inventory', expect.anything());
    await open(canvasElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'View product' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('#product', expect.anything());
  },
};

export const ArchivesByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: 'More actions' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Archive' });
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onArchive).toHaveBeenCalledOnce();
  },
};

export const ArchivedIsNotArchivedAgain: Story = {
  args: { editor: { product: { ...editableCoil, status: 'archived' }, industries } },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await screen.findByRole('menuitem', { name: 'View product' });
    await expect(screen.queryByRole('menuitem', { name: 'Archive' })).not.toBeInTheDocument();
  },
};

export const FailureOffersToTryAgain: Story = {
  args: { editor: undefined, state: 'error' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const MissingLeadsBack: Story = {
  args: { editor: undefined, state: 'missing' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'There is no such product' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to Inventory' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/Inventory', expect.anything());
  },
};
