import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus, Send, Trash2 } from 'lucide-react';
import { fn } from 'storybook/test';
import { Column, Row, width } from '#docs/story-layout.tsx';
import { contract } from './Button.contract.ts';
import { Button, type ButtonProps } from './Button.tsx';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  parameters: { contract, anatomy: 'With icons', operated: 'Variants' },
  args: { children: 'Send request', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { variant: 'primary', size: 'md', loading: false, fullWidth: false, disabled: false },
};

/** One primary action a screen; the others step back so that the eye finds it. */
export const Variants: Story = {
  render: (args) => (
    <Row>
      <Button {...args}>Send request</Button>
      <Button {...args} variant="secondary">
        View profile
      </Button>
      <Button {...args} variant="ghost">
        Not now
      </Button>
      <Button {...args} variant="accent">
        Get started
      </Button>
      <Button {...args} variant="danger">
        Remove product
      </Button>
    </Row>
  ),
};

/** Small in tables and chips, large on the landing page and at the foot of a form. */
export const Sizes: Story = {
  render: (args) => (
    <Row>
      <Button {...args} size="sm" />
      <Button {...args} size="md" />
      <Button {...args} size="lg" />
    </Row>
  ),
};

/** An icon helps the eye along a list of actions; it never stands in for the words. */
export const WithIcons: Story = {
  render: (args) => (
    <Row>
      <Button {...args} leadingIcon={<Plus />}>
        Add product
      </Button>
      <Button {...args} variant="secondary" trailingIcon={<ArrowRight />}>
        View more
      </Button>
      <Button {...args} variant="danger" leadingIcon={<Trash2 />}>
        Remove
      </Button>
    </Row>
  ),
};

/** While the server works: the width, the name and the focus stay where they were. */
export const Loading: Story = { args: { loading: true, leadingIcon: <Send /> } };

/** When the action is not possible yet and the reason is shown nearby. */
export const Disabled: Story = { args: { disabled: true } };

/** At the foot of a dialog or a narrow form. */
export const FullWidth: Story = { args: { fullWidth: true } };

/** The look of a button on another element: on a link here, which stays one; disabled, and busy. */
export const AsChild: Story = {
  render: (args) => (
    <Row>
      <Button {...args} variant="secondary" trailingIcon={<ArrowRight />} asChild>
        <a href="#network">See your network</a>
      </Button>
      <Button {...args} asChild disabled>
        <a href="#network">See your network</a>
      </Button>
      <Button {...args} asChild loading>
        <a href="#network">See your network</a>
      </Button>
    </Row>
  ),
};

const variants: NonNullable<ButtonProps['variant']>[] = ['primary', 'secondary', 'ghost', 'accent', 'danger'];

/** Every variant in every state. */
export const States: Story = {
  render: (args) => (
    <Column>
      {variants.map((variant) => (
        <Row key={variant}>
          <Button {...args} variant={variant} size="sm" />
          <Button {...args} variant={variant} leadingIcon={<Plus />} />
          <Button {...args} variant={variant} size="lg" trailingIcon={<ArrowRight />} />
          <Button {...args} variant={variant} loading />
          <Button {...args} variant={variant} disabled />
        </Row>
      ))}
    </Column>
  ),
};

/** Leading stays leading: the icon moves to the right of Arabic words. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: 'إرسال الطلب', leadingIcon: <Send />, lang: 'ar' },
};

/** A long label wraps instead of pushing the page wide. */
export const Narrow: Story = {
  args: { children: 'Send an estimate request to Northwind Traders International' },
  decorators: [width(240)],
};
