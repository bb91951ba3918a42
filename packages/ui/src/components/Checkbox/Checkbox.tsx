'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { FieldFrame, splitFieldProps, type FieldFrameProps } from '#components/Field/FieldFrame.tsx';
import { checkControlled, checkName } from '#lib/misuse.ts';
import { Root } from './Checkbox.styles.ts';

export interface CheckboxProps
  extends FieldFrameProps, Omit<ComponentProps<'input'>, 'children' | 'required' | 'size' | 'type'> {
  /** Whether it is ticked, when you keep it; give `onCheckedChange` with it. */
  checked?: boolean | undefined;
  /**
   * Whether it is ticked to begin with, when the checkbox keeps it itself.
   * @default false
   */
  defaultChecked?: boolean | undefined;
  /** Called with whether it is ticked after each press. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /**
   * Shows a dash, for a checkbox that stands for several of which some are ticked. It stays until you take it
   * away; what the form gets is still `checked`.
   * @default false
   */
  indeterminate?: boolean | undefined;
}

/**
 * A box to tick: yes or no to one thing, or one of several choices. It counts when the form is sent. For what takes
 * effect at once use `Switch`.
 */
export function Checkbox({
  onCheckedChange,
  indeterminate = false,
  onChange,
  className,
  style,
  ref,
  ...props
}: CheckboxProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkName('Checkbox', 'label', props.label);
    checkControlled(
      'Checkbox',
      ['checked', props.checked],
      ['onCheckedChange', onCheckedChange, onChange, props.disabled],
    );
  }
  const inputRef = useRef<HTMLInputElement>(null);
  const composedRef = useComposedRefs(inputRef, ref);
  const { frame, rest } = splitFieldProps(props);

  // Only a property says it, and every press takes it away.
  useLayoutEffect(() => {
    if (inputRef.current) inputRef.current.indeterminate = indeterminate;
  });

  return (
    <Root data-component="Checkbox" className={className} style={style}>
      <FieldFrame {...frame}>
        {(control) => (
          <input
            data-part="control"
            type="checkbox"
            {...rest}
            {...control}
            ref={composedRef}
            onChange={(event) => {
              event.target.indeterminate = indeterminate;
              onChange?.(event);
              onCheckedChange?.(event.target.checked);
            }}
          />
        )}
      </FieldFrame>
    </Root>
  );
}
