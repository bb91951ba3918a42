'use client';
import { Check, Clock, UserPlus, X } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { useFocusSuccessor } from '#lib/use-focus-successor.ts';
import { Root } from './ConnectionToggle.styles.ts';

/** How the company that looks stands to the company that it looks at. */
export type ConnectionStatus = 'stranger' | 'pending' | 'connected' | 'declined';

export interface ConnectionToggleProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Decides word, icon and colour; only `stranger` can be pressed. */
  status: ConnectionStatus;
  /** Told to assistive technology beside the word, so that a list of toggles is not all alike. */
  companyName?: string;
  /**
   * While true, 'Connect' keeps its place and the focus, shows a spinner and ignores presses.
   * @default false
   */
  busy?: boolean;
  /**
   * The height of the control, and of the status that takes its place.
   * @default 'md'
   */
  size?: 'sm' | 'md';
  /** Called when 'Connect' is pressed. Without it a stranger is a status, too. */
  onConnect?: (() => void) | undefined;
}

const faces = {
  stranger: { word: 'Connect', Icon: UserPlus },
  pending: { word: 'Pending', Icon: Clock },
  connected: { word: 'Connected', Icon: Check },
  declined: { word: 'Declined', Icon: X },
};

/**
 * Asks another company for a connection and shows the state of that connection. Renders a `<span>` that holds a button
 * or a status.
 */
export function ConnectionToggle({
  status,
  companyName,
  busy = false,
  size = 'md',
  onConnect,
  ...rest
}: ConnectionToggleProps) {
  const companyId = useId();
  const { word, Icon } = faces[status];
  const pressable = status === 'stranger' && onConnect !== undefined;
  const { markPress, successorRef } = useFocusSuccessor<HTMLSpanElement>(!pressable);

  return (
    <Root
      data-component="ConnectionToggle"
      data-status={status}
      data-size={size}
      data-busy={busy ? '' : undefined}
      aria-live="polite"
      {...rest}
    >
      {pressable ? (
        <>
          <button
            type="button"
            data-part="button"
            aria-describedby={companyName ? companyId : undefined}
            aria-disabled={busy || undefined}
            onClick={() => {
              if (busy) return;
              markPress();
              onConnect();
            }}
          >
            {busy ? <Spinner size="sm" /> : <Icon size={16} aria-hidden />}
            {word}
          </button>
          {companyName && (
            <span id={companyId} hidden>
              {companyName}
            </span>
          )}
        </>
      ) : (
        <span data-part="status" ref={successorRef} tabIndex={-1}>
          <Icon size={16} aria-hidden />
          {word}
        </span>
      )}
    </Root>
  );
}
