'use client';
import { Root } from './Dialog.styles.ts';
import { DialogPanel, findFirstField, type DialogContentProps } from './DialogPanel.tsx';
import { Modal, type ModalProps } from './Modal.tsx';
import { checkName } from '#lib/misuse.ts';

export interface DialogProps extends DialogContentProps, ModalProps {
  /**
   * The greatest width: 360, 444, 600, 900 or 1200 px, or `full` for the whole screen. Below 600 px every other
   * size is a sheet at the bottom of the screen.
   * @default 'md'
   */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full' | undefined;
}

/**
 * A window above the page that asks for the reader's whole attention. For a few choices beside a control use
 * `Popover`, for filters or details at the edge of the screen `Drawer`. Its foot stays above the keyboard of a phone
 * where the page's viewport has `interactive-widget=resizes-content`.
 */
export function Dialog({
  size = 'md',
  title,
  description,
  actions,
  onInteractOutside,
  labels,
  children,
  ...modal
}: DialogProps) {
  const content = { title, description, actions, onInteractOutside, labels, children };
  return (
    <Modal
      root={Root}
      findFirst={findFirstField}
      isDescribed={Boolean(description)}
      data-component="Dialog"
      data-size={size}
      {...modal}
    >
      {(state) => {
        // While it closes, what it was about may be gone.
        if (process.env.NODE_ENV !== 'production' && state.open) checkName('Dialog', 'title', title);
        return <DialogPanel {...content} {...state} />;
      }}
    </Modal>
  );
}
