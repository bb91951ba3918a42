import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { manyRequests, requests, longTextRequest } from '#fixtures/requests.ts';
import { homeSummary } from '#fixtures/catching-up.tsx';
import { inShell } from '#fixtures/in-shell.tsx';
import { contract } from './ClientHomeScreen.contract.ts';
import { ClientHomeScreen } from './ClientHomeScreen.tsx';

const meta = {
  title: 'Screens/ClientHomeScreen',
  component: ClientHomeScreen,
  parameters: { contract, layout: 'fullscreen', docs: { story: { inline: false, height: 720 } } },
  args: { requests, onCreate: fn(), onClientOpen: fn(), onRetry: fn() },
  decorators: [(Story) => inShell(<Story />, { activeLabel: 'Home', mode: 'Client' })],
} satisfies Meta<typeof ClientHomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { state: 'ready', more: 'end' } };

/** What waits today and what a new company begins with, above the list. */
export const WithSummary: Story = { args: { summary: homeSummary } };

/** Six skeletons of cards while they load. */
export const Loading: Story = { args: { requests: [], state: 'loading' } };

/** No requests yet: the button says what to do. */
export const Empty: Story = { args: { requests: [] } };

/** The list could not be loaded; 'Try again' loads it. */
export const Failed: Story = { args: { requests: [], state: 'error' } };

/** Long lists stay fast and load more on scrolling. */
export const Many: Story = { args: { requests: manyRequests(60), more: 'loading', onLoadMore: fn() } };

/** Long texts and budgets. */
export const LongText: Story = { args: { requests: [longTextRequest, ...requests] } };

/** Everything a card can contain, side by side. */
export const States: Story = { args: { requests: [...requests, longTextRequest] } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
