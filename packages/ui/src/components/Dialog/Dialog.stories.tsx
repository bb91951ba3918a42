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
    title: 'Remove connection',
    trigger: <Button variant="secondary">Remove connection</Button>,
    children: 'Northwind Traders will no longer be able to write to you. You can connect again at any time.',
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
    description: 'This can be undone.',
    actions: (
      <>
        <Button variant="secondary">Keep it</Button>
        <Button variant="danger">Remove</Button>
      </>
    ),
  },
};

/** Something elsewhere opens it, for instance a floating button, where focus returns. */
export const Controlled: Story = {
  args: { trigger: undefined },
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
    title: 'إزالة الاتصال',
    children: 'لن يتمكن من مراسلتك بعد الآن.',
    actions: <Button variant="danger">إزالة</Button>,
  },
};

/** On a phone it is a sheet that rises from the bottom, in reach of the thumb. */
export const Narrow: Story = { ...LongForm, globals: { viewport: { value: 'mobile1' } } };
