import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Column, width } from '#docs/story-layout.tsx';
import { aMoment } from '#fixtures/a-moment.ts';
import { ports, portsByCoast } from '#fixtures/ports.ts';
import { contract } from './Combobox.contract.ts';
import { Combobox } from './Combobox.tsx';

const meta = {
  title: 'Components/Forms/Combobox',
  component: Combobox,
  parameters: { contract, anatomy: 'Groups' },
  decorators: [width(360)],
  args: { label: 'Port of Loading', options: ports, onValueChange: fn() },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { placeholder: 'Find a port' } };

export const Playground: Story = {
  args: {
    placeholder: 'Find a port',
    size: 'md',
    hint: '',
    error: '',
    required: false,
    disabled: false,
    readOnly: false,
    loading: false,
    hideLabel: false,
  },
};

/** The answer is marked in the list, and the first match is at hand for Enter. */
export const Open: Story = {
  args: { defaultValue: 'INCOK' },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  },
};

/** Answers in groups: one of which nothing matches the text is left out. */
export const Groups: Story = {
  args: { options: portsByCoast, defaultValue: 'INCOK' },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  play: Open.play!,
};

/** What nothing matches, in words of your own. */
export const NoMatch: Story = {
  args: { labels: { empty: 'No such port' } },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('Atlantis');
  },
};

/** Stands for a server that looks through more ports than one would send. */
async function findPorts(text: string) {
  await aMoment();
  return ports.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
}

/** The answers come from a server: `filter` is none, and every new text is searched for. */
export const FromAServer: Story = {
  render: function Render(args, { parameters: { find = findPorts } }) {
    const [text, setText] = useState('');
    const [found, setFound] = useState<{ text: string; options: typeof ports }>();
    useEffect(() => {
      let current = true;
      void find(text).then((options: typeof ports) => current && setFound({ text, options }));
      return () => {
        current = false;
      };
    }, [find, text]);
    return (
      <Combobox
        {...args}
        filter="none"
        options={found?.options ?? []}
        loading={found?.text !== text}
        inputValue={text}
        onInputValueChange={setText}
      />
    );
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-component="Spinner"]')).toBeNull());
  },
};

/** A thousand answers: what is out of sight costs nothing. */
export const ManyOptions: Story = {
  args: {
    label: 'HS Code',
    options: Array.from({ length: 1000 }, (_, index) => String(720_000 + index * 7)),
  },
};

/** The list lies above the dialog, and Escape closes it alone. */
export const InDialog: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (args) => (
    <Dialog title="Add a Product" defaultOpen actions={<Button>Add Product</Button>}>
      <Combobox {...args} />
    </Dialog>
  ),
};

/** What is wrong and how to mend it. */
export const WithError: Story = { args: { required: true, error: 'Choose a port.' } };

/** Every size and state. */
export const States: Story = {
  render: (args) => (
    <Column>
      <Combobox {...args} label="Small" size="sm" defaultValue="INCOK" />
      <Combobox {...args} label="Medium" placeholder="Find a port" hint="Where the goods are loaded." />
      <Combobox {...args} label="Large" size="lg" defaultValue="INCOK" required />
      <Combobox {...args} label="Loading" loading placeholder="Find a port" />
      <Combobox {...args} label="Invalid" error="Choose a port." />
      <Combobox {...args} label="Disabled" disabled defaultValue="INCOK" />
      <Combobox {...args} label="Read only" readOnly defaultValue="INCOK" />
    </Column>
  ),
};

/** Arrow and button are at the left end, and the list reads from the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'ميناء الشحن',
    lang: 'ar',
    defaultValue: 'kochi',
    options: [
      { value: 'mumbai', label: 'مومباي', hint: 'ماهاراشترا' },
      { value: 'kochi', label: 'كوتشي', hint: 'كيرالا' },
    ],
  },
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  play: Open.play!,
};

/** A long answer is cut in the box and wraps in the list. */
export const Narrow: Story = {
  decorators: [width(180)],
  args: {
    label: 'Registered port of the first loading',
    options: ['Visakhapatnam outer harbour, container terminal', 'Kochi'],
    defaultValue: 'Visakhapatnam outer harbour, container terminal',
  },
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  play: Open.play!,
};
