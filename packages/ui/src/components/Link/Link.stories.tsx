import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, ExternalLink } from 'lucide-react';
import { contract } from './Link.contract.ts';
import { Link, type LinkProps } from './Link.tsx';

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  parameters: { contract },
  args: { href: '#network', children: 'See your network' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'center' } as const;
const variants: NonNullable<LinkProps['variant']>[] = [
  'inline',
  'subtle',
  'primary',
  'secondary',
  'ghost',
  'accent',
  'danger',
];

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'primary', trailingIcon: <ArrowRight /> } };

/** In a sentence it is underlined: colour alone would not tell it from the words around it. */
export const InText: Story = {
  render: (args) => (
    <p>
      You have three requests waiting. <Link {...args}>See your network</Link> to answer them.
    </p>
  ),
};

/** Where going somewhere is the main thing to do, it looks like a button and stays a link. */
export const AsButton: Story = {
  render: (args) => (
    <div style={row}>
      <Link {...args} variant="primary" trailingIcon={<ArrowRight />}>
        Register
      </Link>
      <Link {...args} variant="secondary">
        Log in
      </Link>
    </div>
  ),
};

/** As high as the buttons beside it. */
export const Sizes: Story = {
  render: (args) => (
    <div style={row}>
      <Link {...args} variant="secondary" size="sm" />
      <Link {...args} variant="secondary" />
      <Link {...args} variant="secondary" size="lg" />
    </div>
  ),
};

/** The look on a router's own link, which keeps its props. For all links of an app use `LinkProvider`. */
export const AsChild: Story = {
  render: ({ children, href, ...args }) => (
    <Link {...args} variant="primary" trailingIcon={<ArrowRight />} asChild>
      <a href={href} rel="next">
        {children}
      </a>
    </Link>
  ),
};

/** Every variant, with and without icons. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {variants.map((variant) => (
        <div key={variant} style={row}>
          <Link {...args} variant={variant}>
            {variant}
          </Link>
          <Link {...args} variant={variant} trailingIcon={<ArrowRight />}>
            trailing icon
          </Link>
          <Link {...args} variant={variant} leadingIcon={<ExternalLink />}>
            leading icon
          </Link>
        </div>
      ))}
    </div>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: 'اذهب إلى شبكتك', lang: 'ar', variant: 'secondary', leadingIcon: <ExternalLink /> },
};

/** Long words wrap and stay underlined. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 160 }}>
      <Link {...args}>See all of the companies that you are connected with</Link>
    </div>
  ),
};
