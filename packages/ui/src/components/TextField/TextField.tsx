'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldFrame, splitFieldProps, type FieldFrameProps } from '#components/Field/FieldFrame.tsx';
import { checkControlled, checkName } from '#lib/misuse.ts';
import { Root } from './TextField.styles.ts';

export interface TextFieldProps
  extends FieldFrameProps, Omit<ComponentProps<'input'>, 'children' | 'required' | 'size' | 'type'> {
  /**
   * What kind of text: it chooses the keyboard of a phone and what the browser offers to fill in.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
  /**
   * The height: 32, 40 or 48 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** An icon before the text, as decoration. */
  leadingIcon?: ReactNode;
  /** A unit or an ending after the text, read with the field: `kg`, `.example`. */
  trailing?: ReactNode;
  /** A control at the end of the box, such as an `IconButton` or a `CopyButton`, of size `sm`. Disable it with the field. */
  trailingAction?: ReactNode;
  /** The text, when you keep it; give `onValueChange` with it. */
  value?: string | undefined;
  /** The text to begin with, when the field keeps it itself. */
  defaultValue?: string | undefined;
  /** Called with the text at every change. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * A field for one line of text. For several lines use `TextArea`, for a number `NumberField`, for a secret
 * `PasswordField`.
 */
export function TextField({
  type = 'text',
  size = 'md',
  leadingIcon,
  trailing,
  trailingAction,
  className,
  style,
  onChange,
  onValueChange,
  ...props
}: TextFieldProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkName('TextField', 'label', props.label);
    const { value, disabled, readOnly } = props;
    checkControlled(
      'TextField',
      ['value', value],
      ['onValueChange', onValueChange, onChange, disabled, readOnly],
    );
  }
  const trailingId = useId();
  const { frame, rest } = splitFieldProps(props);
  const descriptions = [frame['aria-describedby'], trailing && trailingId];
  return (
    <Root data-component="TextField" data-size={size} className={className} style={style}>
      <FieldFrame {...frame} aria-describedby={descriptions.filter(Boolean).join(' ')}>
        {(control) => (
          <span data-part="box">
            {leadingIcon && (
              <span data-part="icon" aria-hidden>
                {leadingIcon}
              </span>
            )}
            <input
              data-part="control"
              type={type}
              {...rest}
              {...control}
              onChange={(event) => {
                onChange?.(event);
                onValueChange?.(event.target.value);
              }}
            />
            {trailing && (
              <span data-part="trailing" id={trailingId}>
                {trailing}
              </span>
            )}
            {trailingAction}
          </span>
        )}
      </FieldFrame>
    </Root>
  );
}
