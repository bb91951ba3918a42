import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Components/Navigation/SkipLink/Interactions',
  component: SkipLink,
  tags: ['!autodocs', '!manifest'],
  render: (args) => (
    <>
      <SkipLink {...args} />
      <a href="#elsewhere">Home</a>
      <main id="content" tabIndex={-1}>
        <p>Products</p>
        <button type="button">Add a Product</button>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsPastTheLinks: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const address = location.href;
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add a Product' })).toHaveFocus();
    await expect(location.href).toBe(address);
  },
};

export const ShowsOnlyWithTheFocus: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Skip to content' });
    await expect(getComputedStyle(link).clipPath).toBe('inset(50%)');
    await userEvent.tab();
    await expect(getComputedStyle(link).clipPath).toBe('none');
  },
};

export const CallerMayLeadElsewhere: Story = {
  args: { onClick: (event) => event.preventDefault() },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('main')).not.toHaveFocus();
  },
};

export const PressedByMouseOnceItShows: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('link', { name: 'Skip to content' }));
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
