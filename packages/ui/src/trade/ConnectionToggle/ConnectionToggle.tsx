'use client';
import { Check, Clock, UserPlus, X } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { useFocusSuccessor } from '#lib/use-focus-successor.ts';
import { connectionToggleLabels, type ConnectionToggleLabels } from './ConnectionToggle.labels.ts';
import { useLabels } from '#locale/use-locale.ts';
import { Root } from './ConnectionToggle.styles.ts';

/** The connection of the signed-in company with the shown one. */
export type ConnectionStatus = 'stranger' | 'pending' | 'connected' | 'declined';

export interface ConnectionToggleProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Decides text, icon and colour; only `stranger` is a button. */
  status: ConnectionStatus;
  /** Part of the accessible name, to distinguish the toggles of a list. */
  companyName?: string | undefined;
  /**
   * While true, 'Connect' keeps the focus, shows a spinner and ignores presses.
   * @default false
   */
  busy?: boolean | undefined;
  /**
   * The height of the button and of the status.
   * @default 'md'
   */
  size?: 'sm' | 'md' | undefined;
  /** Called when 'Connect' is pressed. Without it the status stranger shows nothing. */
  onConnect?: (() => void) | undefined;
  /** Replaces some of its words. */
  labels?: Partial<ConnectionToggleLabels> | undefined;
}

const icons = { stranger: UserPlus, pending: Clock, connected: Check, declined: X };

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
  labels,
  ...rest
}: ConnectionToggleProps) {
  const words = useLabels('ConnectionToggle', connectionToggleLabels, labels);
  const companyId = useId();
  const Icon = icons[status];
  const isStranger = status === 'stranger';
  const pressable = isStranger && onConnect !== undefined;
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
            {words[status]}
          </button>
          {companyName && (
            <span id={companyId} hidden>
              {companyName}
            </span>
          )}
        </>
      ) : isStranger ? null : (
        <span data-part="status" ref={successorRef} tabIndex={-1}>
          <Icon size={16} aria-hidden />
          {words[status]}
        </span>
      )}
    </Root>
  );
}
