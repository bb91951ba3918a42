import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { contract } from './Dialog.contract.ts';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  parameters: { contract, docs: { story: { inline: false, height: '480px' } } },
  args: {
    title: 'Terms of delivery',
    trigger: <Button variant="secondary">Terms of delivery</Button>,
    children:
      'The vendor brings the goods to the port of loading. From there on they travel at the client’s risk.',
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const fields = (
  <form id="product" style={{ display: 'grid', gap: 16 }} onSubmit={(event) => event.preventDefault()}>
    <TextField label="Name" name="name" />
    <TextField label="Description" name="description" />
    <TextField label="Category" name="category" />
    <TextField label="Subcategory" name="subcategory" />
    <TextField label="Price" name="price" inputMode="decimal" />
    <TextField label="Discount" name="discount" inputMode="decimal" />
    <TextField label="Stock quantity" name="stockQuantity" inputMode="numeric" />
    <TextField label="Warehouse" name="warehouse" />
  </form>
);

export const Default: Story = { args: { defaultOpen: true } };

export const Playground: Story = {
  args: {
    defaultOpen: true,
    size: 'sm',
    description: 'For orders from Northwind Traders.',
    actions: (
      <>
        <Button variant="secondary">Print</Button>
        <Button>Accept</Button>
      </>
    ),
  },
};

/** Something elsewhere opens it, for instance a floating button, where focus returns. */
export const Controlled: Story = {
  args: { trigger: undefined, title: 'Add a Product', children: fields },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Add a Product</Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
};

/** The body scrolls; header and actions stay in sight. */
export const LongForm: Story = {
  args: {
    defaultOpen: true,
    title: 'Add a Product',
    trigger: <Button>Add a Product</Button>,
    description: 'Every client on Guildhall will see it.',
    size: 'lg',
    children: fields,
    actions: (
      <>
        <Button variant="secondary" type="reset" form="product">
          Reset
        </Button>
        <Button type="submit" form="product">
          Add Product
        </Button>
      </>
    ),
  },
};

/** The form is in the body and its button at the foot, which names the form by `form`. Enter sends it, too. */
export const WithAForm: Story = {
  args: {
    defaultOpen: true,
    title: 'Invite a member',
    trigger: <Button>Invite a member</Button>,
    size: 'sm',
    children: (
      <form id="invite" onSubmit={(event) => event.preventDefault()}>
        <TextField label="Email" name="email" type="email" required />
      </form>
    ),
    actions: (
      <Button type="submit" form="invite">
        Invite
      </Button>
    ),
  },
};

/** 360 px: a few words. */
export const ExtraSmall: Story = { args: { defaultOpen: true, size: 'xs' } };

/** 444 px: a short form. */
export const Small: Story = { args: { defaultOpen: true, size: 'sm' } };

/** 600 px: a form, or text to read. */
export const Medium: Story = { args: { defaultOpen: true, size: 'md' } };

/** 900 px: two columns. */
export const Large: Story = { args: { defaultOpen: true, size: 'lg' } };

/** 1200 px: cards and tables. */
export const ExtraLarge: Story = { args: { defaultOpen: true, size: 'xl' } };

/** A whole screen that is closed again: a product, a company's profile. */
export const FullScreen: Story = {
  args: { defaultOpen: true, size: 'full', title: 'Walnut standing desk' },
};

/** A dialog opened from a dialog. Escape and Close leave the one below open. */
export const Nested: Story = {
  args: {
    defaultOpen: true,
    title: 'Walnut standing desk',
    size: 'lg',
    children: (
      <Dialog title="Northwind Traders" size="sm" trigger={<Button variant="secondary">View vendor</Button>}>
        Steel Manufacturing, 200 employees.
      </Dialog>
    ),
  },
};

/** In a part of the page with a theme of its own it has that theme. `container` would name another place. */
export const InAnIsland: Story = {
  args: { defaultOpen: true, size: 'sm' },
  render: (args) => (
    <section data-gh-theme="dark" style={{ padding: 24 }}>
      <Dialog {...args} />
    </section>
  ),
};

/** Header, fields that scroll, and footer. */
export const States: Story = {
  ...LongForm,
  args: { ...LongForm.args, defaultOpen: true },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    defaultOpen: true,
    lang: 'ar',
    title: 'شروط التسليم',
    trigger: <Button variant="secondary">شروط التسليم</Button>,
    children: 'يسلم البائع البضاعة في ميناء الشحن.',
    actions: <Button>قبول</Button>,
  },
};

/** On a phone it is a sheet that rises from the bottom, in reach of the thumb. */
export const Narrow: Story = { ...LongForm, globals: { viewport: { value: 'mobile1' } } };
