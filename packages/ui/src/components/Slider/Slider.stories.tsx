import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '#components/Card/Card.tsx';
import { RequestCard } from '#trade/RequestCard/RequestCard.tsx';
import { width } from '#docs/story-layout.tsx';
import { requests } from '#fixtures/requests.ts';
import { contract } from './Slider.contract.ts';
import { Slider } from './Slider.tsx';

const tip = (title: string, text: string) => (
  <Card key={title}>
    <h3 style={{ margin: '0 0 8px', fontSize: 'var(--gh-text-xl)', fontWeight: 600 }}>{title}</h3>
    <p style={{ margin: 0, color: 'var(--gh-color-fg-muted)' }}>{text}</p>
  </Card>
);
const tips = [
  tip('Complete your profile', 'Companies answer sooner when they know what you make and where you are.'),
  tip(
    'Ask for an estimate',
    'Every product has a button for it. Say how many units you need, where they should go and by when, and the vendor has all it takes for a first price.',
  ),
  tip('Post a request', 'Say what you look for; vendors come to you.'),
];

const meta = {
  title: 'Components/Layout/Slider',
  component: Slider,
  parameters: { contract },
  args: { label: 'Getting started', children: tips },
  decorators: [width(560)],
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { interval: 5000 } };

/** With `interval` 0 nothing advances by itself, so there is nothing to pause. */
export const TurnedByTheReader: Story = { args: { interval: 0 } };

/** Slides of any height: the frame is as high as the highest, and what follows never moves. */
export const DifferentHeights: Story = {
  args: {
    label: 'Newest requests',
    children: requests.slice(0, 3).map((request) => <RequestCard key={request.id} {...request} />),
  },
  render: (args) => (
    <>
      <Slider {...args} />
      <p>The page goes on here.</p>
    </>
  ),
};

/** More than six dots would be too small to press: a counter takes their place. */
export const ManySlides: Story = {
  args: {
    children: Array.from({ length: 9 }, (_, index) => tip(`Tip ${index + 1}`, 'One thing worth knowing.')),
  },
};

/** One slide needs no controls. */
export const SingleSlide: Story = { args: { children: tips[0] } };

/** Moving by itself, turned by the reader, with a counter, and alone. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <Slider {...args} />
      <Slider {...args} {...TurnedByTheReader.args} label="Turned by the reader" />
      <Slider {...args} {...ManySlides.args} label="Many slides" />
      <Slider {...args} {...SingleSlide.args} label="One slide" />
    </div>
  ),
};

/** Next is to the left, and a swipe goes the other way. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    lang: 'ar',
    label: 'البداية',
    children: [
      tip('أكمل ملفك', 'تجيب الشركات أسرع حين تعرف ما تصنعه وأين أنت.'),
      tip('اطلب تقديرًا', 'لكل منتج زر لذلك.'),
      tip('انشر طلبًا', 'قل ما تبحث عنه، والبائعون يأتون إليك.'),
    ],
  },
};

/** The controls wrap where they have no room. */
export const Narrow: Story = { decorators: [width(240)] };
