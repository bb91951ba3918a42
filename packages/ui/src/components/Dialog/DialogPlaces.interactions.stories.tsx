import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AlertDialog } from '#components/AlertDialog/AlertDialog.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Combobox } from '#components/Combobox/Combobox.tsx';
import { Drawer } from '#components/Drawer/Drawer.tsx';
import { DropdownMenu } from '#components/DropdownMenu/DropdownMenu.tsx';
import { Popover } from '#components/Popover/Popover.tsx';
import { Tooltip } from '#components/Tooltip/Tooltip.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

type Place = Pick<DialogProps, 'container'>;

/** Everything that can open, each closed. */
const overlays = (place: Place) => (
  <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
    <Drawer title="Filters" trigger={<Button>Open filters</Button>} {...place} />
    <AlertDialog
      title="Remove connection?"
      description="You can connect again."
      confirmLabel="Remove"
      trigger={<Button>Remove connection</Button>}
      onConfirm={fn()}
      {...place}
    />
    <Popover title="Stock units" trigger={<Button>Stock</Button>} {...place} />
    <DropdownMenu
      trigger={<Button>More</Button>}
      items={[{ label: 'Mute', onSelect: fn() }]}
      aria-label="More"
      {...place}
    />
    <Tooltip content="Clients see it within a minute" {...place}>
      <Button>Publish</Button>
    </Tooltip>
  </div>
);

const meta = {
  title: 'Components/Overlays/Dialog/Interactions in places',
  component: Dialog,
  tags: ['!autodocs', '!manifest'],
  args: { title: 'Northwind Traders', trigger: <Button>Open</Button> },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const places = '[data-place]';

/** Opens one after the other and returns the places in which they are. */
async function placesOfOverlays(): Promise<(string | null | undefined)[]> {
  const found = [];
  const openers = [
    ['Open filters', 'dialog'],
    ['Remove connection', 'alertdialog'],
    ['Stock', 'dialog'],
    ['More', 'menu'],
  ] as const;
  for (const [opener, role] of openers) {
    await press(opener);
    const popup = await screen.findByRole(role);
    found.push(popup.closest(places)?.getAttribute('data-place'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());
  }
  screen.getByRole('button', { name: 'Publish' }).focus();
  await screen.findByRole('tooltip');
  const tooltip = document.querySelector('[data-component="Tooltip"]');
  found.push(tooltip?.closest(places)?.getAttribute('data-place'));
  return found;
}

/** What opens in a part of the page with a theme of its own has that theme, also what opens from there. */
export const StaysInItsThemeIsland: Story = {
  render: (args) => (
    <section data-gh-theme="dark" data-place="island" aria-label="Island">
      {overlays({})}
      <Combobox label="City" options={['Pune', 'Surat']} />
      <Dialog {...args}>
        <Popover title="Lead time" trigger={<Button>Days</Button>} />
      </Dialog>
    </section>
  ),
  play: async ({ canvasElement }) => {
    await expect(await placesOfOverlays()).toEqual(Array.from({ length: 5 }, () => 'island'));
    const island = canvasElement.querySelector(places);
    await userEvent.click(screen.getByRole('combobox', { name: 'City' }));
    await expect(island).toContainElement(await screen.findByRole('listbox'));
    await press('Open');
    const dialog = await screen.findByRole('dialog', { name: 'Northwind Traders' });
    await expect(island).toContainElement(dialog);
    await expect(getComputedStyle(dialog).colorScheme).toBe('dark');
    await press('Days');
    await expect(island).toContainElement(await screen.findByRole('dialog', { name: 'Lead time' }));
  },
};

/** The theme may be set while the page is shown. */
export const ComesIntoAnIslandThatAppearsLater: Story = {
  render: function Render(args) {
    const [theme, setTheme] = useState<string>();
    return (
      <section data-gh-theme={theme} data-place="island" aria-label="Island">
        <Button onClick={() => setTheme('dark')}>Darken</Button>
        <Popover title="Stock units" trigger={<Button>Stock</Button>} />
        <Dialog {...args} />
      </section>
    );
  },
  play: async ({ canvasElement }) => {
    const island = canvasElement.querySelector(places);
    for (const isIsland of [false, true]) {
      for (const [opener, name] of [
        ['Stock', 'Stock units'],
        ['Open', 'Northwind Traders'],
      ] as const) {
        await press(opener);
        const popup = await screen.findByRole('dialog', { name });
        await expect(popup.closest(places)).toBe(isIsland ? island : null);
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      }
      if (!isIsland) await press('Darken');
    }
  },
};

/** `container` names another place than the island around it. */
export const GoesIntoItsContainer: Story = {
  render: function Render(args) {
    const [container, setContainer] = useState<Element | null>(null);
    return (
      <>
        <section data-gh-theme="dark" data-place="island" aria-label="Island">
          {overlays({ container })}
          <Dialog {...args} container={container} />
        </section>
        <aside ref={setContainer} data-place="container" aria-label="Container" />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(await placesOfOverlays()).toEqual(Array.from({ length: 5 }, () => 'container'));
    await press('Open');
    await expect(canvasElement.querySelector('aside')).toContainElement(
      await screen.findByRole('dialog', { name: 'Northwind Traders' }),
    );
  },
};
