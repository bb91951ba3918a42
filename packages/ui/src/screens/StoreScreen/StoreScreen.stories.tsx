import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Store } from 'lucide-react';
import { fn } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { CardGrid } from '#components/CardGrid/CardGrid.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ProductCard } from '#trade/ProductCard/ProductCard.tsx';
import { RequestCard } from '#trade/RequestCard/RequestCard.tsx';
import { products } from '#fixtures/products.ts';
import { requests } from '#fixtures/requests.ts';
import { inShell } from '#fixtures/shell.tsx';
import { contract } from './StoreScreen.contract.ts';
import { StoreScreen } from './StoreScreen.tsx';

const add = <Button leadingIcon={<Plus />}>Add a product</Button>;

const meta = {
  title: 'Screens/StoreScreen',
  component: StoreScreen,
  parameters: { contract, layout: 'fullscreen' },
  args: {
    action: add,
    products: (
      <CardGrid>
        {products.map((product) => (
          <ProductCard key={product.id} {...product} headingLevel={2} />
        ))}
      </CardGrid>
    ),
    storefront: (
      <CardGrid>
        {products.slice(0, 3).map((product) => (
          <ProductCard key={product.id} {...product} headingLevel={2} />
        ))}
      </CardGrid>
    ),
    requests: (
      <CardGrid columns="three">
        {requests.map((request) => (
          <RequestCard key={request.id} {...request} headingLevel={2} />
        ))}
      </CardGrid>
    ),
    onValueChange: fn(),
  },
  render: (args) =>
    inShell(<StoreScreen {...args} />, { activeLabel: 'Store', ...(args.mode && { mode: args.mode }) }),
} satisfies Meta<typeof StoreScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { mode: 'Vendor', defaultValue: 'requests' } };

/** What clients ask for, a press away from what one offers. */
export const ClientRequests: Story = { args: { defaultValue: 'requests' } };

/** A client sees every vendor's products at once. */
export const AsClient: Story = { args: { mode: 'Client', action: null } };

/** A vendor's first day: the page tells what to do. */
export const EmptyStorefront: Story = {
  args: {
    action: null,
    storefront: (
      <EmptyState
        icon={<Store />}
        title="Your storefront is empty"
        description="Products that you add are shown to every client on Guildhall."
        action={add}
      />
    ),
  },
};

/** A client's store. */
export const States: Story = { ...AsClient };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** One column of cards. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
