import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { editableCoil, longTextEditable } from '#fixtures/editable-products.ts';
import { inShell } from '#fixtures/in-shell.tsx';
import { industries } from '#fixtures/industries.ts';
import { contract } from './ProductEditorScreen.contract.ts';
import { ProductEditorScreen } from './ProductEditorScreen.tsx';

const editor = {
  product: editableCoil,
  industries,
  onSubmit: fn(),
  onUpload: () => new Promise<string>(() => {}),
  onEditStock: fn(),
  onRestore: fn(),
};

const meta = {
  title: 'Screens/ProductEditorScreen',
  component: ProductEditorScreen,
  parameters: { contract, layout: 'fullscreen', docs: { story: { inline: false, height: 720 } } },
  args: {
    editor,
    inventoryHref: '/Inventory',
    viewHref: '#product',
    onNavigate: fn(),
    onArchive: fn(),
    onRetry: fn(),
  },
  decorators: [(Story) => inShell(<Story />, { activeLabel: '' })],
} satisfies Meta<typeof ProductEditorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { state: 'loading' } };

/** An archived product can be restored, and not archived again. */
export const Archived: Story = {
  args: { editor: { ...editor, product: { ...editableCoil, status: 'archived' } } },
};

/** A long name in the path and in the title. */
export const LongText: Story = {
  args: { editor: { ...editor, product: { ...editableCoil, name: longTextEditable.name } } },
};

/** The product is loading. */
export const Loading: Story = { args: { editor: undefined } };

/** It could not be loaded; 'Try again' loads it. */
export const Failed: Story = { args: { editor: undefined, state: 'error' } };

/** There is none at this address. */
export const Missing: Story = { args: { editor: undefined, state: 'missing' } };

/** For a member whose role permits no change, with who may. */
export const NoRight: Story = {
  args: { editor: undefined, state: 'no-right', whoMay: 'Only owners, admins and sales may do this.' },
};

/** Changes that are not saved yet. */
export const States: Story = {
  args: { editor: { ...editor, defaultValues: { name: 'Hot-rolled coil', price: 980 } } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** One column, and the bar above the navigation. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
