import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Link } from '#components/Link/Link.tsx';
import { inShell } from '#fixtures/in-shell.tsx';
import { ErrorPage } from '#screens/ErrorPage/ErrorPage.tsx';
import { SearchScreen } from '#screens/SearchScreen/SearchScreen.tsx';
import { VendorHomeScreen, type VendorHomeScreenProps } from '#screens/VendorHomeScreen/VendorHomeScreen.tsx';
import { flow } from './flow.ts';

const meta = {
  title: 'Patterns/When things go wrong',
  tags: ['!autodocs', '!manifest'],
  parameters: flow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const home = (props: Partial<VendorHomeScreenProps>) =>
  inShell(<VendorHomeScreen products={[]} onAdd={fn()} onRetry={fn()} {...props} />, {});

export const Loading: Story = { render: () => home({ state: 'loading' }) };

export const Failed: Story = { render: () => home({ state: 'error' }) };

export const NothingFound: Story = {
  render: () => inShell(<SearchScreen query="zeppelin" />, { query: 'zeppelin' }),
};

export const UnexpectedError: Story = {
  render: () => (
    <ErrorPage
      actions={
        <>
          <Button onClick={fn()}>Try again</Button>
          <Link href="/Home" variant="secondary">
            Go to Home
          </Link>
        </>
      }
    />
  ),
};
