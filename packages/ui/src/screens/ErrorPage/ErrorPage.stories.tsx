import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Link } from '#components/Link/Link.tsx';
import { contract } from './ErrorPage.contract.ts';
import { ErrorPage } from './ErrorPage.tsx';

const actions = (
  <>
    <Button onClick={fn()}>Try again</Button>
    <Link href="/Home" variant="secondary">
      Go to Home
    </Link>
  </>
);

const meta = {
  title: 'Screens/ErrorPage',
  component: ErrorPage,
  parameters: { contract, layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: { actions },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { title: 'Unexpected Application Error', details: 'Request 01935e7c-7f3a-7c11-9d0e-2b1f6a1f0c55' },
};

/** An unknown address has a message of its own. */
export const NotFound: Story = {
  args: { description: 'There is no page at this address. It may have moved, or a letter is missing.' },
};

/** Long text, and everything it can contain. */
export const States: Story = {
  args: {
    title: 'Unexpected Application Error in the Internationalizationworks storefront',
    details: 'TypeError: Cannot read properties of undefined (reading images) at ProductCard',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { lang: 'ar', title: 'خطأ غير متوقع', description: 'تعذر عرض هذه الصفحة. حاول مرة أخرى.' },
};

export const Narrow: Story = { ...Playground, globals: { viewport: { value: 'mobile1' } } };
