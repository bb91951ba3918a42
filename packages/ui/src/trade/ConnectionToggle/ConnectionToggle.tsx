'use client';
import { Check, Clock, UserPlus, X } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { useFocusSuccessor } from '#lib/use-focus-successor.ts';
import { Root } from './ConnectionToggle.styles.ts';

/** The connection of the signed-in company with the shown one. */
export type ConnectionStatus = 'stranger' | 'pending' | 'connected' | 'declined';

export interface ConnectionToggleProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Decides text, icon and colour; only `stranger` is a button. */
  status: ConnectionStatus;
  /** Part of the accessible name, to distinguish the toggles of a list. */
  companyName?: string;
  /**
   * While true, 'Connect' keeps the focus, shows a spinner and ignores presses.
   * @default false
   */
  busy?: boolean;
  /**
   * The height of the button and of the status.
   * @default 'md'
   */
  size?: 'sm' | 'md';
  /** Called when 'Connect' is pressed. Without it the status stranger is plain text. */
  onConnect?: (() => void) | undefined;
}

const faces = {
  stranger: { word: 'Connect', Icon: UserPlus },
  pending: { word: 'Pending', Icon: Clock },
  connected: { word: 'Connected', Icon: Check },
  declined: { word: 'Declined', Icon: X },
};

/**
 * Requests a connection to another company and shows its status. Renders a `<span>` that contains a button
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
