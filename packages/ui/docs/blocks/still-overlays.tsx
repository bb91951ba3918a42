import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { toneIcons } from '#components/Alert/tone-icons.ts';
import { Root as DialogRoot } from '#components/Dialog/Dialog.styles.ts';
import { Root as DrawerRoot } from '#components/Drawer/Drawer.styles.ts';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Root as ToasterRoot } from '#components/Toaster/Toaster.styles.ts';

/** Where a picture has what really lies over the page, and would take its focus. */
const still = {
  position: 'relative',
  inset: 'auto',
  zIndex: 0,
  overflow: 'hidden',
  inlineSize: '100%',
} as const;

interface PanelProps {
  title: string;
  actions: ReactNode;
  children: ReactNode;
}

const Panel = ({ title, actions, children }: PanelProps) => (
  <>
    <div data-part="backdrop" />
    <div data-part="panel" data-state="open">
      <header data-part="header">
        <div data-part="heading">
          <div data-part="title">{title}</div>
        </div>
        <IconButton label="Close" icon={<X />} />
      </header>
      <div data-part="body">{children}</div>
      <footer data-part="actions">{actions}</footer>
    </div>
  </>
);

/** A picture of an open Dialog. */
export const StillDialog = (props: PanelProps) => (
  <DialogRoot data-size="xs" style={{ ...still, blockSize: 'auto' }}>
    <Panel {...props} />
  </DialogRoot>
);

/** A picture of an open Drawer, on a part of the page. */
export const StillDrawer = ({ page, ...panel }: PanelProps & { page: ReactNode }) => (
  <div style={{ position: 'relative', inlineSize: '100%' }}>
    <div style={{ position: 'absolute', inset: 'var(--gh-space-2)' }}>{page}</div>
    <DrawerRoot data-edge="end" data-size="sm" style={{ ...still, blockSize: '17rem' }}>
      <Panel {...panel} />
    </DrawerRoot>
  </div>
);

/** A picture of a toast. */
export function StillToast({ tone, children }: { tone: 'positive' | 'critical'; children: string }) {
  const Icon = toneIcons[tone];
  return (
    <ToasterRoot style={{ ...still, padding: 0 }}>
      <li data-part="toast" data-tone={tone}>
        <Icon data-part="icon" size={20} aria-hidden />
        <div data-part="message">{children}</div>
        <button data-part="close" data-size="sm" type="button" aria-label="Close">
          <X size={16} aria-hidden />
        </button>
      </li>
    </ToasterRoot>
  );
}
