import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bharat } from '#fixtures/companies.ts';
import { CompanyCard } from './CompanyCard.tsx';

const meta = {
  title: 'Trade/Companies/CompanyCard/Interactions',
  component: CompanyCard,
  tags: ['!autodocs', '!manifest'],
  args: { ...bharat, onOpen: fn() },
} satisfies Meta<typeof CompanyCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement).getByRole('article', { name: 'Bharat Steel Works' });
    await userEvent.click(within(card).getByRole('button', { name: 'Bharat Steel Works' }));
    await expect(args.onOpen).toHaveBeenCalledWith('c-bharat');
  },
};

export const OpensByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onOpen).toHaveBeenCalledWith('c-bharat');
  },
};

export const WithoutCallbackTheNameIsText: Story = {
  render: () => <CompanyCard {...bharat} headingLevel={2} />,
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 2, name: 'Bharat Steel Works' }),
    ).toBeVisible();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const ListsWhatItMakes: Story = {
  args: { productTypes: 'Coils, beams,, plates, coils , rods, wire' },
  play: async ({ canvasElement }) => {
    const types = within(canvasElement).getByRole('list', { name: 'Product Types' });
    await expect(
      within(types)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Coils', 'beams', 'plates', 'coils', 'and 2 more']);
  },
};
