'use client';
import { X } from 'lucide-react';
import { useId, type MouseEvent } from 'react';
import { toneIcons } from '#components/Alert/tone-icons.ts';
import { labelTooltip } from '#lib/label-tooltip.ts';
import type { ToastRecord } from './create-toaster.ts';

interface ToasterToastProps {
  /** What it shows. */
  toast: ToastRecord;
  /** The name of the button that dismisses it. */
  closeLabel: string;
  /** Called when Close or the action is pressed. */
  onDismiss: (id: string) => void;
}

/** A press by mouse leaves the focus where it is: on a toast it would stop the time of the others. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** One toast. */
export function ToasterToast({ toast, closeLabel, onDismiss }: ToasterToastProps) {
  const messageId = useId();
  const { id, tone, message, action, open } = toast;
  const Icon = toneIcons[tone];
  const dismiss = () => onDismiss(id);
  return (
    <li data-part="toast" data-id={id} data-tone={tone} data-state={open ? 'open' : 'closed'}>
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
    </li>
  );
}
