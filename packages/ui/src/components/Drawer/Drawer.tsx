'use client';
import { DialogPanel, findFirstField, type DialogContentProps } from '#components/Dialog/DialogPanel.tsx';
import { Modal, type ModalProps } from '#components/Dialog/Modal.tsx';
import { Root } from './Drawer.styles.ts';
import { checkName } from '#lib/misuse.ts';

export interface DrawerProps extends DialogContentProps, ModalProps {
  /**
   * The edge of the screen that it comes from, in reading direction. Below 600 px it is a sheet at the bottom.
   * @default 'end'
   */
  edge?: 'start' | 'end' | undefined;
  /**
   * The greatest width: 320, 420 or 600 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** A panel from the edge of the screen, on a phone from its bottom: filters or details of what lies beside it. */
export function Drawer({
  edge = 'end',
  size = 'md',
  title,
  description,
  actions,
  onInteractOutside,
  labels,
  children,
  ...modal
}: DrawerProps) {
  const content = { title, description, actions, onInteractOutside, labels, children };
  return (
    <Modal
      root={Root}
      findFirst={findFirstField}
      isDescribed={Boolean(description)}
      data-component="Drawer"
      data-edge={edge}
      data-size={size}
      {...modal}
    >
      {(state) => {
        // While it closes, what it was about may be gone.
        if (process.env.NODE_ENV !== 'production' && state.open) checkName('Drawer', 'title', title);
        return <DialogPanel {...content} {...state} />;
      }}
    </Modal>
  );
}
