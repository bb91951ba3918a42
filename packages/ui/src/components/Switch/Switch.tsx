'use client';
import type { ComponentProps } from 'react';
import { checkControlled, checkName } from '#lib/misuse.ts';
import { Root } from './Switch.styles.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'children' | 'size' | 'type' | 'role'> {
  /** What is on when it is on. The same words whichever way it stands. */
  label: string;
  /**
   * Takes the label from sight and leaves it as the name.
   * @default false
   */
  hideLabel?: boolean | undefined;
  /** Whether it is on, when you keep it; give `onCheckedChange` with it. */
  checked?: boolean | undefined;
  /**
   * Whether it is on to begin with, when the switch keeps it itself.
   * @default false
   */
  defaultChecked?: boolean | undefined;
  /** Called with how it stands after each turn. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** Turns something on or off, at once. For a choice that waits for a form to be sent use `Checkbox`. */
export function Switch({
  label,
  hideLabel = false,
  className,
  style,
  onChange,
  onCheckedChange,
  ...rest
}: SwitchProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkName('Switch', 'label', label);
    checkControlled(
      'Switch',
      ['checked', rest.checked],
      ['onCheckedChange', onCheckedChange, onChange, rest.disabled],
    );
  }
  return (
    <Root data-component="Switch" className={className} style={style}>
      <input
        data-part="control"
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its own state
        role="switch"
        aria-label={hideLabel ? label : undefined}
        {...rest}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
      />
      {!hideLabel && <span data-part="label">{label}</span>}
    </Root>
  );
}
