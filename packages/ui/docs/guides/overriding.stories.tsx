import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Row } from '#docs/story-layout.tsx';

const meta = {
  title: 'Guides/Overriding/Examples',
  tags: ['!dev', '!autodocs', '!manifest'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const styleOf = (canvasElement: HTMLElement, name: string) =>
  getComputedStyle(within(canvasElement).getByRole('button', { name }));

/** Everything within that uses the accent takes on the new one. */
export const SemanticVariable: Story = {
  render: () => (
    <div style={{ '--gh-color-accent': '#134e4a', '--gh-color-on-accent': '#ffffff' } as object}>
      <Row>
        <Button variant="accent">Upgrade</Button>
      </Row>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(styleOf(canvasElement, 'Upgrade').backgroundColor).toBe('rgb(19, 78, 74)');
  },
};

/** Buttons become round; nothing else does. */
export const ComponentVariable: Story = {
  render: () => (
    <div style={{ '--gh-button-radius': '999px' } as object}>
      <Row>
        <Button>Save</Button>
        <Button variant="secondary">Cancel</Button>
      </Row>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(styleOf(canvasElement, 'Save').borderStartStartRadius).toBe('999px');
  },
};

/** A rule outside any layer wins over the component's own, however plain its selector. */
export const PartRule: Story = {
  render: () => (
    <div className="quiet-shop">
      <style>{`.quiet-shop [data-component='Button'] [data-part='label'] { text-transform: uppercase; letter-spacing: 0.08em; }`}</style>
      <Button variant="secondary">View more</Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const label = within(canvasElement).getByText('View more');
    await expect(getComputedStyle(label).textTransform).toBe('uppercase');
  },
};

/** One badge, by its own style. */
export const OneOfThem: Story = {
  render: () => (
    <Row>
      <Badge>Steel</Badge>
      <Badge style={{ borderStyle: 'dashed', borderColor: 'currentColor' }}>Draft</Badge>
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const draft = within(canvasElement).getByText('Draft').closest('[data-component]')!;
    await expect(getComputedStyle(draft).borderTopStyle).toBe('dashed');
  },
};
