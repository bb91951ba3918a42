import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Components/Layout/PageHeader/Interactions',
  component: PageHeader,
  tags: ['!autodocs', '!manifest'],
  args: { title: 'Products' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsTheFirstHeadingOfThePage: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  },
};
