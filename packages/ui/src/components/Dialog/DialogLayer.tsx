'use client';
import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { handleClosingKey } from '#lib/handle-closing-key.ts';
import { Root } from './Dialog.styles.ts';
import { useModalLayer } from './use-modal-layer.ts';

/** What a dialog shows. */
export interface DialogContentProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What the dialog is about; its heading and its name. */
  title: ReactNode;
  /** A sentence under the title, read out with it. */
  description?: ReactNode;
  /**
   * The greatest width: 360, 444, 600, 900 or 1200 px, or `full` for the whole screen. Below 600 px every other
   * size is a sheet at the bottom of the screen.
   * @default 'md'
   */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';
  /** Buttons at the foot, in sight while the body scrolls. A submit button there names its form by `form`. */
  actions?: ReactNode;
}

interface DialogLayerProps extends DialogContentProps {
  /** False while it animates out. */
  open: boolean;
  /** Called when Escape or a press beside the panel asks to close. */
  onClose: () => void;
}

const firstField = 'input:not([type="hidden"], :disabled), select:enabled, textarea:enabled';

/** A control whose menu, list or popover is open. */
const openPopup = '[aria-haspopup][aria-expanded="true"], [role="combobox"][aria-expanded="true"]';

/** The layer over the page, there only while the dialog is open, and the panel on it. */
export function DialogLayer({
  title,
  description,
  size = 'md',
  actions,
  children,
  open,
  onClose,
  onKeyDown,
  ...rest
}: DialogLayerProps) {
  const body = useRef<HTMLDivElement>(null);
  const { layer, ...modal } = useModalLayer(
    () => body.current?.querySelector<HTMLElement>(firstField) ?? body.current,
  );
  const closesPopup = useRef(false);

  return (
    <RadixDialog.Content
      asChild
      {...modal}
      {...rest}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        handleClosingKey(event, onClose);
      }}
    >
      <Root ref={layer} data-component="Dialog" data-size={size}>
        <div
          data-part="backdrop"
          aria-hidden
          // A press beside an open popup closes only that popup, which is gone by the time of the click.
          onPointerDown={() => {
            closesPopup.current = layer.current?.querySelector(openPopup) != null;
          }}
          onClick={() => {
            if (!closesPopup.current) onClose();
          }}
        />
        <div data-part="panel" data-state={open ? 'open' : 'closed'}>
          <header data-part="header">
            <div data-part="heading">
              <RadixDialog.Title data-part="title">{title}</RadixDialog.Title>
              {description && (
                <RadixDialog.Description data-part="description">{description}</RadixDialog.Description>
              )}
            </div>
            <RadixDialog.Close asChild>
              <IconButton label="Close" icon={<X />} />
            </RadixDialog.Close>
          </header>
          <div ref={body} data-part="body" tabIndex={-1}>
            {children}
          </div>
          {actions && <footer data-part="actions">{actions}</footer>}
        </div>
      </Root>
    </RadixDialog.Content>
  );
}
