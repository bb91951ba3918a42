import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Link } from '#components/Link/Link.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { contract } from './AuthLayout.contract.ts';
import { AuthLayout } from './AuthLayout.tsx';

const form = (
  <form style={{ display: 'grid', gap: 20 }}>
    <TextField label="Email" type="email" size="lg" />
    <Button size="lg" fullWidth>
      Send the link
    </Button>
  </form>
);

const meta = {
  title: 'Trade/Frame/AuthLayout',
  component: AuthLayout,
  parameters: { contract, layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { title: 'New password', homeHref: '/', children: form, onNavigate: fn() },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    description: 'We send you a link that works for an hour.',
    tagline: 'A unified platform for businesses to connect and grow.',
    footer: (
      <>
        Remembered it? <Link href="/login">Log In</Link>
      </>
    ),
  },
};

/** The panel is the same in the dark theme. */
export const Dark: Story = { globals: { theme: 'dark' } };

/** Everything it can contain. */
export const States: Story = { ...Playground };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { lang: 'ar', title: 'كلمة مرور جديدة', tagline: 'منصة موحدة للشركات لتتواصل وتنمو.' },
};

/** On a phone the panel is a band above the form. */
export const Narrow: Story = { ...Playground, globals: { viewport: { value: 'mobile1' } } };
