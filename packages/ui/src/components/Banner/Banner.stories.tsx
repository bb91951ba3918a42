import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloudOff, WifiOff } from 'lucide-react';
import { contract } from './Banner.contract.ts';
import { Banner, type BannerProps } from './Banner.tsx';

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  parameters: { contract, docs: { story: { inline: false, height: 140 } } },
  args: { leadingIcon: <WifiOff />, children: 'You are offline. What you write is kept.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones: NonNullable<BannerProps['tone']>[] = ['info', 'positive', 'caution', 'critical'];

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'info' } };

/** Several lines keep together where words need more room than there is. */
export const LongWords: Story = {
  args: {
    leadingIcon: <CloudOff />,
    children:
      'Guildhall is being looked after and cannot take new messages, products or requests until about a quarter past nine this evening.',
  },
};

/** Every tone; the words say what it is, the colour how much it matters. */
export const States: Story = {
  parameters: { docs: { story: { inline: true } } },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {tones.map((tone) => (
        <Banner key={tone} tone={tone} leadingIcon={<WifiOff />} style={{ position: 'static' }}>
          {tone}
        </Banner>
      ))}
    </div>
  ),
};

/** The icon stands on the right. */
export const RightToLeft: Story = {
  args: { children: 'أنت غير متصل. ما تكتبه محفوظ.' },
  globals: { direction: 'rtl' },
};

/** It keeps clear of both edges. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
