import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkProvider, type LinkComponent } from '#navigation/LinkProvider.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Components/Actions/Link/Interactions',
  component: Link,
  tags: ['!autodocs', '!manifest'],
  args: { href: '#network', children: 'Network', onNavigate: fn() },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

const ShopLink: LinkComponent = ({ href, children, ...rest }) => (
  <a {...rest} href={`/shop${href}`} data-router="">
    {children}
  </a>
);

const findLink = (canvasElement: HTMLElement) => within(canvasElement).getByRole('link', { name: 'Network' });

export const PlainClickGoesToTheRouter: Story = {
  play: async ({ canvasElement, args }) => {
    const before = window.location.href;
    await userEvent.click(findLink(canvasElement));
    await expect(args.onNavigate).toHaveBeenCalledWith('#network', expect.anything());
    await expect(window.location.href).toBe(before);
  },
};

export const EnterGoesToTheRouter: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(findLink(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
};

export const ClickForANewTabIsLeftToTheBrowser: Story = {
  play: async ({ canvasElement, args }) => {
    // Runs after React's own listener, so it only keeps the test page from navigating.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(findLink(canvasElement));
    await user.keyboard('{/Control}');
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
};

/** A router's link gets the click after the handlers of the page. */
export const LinkOfTheRouter: Story = {
  decorators: [
    (Story) => (
      <LinkProvider component={ShopLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const link = findLink(canvasElement);
    await expect(link).toHaveAttribute('href', '/shop#network');
    await expect(link).toHaveAttribute('data-router');
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenCalledWith('/shop#network', expect.anything());
  },
};

export const HandlerThatPreventsKeepsThePage: Story = {
  args: { onClick: (event) => event.preventDefault() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(findLink(canvasElement));
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
};
