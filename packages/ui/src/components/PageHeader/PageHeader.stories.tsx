import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#components/Button/Button.tsx';
import { contract } from './PageHeader.contract.ts';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Components/Layout/PageHeader',
  component: PageHeader,
  parameters: { contract },
  args: { title: 'Products', description: 'What companies on Guildhall offer today.' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { actions: <Button>Add a product</Button> } };

/** A title that says it all needs no sentence. */
export const TitleAlone: Story = { render: () => <PageHeader title="Manage Connections" /> };

/** Title, sentence and buttons. */
/** Alone, with a sentence, with buttons, and with more of each than fits a line. */
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 40 }}>
      <PageHeader title="Settings" />
      <PageHeader title="Products" description="What companies on Guildhall offer today." />
      <PageHeader
        title="Store"
        description="What you offer."
        actions={
          <>
            <Button variant="secondary">Export</Button>
            <Button>Add a product</Button>
          </>
        }
      />
      <PageHeader
        title="Results for “cold-drawn seamless precision tubes in E355, honed inside”"
        description="Forty-two products of eleven companies, the cheapest first, of which nine are in stock and can leave the mill this week."
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
