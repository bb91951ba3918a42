import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardGrid } from '#components/CardGrid/CardGrid.tsx';
import { ProductCard } from '#trade/ProductCard/ProductCard.tsx';
import { products } from '#fixtures/products.ts';
import { inShell } from '#fixtures/in-shell.tsx';
import { contract } from './AppShell.contract.ts';
import { AppShell } from './AppShell.tsx';

const content = (
  <>
    <h1>Products</h1>
    <CardGrid aria-label="Products">
      {products.map((product) => (
        <ProductCard key={product.id} {...product} headingLevel={2} />
      ))}
    </CardGrid>
  </>
);

const meta = {
  title: 'Components/Layout/AppShell',
  component: AppShell,
  parameters: {
    contract,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: 720 } },
    // A whole page: all that it shows is in a landmark.
    a11y: { config: { rules: [{ id: 'region', enabled: true }] } },
  },
  args: { topBar: null, sideNav: null, layout: 'page' },
  render: ({ layout = 'page' }) => inShell(content, { layout }),
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { layout: 'page' } };

/** As high as the screen: for what scrolls by itself. */
export const Fill: Story = {
  render: () =>
    inShell(
      // A region that scrolls has to be reachable by keyboard.
      <section
        aria-label="Products"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard.
        tabIndex={0}
        style={{ blockSize: '100%', overflow: 'auto', boxSizing: 'border-box', padding: 24 }}
      >
        {content}
      </section>,
      { layout: 'fill' },
    ),
};

/** The side of a client. */
export const States: Story = { render: () => inShell(content, { mode: 'Client', activeLabel: 'Store' }) };

/** The next screen is on its way, and takes a moment. */
export const Pending: Story = { render: () => inShell(content, { pending: 'Loading' }) };

/** From 600 to 900 px the navigation is a rail of icons, and the account stands in the top bar. */
export const Tablet: Story = { globals: { viewport: { value: 'sm' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Below 600 px the navigation stands at the foot. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
