import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Column, Row, width } from '#docs/story-layout.tsx';
import { contract } from './Chip.contract.ts';
import { Chip } from './Chip.tsx';

const meta = {
  title: 'Components/Forms/Chip',
  component: Chip,
  parameters: { contract },
  args: { label: 'Industry: Steel', onRemove: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

const filters = ['Industry: Steel', 'Maharashtra', 'In stock', 'Below Rs. 50,000'];
const list = { display: 'flex', flexWrap: 'wrap', gap: 8, padding: 0, listStyle: 'none' } as const;

export const Default: Story = {};

export const Playground: Story = {
  args: { count: 12, leadingIcon: <MapPin />, defaultSelected: true, disabled: false },
};

/** Active filters. Once one is removed, the focus is on the next. */
export const ActiveFilters: Story = {
  render: function Render(args) {
    const [active, setActive] = useState(filters);
    return (
      <ul aria-label="Active filters" style={list}>
        {active.map((filter) => (
          <li key={filter}>
            <Chip
              {...args}
              label={filter}
              onRemove={() => setActive(active.filter((one) => one !== filter))}
            />
          </li>
        ))}
      </ul>
    );
  },
};

/** Any number of choices, each with the number of things that it finds. */
export const Selectable: Story = {
  render: () => (
    <div role="group" aria-label="Industries" style={list}>
      <Chip label="Steel" count={128} defaultSelected />
      <Chip label="Pharma" count={64} defaultSelected={false} />
      <Chip label="Textile" count={1240} defaultSelected={false} />
    </div>
  ),
};

/** Removable, selectable and both, selected and not, enabled and disabled. */
export const States: Story = {
  render: ({ onRemove = () => {} }) => (
    <Column>
      {[false, true].map((disabled) => (
        <Row key={String(disabled)}>
          <Chip label="Removable" onRemove={onRemove} disabled={disabled} />
          <Chip label="Off" defaultSelected={false} disabled={disabled} />
          <Chip label="On" defaultSelected disabled={disabled} />
          <Chip label="Both, off" defaultSelected={false} onRemove={onRemove} disabled={disabled} />
          <Chip label="Both, on" defaultSelected onRemove={onRemove} disabled={disabled} />
          <Chip label="Pune" leadingIcon={<MapPin />} count={1240} defaultSelected disabled={disabled} />
        </Row>
      ))}
    </Column>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { lang: 'ar', label: 'القطاع: الصلب', labels: { remove: (label) => `إزالة ${label}` } },
};

/** Long words wrap. */
export const Narrow: Story = {
  decorators: [width(180)],
  args: { label: 'Industry: construction, shipbuilding and general fabrication', count: 12 },
};
