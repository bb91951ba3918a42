import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { width } from '#docs/story-layout.tsx';
import { bharat, longTextCompany } from '#fixtures/companies.ts';
import { coil, manyProducts, wire, longTextProduct } from '#fixtures/products.ts';
import { contract } from './VendorProfile.contract.ts';
import { VendorProfile } from './VendorProfile.tsx';

const meta = {
  title: 'Trade/Companies/VendorProfile',
  component: VendorProfile,
  parameters: { contract },
  args: {
    ...bharat,
    connectionStatus: 'stranger',
    onConnect: fn(),
    onMessage: fn(),
    onRetry: fn(),
    onRequestEstimate: fn(),
    onSave: fn(),
    onViewMore: fn(),
    products: [coil, wire, longTextProduct],
    savedIds: [wire.id],
  },
} satisfies Meta<typeof VendorProfile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { connecting: false, companyState: 'ready', state: 'ready' } };

/** In its usual place. */
export const InDialog: Story = {
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  render: (args) => (
    <Dialog title="Vendor" size="full" defaultOpen>
      <VendorProfile {...args} />
    </Dialog>
  ),
};

/** Connected companies can write to one another. */
export const Connected: Story = { args: { connectionStatus: 'connected' } };

/** Missing details are named as missing. */
export const NothingKnown: Story = {
  args: {
    companyName: '',
    avatar: null,
    companyIndustry: '',
    companySize: '',
    address: '',
    productTypes: '',
    products: [],
  },
};

/** Nothing moves when company and products arrive. */
export const Loading: Story = {
  args: { companyName: undefined, companyState: 'loading', state: 'loading' },
};

/** The company is loaded, its products are loading. */
export const LoadingProducts: Story = { args: { state: 'loading' } };

/** What failed can be tried again. */
export const Failed: Story = { args: { companyName: undefined, companyState: 'error' } };

/** The company stays when its products could not be loaded. */
export const ProductsFailed: Story = { args: { state: 'error' } };

export const LongText: Story = { args: longTextCompany };

export const ManyProducts: Story = {
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: { products: manyProducts(60, [coil, wire]) },
};

/** A stranger, a connected company, one of which nothing is known, and one without its products. */
export const States: Story = {
  // A page never shows a company twice.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <VendorProfile {...args} />
      <VendorProfile {...args} {...Connected.args} />
      <VendorProfile {...args} {...NothingKnown.args} />
      <VendorProfile {...args} {...ProductsFailed.args} />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { decorators: [width(328)] };
