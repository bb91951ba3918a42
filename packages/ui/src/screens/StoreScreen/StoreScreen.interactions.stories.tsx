import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoreScreen } from './StoreScreen.tsx';

const meta = {
  title: 'Screens/StoreScreen/Interactions',
  component: StoreScreen,
  tags: ['!autodocs', '!manifest'],
  args: {
    products: 'Every product',
    storefront: 'Own products',
    requests: 'What is asked for',
    onValueChange: fn(),
  },
} satisfies Meta<typeof StoreScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const VendorGoesToRequests: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tabpanel', { name: 'My Storefront' })).toHaveTextContent('Own products');
    await userEvent.click(canvas.getByRole('tab', { name: 'Client Requests' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Client Requests' })).toHaveTextContent(
      'What is asked for',
    );
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('requests');
  },
};

export const VendorGoesByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(canvasElement).getByRole('tab', { name: 'Client Requests' })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('requests');
  },
};

export const ControlledStaysPut: Story = {
  args: { value: 'requests' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'My Storefront' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('storefront');
    await expect(canvas.getByRole('tab', { name: 'Client Requests' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const ClientHasNoTabs: Story = {
  args: { mode: 'Client' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Every product')).toBeVisible();
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
  },
};
