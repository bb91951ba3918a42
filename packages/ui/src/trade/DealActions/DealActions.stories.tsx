import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './DealActions.contract.ts';
import { DealActions } from './DealActions.tsx';

const offer = { number: 3, total: 63_000, vendorName: 'Saffron Steel' };

const meta = {
  title: 'Trade/Deals/DealActions',
  component: DealActions,
  parameters: { contract },
  args: { offer, others: 2, canKeepOpen: true },
} satisfies Meta<typeof DealActions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A client reads an offer. */
export const Default: Story = { args: { onAccept: fn(), onCounter: fn(), onDecline: fn() } };

export const Playground: Story = { args: { onAccept: fn(), onOffer: fn(), offerKind: 'further' } };

/** A vendor before its first offer. */
export const BeforeTheFirstOffer: Story = {
  args: { offerKind: 'first', onOffer: fn(), onWithdraw: fn() },
};

/** A vendor reads a counter-offer. */
export const CounterOffer: Story = { args: { onAgree: fn(), onOffer: fn(), onWithdraw: fn() } };

/** A vendor whose offer has expired. */
export const Expired: Story = {
  args: { offerKind: 'renewal', onOffer: fn(), onWithdraw: fn() },
};

/** A client whose offer has expired. */
export const AskToRenew: Story = {
  args: { offerKind: 'renewal', onCounter: fn(), onDecline: fn() },
};

export const Accepting: Story = { args: { ...Default.args, pending: 'accept' } };

export const States: Story = {
  render: (args) => (
    <Column>
      <DealActions {...args} {...Default.args} />
      <DealActions {...args} {...BeforeTheFirstOffer.args} />
      <DealActions {...args} {...CounterOffer.args} />
      <DealActions {...args} {...Expired.args} />
      <DealActions {...args} {...AskToRenew.args} />
      <DealActions {...args} {...Accepting.args} />
    </Column>
  ),
};

export const RightToLeft: Story = { args: { ...Default.args }, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: { ...Default.args }, decorators: [width(240)] };
