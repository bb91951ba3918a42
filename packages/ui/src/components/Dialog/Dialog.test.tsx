import { act, useState, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useFocusSuccessor } from '#lib/use-focus-successor.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { openRoot } from '../../../test/open-root.ts';
import { contract } from './Dialog.contract.ts';
import { Dialog } from './Dialog.tsx';

describeConformance({
  contract,
  render: (props) => (
    <Dialog title="Add a Product" defaultOpen {...props}>
      The form.
    </Dialog>
  ),
  examples: [
    <Dialog
      key="full"
      title="Add a Product"
      description="Every client on Guildhall will see it."
      defaultOpen
      size="full"
      actions={<button type="submit">Add</button>}
    />,
    <Dialog key="closed" title="Add a Product" trigger={<button type="button">Add a Product</button>} />,
  ],
});

let container: HTMLElement;
let root: Root;
const render = (content: ReactNode) => act(async () => root.render(content));

beforeEach(() => {
  ({ container, root } = openRoot({ act: true }));
});
afterEach(() => document.documentElement.removeAttribute('style'));

it('throws an error where it opens without a title', async () => {
  await render(<Dialog title={undefined} open={false} />);
  await expect(render(<Dialog title={undefined} open />)).rejects.toThrow('<Dialog>: `title` is missing.');
});

it('leaves the page where it is and as it looks', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.style.blockSize = '5000px';
  const looks = () => [document.documentElement, document.body].map((element) => element.style.cssText);
  const before = looks();
  await render(
    <Dialog title="Add a Product" defaultOpen>
      The form.
    </Dialog>,
  );
  for (const part of ['backdrop', 'header', 'body'])
    await userEvent.wheel(document.querySelector(`[data-part='${part}']`)!, { delta: { y: 400 } });
  expect(document.documentElement.scrollTop).toBe(0);
  expect(looks()).toEqual(before);

  await render(<Dialog title="Add a Product" open={false} />);
  await render(null);
  await userEvent.wheel(page, { delta: { y: 400 } });
  await expect.poll(() => document.documentElement.scrollTop).toBeGreaterThan(0);
  page.remove();
});

it('stays when Escape closes the list of a select in it', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  await render(
    <Dialog title="Add a Product" defaultOpen onOpenChange={onOpenChange}>
      <select aria-label="Industry">
        <option>Steel</option>
        <option>Pharma</option>
      </select>
    </Dialog>,
  );
  const select = document.querySelector('select')!;
  await userEvent.click(select);
  await expect.poll(() => select.matches(':open')).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => select.matches(':open')).toBe(false);
  expect(onOpenChange).not.toHaveBeenCalled();
  await act(async () => userEvent.keyboard('{Escape}'));
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it('stays when Escape ends the composing of a word', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  await render(
    <Dialog title="Add a Product" defaultOpen onOpenChange={onOpenChange}>
      <input aria-label="Name" />
    </Dialog>,
  );
  const press = (init: KeyboardEventInit) =>
    act(async () =>
      document
        .querySelector('input')!
        .dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init }),
        ),
    );
  await press({ isComposing: true });
  await press({ keyCode: 229 });
  expect(onOpenChange).not.toHaveBeenCalled();
  await press({});
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it('shows while it leaves what it showed before', async () => {
  const renderFor = (name?: string) =>
    render(
      <Dialog title={`Message to ${name}`} open={name !== undefined}>
        Only {name} sees it.
      </Dialog>,
    );
  await renderFor('Asha');
  await renderFor('Bala');
  const dialog = document.querySelector('[role="dialog"]')!;
  await renderFor();
  expect(dialog).toHaveAttribute('data-state', 'closed');
  expect(dialog.textContent).toBe('Message to BalaOnly Bala sees it.');
  await expect.poll(() => dialog.isConnected).toBe(false);
  await renderFor('Chitra');
  expect(document.querySelector('[role="dialog"]')!.textContent).toContain('Only Chitra sees it.');
});

it('hears no press while it leaves', async () => {
  document.documentElement.style.setProperty('--gh-duration-fast', '1s');
  document.documentElement.style.setProperty('--gh-ease-in-out', 'ease');
  const onSave = vi.fn<() => void>();
  const onInteractOutside = vi.fn<(event: Event) => void>();
  function Product() {
    const [open, setOpen] = useState(true);
    const save = () => {
      onSave();
      setOpen(false);
    };
    return (
      <Dialog
        title="Add a Product"
        open={open}
        onInteractOutside={onInteractOutside}
        actions={<button onClick={save}>Save</button>}
      />
    );
  }
  await render(<Product />);
  await act(async () => userEvent.dblClick(document.querySelector('[data-part="actions"] > button')!));
  await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
  expect(onSave).toHaveBeenCalledOnce();
  expect(onInteractOutside).not.toHaveBeenCalled();
});

it('takes no focus while it leaves, and has it again when it is opened meanwhile', async () => {
  document.documentElement.style.setProperty('--gh-duration-fast', '100s');
  document.documentElement.style.setProperty('--gh-ease-in-out', 'ease');
  const renderAs = (open: boolean) =>
    render(
      <Dialog title="Add a Product" open={open}>
        <input aria-label="Name" />
      </Dialog>,
    );
  await renderAs(true);
  expect(document.querySelector('input')).toHaveFocus();
  await renderAs(false);
  await expect.poll(() => document.activeElement).toBe(document.body);
  document.querySelector('input')!.focus();
  expect(document.activeElement).toBe(document.body);
  await renderAs(true);
  expect(document.querySelector('input')).toHaveFocus();
});

it('leaves the focus to what takes the place of its opener while it leaves', async () => {
  document.documentElement.style.setProperty('--gh-duration-fast', '0.3s');
  document.documentElement.style.setProperty('--gh-ease-in-out', 'ease');
  function Order() {
    const [open, setOpen] = useState(false);
    const [isShipped, setShipped] = useState(false);
    const { markPress, successorRef } = useFocusSuccessor<HTMLHeadingElement>(isShipped);
    const ask = () => {
      markPress();
      setOpen(true);
    };
    const ship = () => {
      setOpen(false);
      setShipped(true);
    };
    return (
      <>
        <h2 ref={successorRef} tabIndex={-1}>
          Order
        </h2>
        {!isShipped && <button onClick={ask}>Ship</button>}
        <Dialog
          title="Add a shipment"
          open={open}
          onOpenChange={setOpen}
          actions={<button onClick={ship}>Add</button>}
        />
      </>
    );
  }
  await render(<Order />);
  await act(async () => userEvent.click(container.querySelector('button')!));
  await act(async () => userEvent.click(document.querySelector('[data-part="actions"] > button')!));
  const heading = container.querySelector('h2');
  expect(document.querySelector('[role="dialog"]')).toHaveAttribute('data-state', 'closed');
  expect(heading).toHaveFocus();
  await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
  expect(heading).toHaveFocus();
});

it('opens from any button, in a form too', async () => {
  const onSubmit = vi.fn<() => void>();
  await render(
    <form onSubmit={onSubmit}>
      <Dialog title="Add a Product" trigger={<button>Add a Product</button>} />
    </form>,
  );
  await act(async () => userEvent.click(document.querySelector('button')!));
  expect(document.querySelector('[role="dialog"]')).not.toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
});
