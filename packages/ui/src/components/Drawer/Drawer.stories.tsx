import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { contract } from './Drawer.contract.ts';
import { Drawer } from './Drawer.tsx';

const industries = ['Steel Manufacturing', 'Pharmaceuticals', 'Textile', 'Automotive', 'Agriculture'];

const fields = (
  <Stack gap="1">
    {industries.map((industry) => (
      <Checkbox key={industry} label={industry} />
    ))}
  </Stack>
);

const actions = (
  <>
    <Button variant="secondary">Clear filters</Button>
    <Button>Show 128</Button>
  </>
);

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  parameters: { contract, docs: { story: { inline: false, height: '480px' } } },
  args: {
    title: 'Filters',
    trigger: <Button variant="secondary">Filters</Button>,
    children: fields,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultOpen: true } };

export const Playground: Story = {
  args: { defaultOpen: true, edge: 'end', size: 'md', description: '128 products.', actions },
};

/** From the edge where reading begins, for a navigation. */
export const FromTheStart: Story = {
  args: {
    defaultOpen: true,
    edge: 'start',
    size: 'sm',
    title: 'Menu',
    trigger: <Button variant="secondary">Menu</Button>,
    children: (
      <Stack gap="1">
        {['Store', 'Network', 'Chats'].map((place) => (
          <Link key={place} href={`#${place}`}>
            {place}
          </Link>
        ))}
      </Stack>
    ),
  },
};

/** 600 px, for the details of a row. */
export const Large: Story = {
  args: {
    defaultOpen: true,
    size: 'lg',
    title: 'Order PO-1042',
    trigger: <Button variant="secondary">PO-1042</Button>,
    children: (
      <DescriptionList
        items={[
          { term: 'Product', description: 'Hot-rolled steel coil, 3 mm' },
          { term: 'Quantity', description: '40 tonnes' },
          { term: 'Place of delivery', description: 'Sriperumbudur, Tamil Nadu' },
        ]}
      />
    ),
  },
};

/** Something elsewhere opens it, where focus returns. */
export const Controlled: Story = {
  args: { trigger: undefined },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Show filters</Button>
        <Drawer {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
};

/** The body scrolls; header and actions stay in sight. */
export const LongContent: Story = {
  args: {
    defaultOpen: true,
    actions,
    children: (
      <Stack gap="1">
        {Array.from({ length: 40 }, (_, index) => (
          <Checkbox key={index} label={`${industries[index % 5]} ${index + 1}`} />
        ))}
      </Stack>
    ),
  },
};

/** Header with a description, fields and footer. */
export const States: Story = { args: { defaultOpen: true, description: '128 products.', actions } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    defaultOpen: true,
    lang: 'ar',
    title: 'المرشحات',
    children: 'القطاع',
    actions: <Button>عرض</Button>,
  },
};

/** On a phone it is a sheet that rises from the bottom, in reach of the thumb. */
export const Narrow: Story = { ...States, globals: { viewport: { value: 'mobile1' } } };
