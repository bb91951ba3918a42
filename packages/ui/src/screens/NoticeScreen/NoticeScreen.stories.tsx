import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartNoAxesCombined, Sparkles } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { PlanList } from '#trade/PlanList/PlanList.tsx';
import { width } from '#docs/story-layout.tsx';
import { inShell } from '#fixtures/in-shell.tsx';
import { contract } from './NoticeScreen.contract.ts';
import { NoticeScreen } from './NoticeScreen.tsx';

const meta = {
  title: 'Screens/NoticeScreen',
  component: NoticeScreen,
  parameters: { contract },
  args: {
    title: 'Vendor Analytics',
    description: 'How your products are seen, saved and asked for will be told here.',
    icon: <ChartNoAxesCombined />,
  },
} satisfies Meta<typeof NoticeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { action: <Button variant="secondary">Go to the Store</Button> } };

/** The glow of NOVA, and a link to help elsewhere. */
export const Nova: Story = {
  args: {
    tone: 'nova',
    title: 'Ai Guide',
    description: 'NOVA will answer your questions about buying and selling here.',
    icon: <Sparkles />,
    action: <Button variant="secondary">Find companies meanwhile</Button>,
  },
};

/** Available content is shown below the notice: here, the plans and their prices. */
export const WithMore: Story = {
  args: {
    tone: 'nova',
    title: 'Subscriptions',
    description: 'Every company is on NOVA Free, and nothing has to be paid.',
    icon: <Sparkles />,
    children: <PlanList layout="cards" aria-label="Plans" />,
  },
};

/** In the product's frame. */
export const InTheShell: Story = {
  ...Nova,
  parameters: { layout: 'fullscreen' },
  render: (args) => inShell(<NoticeScreen {...args} />, { activeLabel: 'Ai Guide' }),
};

/** Both tones, with and without more than a title. */
export const States: Story = {
  render: (args) => (
    <>
      <NoticeScreen {...args} />
      <NoticeScreen {...args} {...Nova.args} />
    </>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'دليل الذكاء', description: 'ستجد هنا إجابات عن أسئلتك قريبًا.', lang: 'ar' },
};

/** Text wraps and stays centred. */
export const Narrow: Story = { ...Nova, decorators: [width(320)] };
