import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CardGrid } from './CardGrid.tsx';

const meta = {
  title: 'Components/Layout/CardGrid/Interactions',
  component: CardGrid,
  tags: ['!autodocs', '!manifest'],
  args: {
    'aria-label': 'Companies',
    children: [<p key="a">Bharat</p>, <p key="b">Sahyadri</p>, <p key="c">Konark</p>],
  },
} satisfies Meta<typeof CardGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsAListWithAnItemForEachCard: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Companies' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  },
};

export const StacksWhereThereIsNoRoomForTwo: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    const starts = new Set(items.map((item) => item.getBoundingClientRect().x));
    await expect(starts.size).toBe(1);
  },
};
