'use client';
import { Ellipsis } from 'lucide-react';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Sheet } from './SideNav.styles.ts';

interface SideNavMoreProps {
  /** The words of the entry, and the title of what it opens. */
  label: string;
  /** A preview of messages. */
  messages: ReactNode;
  /** An UpgradeNova. */
  upgrade: ReactNode;
}

/** The last entry of the bar at the foot: opens what stands below the entries on wide screens. */
export function SideNavMore({ label, messages, upgrade }: SideNavMoreProps) {
  const [open, setOpen] = useState(false);
  // Links navigate, also those in a popover that was opened from here, and so does each row of the messages.
  const closeOnNavigation = (event: MouseEvent) => {
    const target = event.target as Element;
    if (target.closest('a[href], [data-part="messages"] button')) setOpen(false);
  };
  return (
    <Dialog
      title={label}
      size="sm"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button data-part="link" type="button">
          <span data-part="icon" aria-hidden>
            <Ellipsis />
          </span>
          <span data-part="label">{label}</span>
        </button>
      }
    >
      <Sheet onClick={closeOnNavigation}>
        {messages && <div data-part="messages">{messages}</div>}
        {upgrade}
      </Sheet>
    </Dialog>
  );
}
