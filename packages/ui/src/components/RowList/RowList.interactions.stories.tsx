import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RowList } from './RowList.tsx';

const meta = {
  title: 'Components/Layout/RowList/Interactions',
  component: RowList,
  tags: ['!autodocs', '!manifest'],
  args: { 'aria-label': 'Companies', children: [<p key="a">Bharat</p>, <p key="b">Sahyadri</p>] },
} satisfies Meta<typeof RowList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsAListWithAnItemForEachRow: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Companies' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  },
};
