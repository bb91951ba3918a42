import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bharat } from '#fixtures/companies.ts';
import { coil } from '#fixtures/products.ts';
import { VendorProfile } from './VendorProfile.tsx';

const meta = {
  title: 'Trade/Companies/VendorProfile/Interactions',
  component: VendorProfile,
  tags: ['!autodocs', '!manifest'],
  args: { ...bharat, onConnect: fn(), onMessage: fn(), onRetry: fn() },
} satisfies Meta<typeof VendorProfile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StrangerCanConnectOnly: Story = {
  args: { connectionStatus: 'stranger' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Message' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }));
    await expect(args.onConnect).toHaveBeenCalledOnce();
  },
};

export const ConnectedCanWrite: Story = {
  args: { connectionStatus: 'connected' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Connected')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Message' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMessage).toHaveBeenCalledOnce();
  },
};

export const OwnProfileHasNoToggle: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const MissingWordsHaveStandIns: Story = {
  args: { companyName: '', companyIndustry: '', companySize: '', address: '', productTypes: '' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Unknown Company' })).toBeVisible();
    await expect(canvas.getAllByText('Not specified')).toHaveLength(2);
    await expect(canvas.getByText('No address provided')).toBeVisible();
    await expect(canvas.getByText('N/A')).toBeVisible();
  },
};

export const LoadingIsSaid: Story = {
  args: { companyName: undefined, headingLevel: 1, companyState: 'loading', state: 'loading' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Loading company' })).toBeVisible();
    await expect(canvas.getByRole('status', { name: 'Loading company' })).toBeVisible();
    await expect(canvas.getByText('Loading products')).toBeInTheDocument();
    const list = canvas.getByRole('list', { name: 'Products' });
    await expect(list.children).toHaveLength(6);
  },
};

export const NothingIsSaidOfAnUnknownName: Story = {
  args: { companyName: undefined, companyState: 'loading', products: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'No products yet' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('Unknown Company');
  },
};

export const KnownNameShowsWhileLoading: Story = {
  args: { headingLevel: 1, companyState: 'loading', state: 'loading' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bharat Steel Works' })).toBeVisible();
  },
};

export const FailureCanBeTriedAgain: Story = {
  args: { companyName: undefined, headingLevel: 1, companyState: 'error' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Unknown Company' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('This company could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ProductsCanBeTriedAgain: Story = {
  args: { state: 'error' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Bharat Steel Works' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ActionsGiveTheProduct: Story = {
  args: { products: [coil], onSave: fn(), onViewMore: fn() },
  play: async ({ canvasElement, args }) => {
    const card = within(within(canvasElement).getByRole('article', { name: coil.name }));
    await userEvent.click(card.getByRole('button', { name: 'View More' }));
    await userEvent.click(card.getByRole('button', { name: 'Save for Later' }));
    await expect(args.onViewMore).toHaveBeenCalledWith(expect.objectContaining(coil));
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining(coil));
  },
};
