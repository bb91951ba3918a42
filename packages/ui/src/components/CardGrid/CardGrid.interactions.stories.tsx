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

export const GroupsALongListWithoutAGap: Story = {
  args: { children: Array.from({ length: 130 }, (_, index) => <p key={index}>{`Card ${index + 1}`}</p>) },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    const items = within(list).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual(
      Array.from({ length: 130 }, (_, index) => `Card ${index + 1}`),
    );
    const first = items.findIndex((item) => item.parentElement?.role === 'presentation');
    await expect(first).toBe(120);
    // Each card of the group stands in the column of the card 120 before it.
    const start = (item: HTMLElement) => item.getBoundingClientRect().x;
    await expect(items.slice(first).map(start)).toEqual(items.slice(0, 10).map(start));
    const [last, next] = [items[first - 1]!, items[first]!].map((item) => item.getBoundingClientRect());
    await expect(`${next!.top - last!.bottom}px`).toBe(getComputedStyle(list).rowGap);
  },
};
