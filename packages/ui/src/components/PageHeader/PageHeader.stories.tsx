import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#components/Button/Button.tsx';
import { contract } from './PageHeader.contract.ts';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Components/Layout/PageHeader',
  component: PageHeader,
  parameters: { contract },
  args: { title: 'Products' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { actions: <Button>Add a Product</Button> } };

/** Alone, with buttons, and with a title that takes two lines. */
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 40 }}>
      <PageHeader title="Settings" />
      <PageHeader
        title="Store"
        actions={
          <>
            <Button variant="secondary">Export</Button>
            <Button>Add a Product</Button>
          </>
        }
      />
      <PageHeader
        title="Results for “cold-drawn seamless precision tubes in E355, honed inside”"
        actions={<Button variant="secondary">Clear</Button>}
      />
    </div>
  ),
};

export const RightToLeft: Story = { ...Playground, globals: { direction: 'rtl' } };

/** The buttons move below a title that needs the line. */
export const Narrow: Story = {
  args: {
    title: 'Results for “precision tubes in E355”',
    actions: <Button variant="secondary">Clear</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};
