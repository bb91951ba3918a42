import { expect, it } from 'vitest';
import { readStory } from '../scripts/read-story.ts';

const stories = `
const meta = { component: Button, args: { children: 'Send', size: 'sm', onClick: fn() } } satisfies Meta<typeof Button>;
export default meta;
const icon = <Plus />;
export const Default: Story = {};
export const WithIcon: Story = { args: { icon, size: undefined } };
export const Both: Story = {
  render: (args) => (
    <Row>
      <Button {...args} size="lg" title={args.title ?? 'None'} />
      <Button {...WithIcon.args} />
    </Row>
  ),
};
export const Pressed: Story = {
  render: function Render(args) {
    const [on, setOn] = useState(false);
    return <Button {...args} onClick={() => setOn(!on)} />;
  },
};
let save: () => void;
let count = 0;
export const Variables: Story = { args: { onClick: () => save(count++) } };
export const Again: Story = { ...WithIcon, args: { ...WithIcon.args, ...product } };
`;

it('writes arguments as JSX', async () => {
  expect(await readStory('Default', stories)).toBe(`<Button size="sm" onClick={() => {}}>
  Send
</Button>`);
});

it('adds what the file declares, and leaves out what is undefined', async () => {
  expect(await readStory('WithIcon', stories)).toBe(`const icon = <Plus />;

<Button onClick={() => {}} icon={icon}>
  Send
</Button>`);
});

it('writes the arguments into what a story renders', async () => {
  expect(await readStory('Both', stories)).toContain(`<Row>
  <Button onClick={() => {}} size="lg" title={'None'}>
    Send
  </Button>
  <Button icon={icon} />
</Row>`);
});

it('shows a story with a state of its own as a component', async () => {
  expect(await readStory('Pressed', stories)).toBe(`function Pressed() {
  const [on, setOn] = useState(false);
  return (
    <Button size="sm" onClick={() => setOn(!on)}>
      Send
    </Button>
  );
}`);
});

it('adds variables without a value, and those that change', async () => {
  expect(await readStory('Variables', stories)).toMatch(/^let save: \(\) => void;\n\nlet count = 0;\n/);
});

it('follows a story that is made from another', async () => {
  expect(await readStory('Again', stories)).toContain('<Button onClick={() => {}} icon={icon} {...product}>');
});
