'use client';
import * as RadixToast from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { toneIcons } from '#components/Alert/tone-icons.ts';
import type { ToastRecord } from './create-toaster.ts';

interface ToasterToastProps {
  /** What it shows and for how long. */
  toast: ToastRecord;
  /** Its place among the toasts, counted from the oldest. */
  position: number;
  /** The list that it stands in. */
  viewport: RefObject<HTMLElement | null>;
  /** Called when its time is over, when it is swiped away and when Close is pressed. */
  onDismiss: (id: string) => void;
}

/** A toast that appears while the reader is in another window keeps its whole time until they return. */
function useWaitsForFocus(): boolean {
  const [waiting, setWaiting] = useState(() => !document.hasFocus());
  useEffect(() => {
    if (!waiting) return;
    const release = () => setWaiting(false);
    window.addEventListener('focus', release);
    return () => window.removeEventListener('focus', release);
  }, [waiting]);
  return waiting;
}

/**
 * Ends the pause when the last toast goes. Radix would pause all later ones until pointer or focus leave a list that
 * is no longer there.
 */
function EndOfPause({ viewport }: Pick<ToasterToastProps, 'viewport'>) {
  useEffect(() => {
    const list = viewport.current;
    return () => {
      if (list?.childElementCount === 0) list.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    };
  }, [viewport]);
  return null;
}

/** One toast. */
export function ToasterToast({ toast, position, viewport, onDismiss }: ToasterToastProps) {
  const waiting = useWaitsForFocus();
  const isEscape = useRef(false);
  const Icon = toneIcons[toast.tone];

  // Radix closes the newest toast on any Escape, also on one that is meant for the dialog below.
  const ignoreEscape = () => {
    isEscape.current = true;
    queueMicrotask(() => {
      isEscape.current = false;
    });
  };

  return (
    <RadixToast.Root
      data-part="toast"
      data-tone={toast.tone}
      open={toast.open}
      duration={waiting ? Infinity : toast.duration}
      onEscapeKeyDown={ignoreEscape}
      onOpenChange={(open) => {
        if (!open && !isEscape.current) onDismiss(toast.id);
      }}
      // The newest comes first, also for those who go through by Tab. A finger can scroll many of them.
      style={{ '--_order': -position, touchAction: 'pan-y' } as CSSProperties}
    >
      <Icon data-part="icon" size={20} aria-hidden />
      <div data-part="message" role={toast.tone === 'critical' ? 'alert' : undefined}>
        {toast.message}
      </div>
      <RadixToast.Close data-part="close" data-size="sm" title="Close" aria-label="Close">
        <X size={16} aria-hidden />
      </RadixToast.Close>
      <EndOfPause viewport={viewport} />
    </RadixToast.Root>
  );
}
