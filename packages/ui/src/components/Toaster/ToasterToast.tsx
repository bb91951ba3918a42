'use client';
import * as RadixToast from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { useEffect, useId, useState, type ComponentProps, type MouseEvent, type PointerEvent } from 'react';
import { toneIcons } from '#components/Alert/tone-icons.ts';
import { labelTooltip } from '#lib/label-tooltip.ts';
import type { ToastRecord } from './create-toaster.ts';

interface ToasterToastProps {
  /** What it shows and for how long. */
  toast: ToastRecord;
  /** Its place among the toasts, counted from the oldest. */
  position: number;
  /** Whether the focus is among the toasts. */
  isEntered: boolean;
  /** The name of the button that dismisses it. */
  closeLabel: string;
  /** Called when its time is over, when it is dragged away and when Close or the action is pressed. */
  onDismiss: (id: string) => void;
  /** Called when Escape is pressed among the toasts. */
  onEscape: (event: KeyboardEvent) => void;
  /** Called before it can be dragged. */
  onPress: (toast: Element) => void;
}

/** Whether a toast has appeared while the reader was in another window: its time begins when they return. */
function useWaitsForReader(): boolean {
  const [waits, setWaits] = useState(() => !document.hasFocus());
  useEffect(() => {
    if (!waits) return;
    const end = () => setWaits(false);
    window.addEventListener('focus', end);
    return () => window.removeEventListener('focus', end);
  }, [waits]);
  return waits;
}

/** Radix begins the time anew only if it is another: so is that of a toast which replaces one, by a millisecond. */
function useDuration(toast: ToastRecord): number {
  const [last, setLast] = useState({ toast, more: 0 });
  if (last.toast !== toast) setLast({ toast, more: 1 - last.more });
  return toast.duration + last.more;
}

/**
 * Radix counts each toast as a layer, and only the uppermost hears Escape: what lies below would not. So Radix gets to know
 * the element only while the focus is among the toasts, when it asks for their order, too. That also spares each toast a
 * second render and an announcement.
 */
const Item = ({ isLayer, ref, ...rest }: ComponentProps<'li'> & { isLayer: boolean }) => (
  <li {...rest} ref={isLayer ? ref : undefined} />
);

/** A press by mouse leaves the focus where it is: on a toast it would stop the time of the others. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A press on a button or a link drags nothing. Only Radix is told so: prevented, it would be no click. */
const leaveToControl = (event: PointerEvent) => {
  if ((event.target as Element).closest('button, a')) Object.assign(event, { defaultPrevented: true });
};

/** One toast. */
export function ToasterToast({
  toast,
  position,
  isEntered,
  closeLabel,
  onDismiss,
  onEscape,
  onPress,
}: ToasterToastProps) {
  const messageId = useId();
  const { id, tone, message, action, open } = toast;
  const waits = useWaitsForReader();
  const duration = useDuration(toast);
  const Icon = toneIcons[tone];
  const dismiss = () => onDismiss(id);
  return (
    <RadixToast.Root
      asChild
      // The store takes it away when it has left the screen.
      forceMount
      open={open}
      duration={waits ? Infinity : duration}
      onOpenChange={dismiss}
      onEscapeKeyDown={onEscape}
      onPointerDown={(event) => {
        leaveToControl(event);
        onPress(event.currentTarget);
      }}
      onPointerUp={leaveToControl}
      // The browser scrolls instead.
      onPointerCancel={({ currentTarget, nativeEvent }) =>
        currentTarget.dispatchEvent(new window.PointerEvent('pointerup', nativeEvent))
      }
      // The newest stands first, as Radix has it for Tab. A finger can scroll many of them.
      style={{ order: -position, touchAction: 'pan-y' }}
      // Only its buttons are stops of Tab.
      tabIndex={undefined}
      data-part="toast"
      data-id={id}
      data-tone={tone}
    >
      <Item isLayer={isEntered}>
        <Icon data-part="icon" size={20} aria-hidden />
        <div data-part="message" id={messageId} role={tone === 'critical' ? 'alert' : undefined}>
          {message}
        </div>
        {action && (
          <button
            data-part="follow-up"
            type="button"
            onMouseDown={keepFocus}
            onClick={() => {
              if (!open) return;
              dismiss();
              action.onPress();
            }}
          >
            {action.label}
          </button>
        )}
        <button
          data-part="close"
          data-size="sm"
          type="button"
          aria-label={closeLabel}
          aria-describedby={messageId}
          {...labelTooltip}
          onMouseDown={keepFocus}
          onClick={dismiss}
        >
          <X size={16} aria-hidden />
        </button>
      </Item>
    </RadixToast.Root>
  );
}
