'use client';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { FieldFrame, splitFieldProps, type FieldFrameProps } from '#components/Field/FieldFrame.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Root } from './PasswordField.styles.ts';

export interface PasswordFieldProps
  extends FieldFrameProps, Omit<ComponentProps<'input'>, 'children' | 'required' | 'size' | 'type'> {
  /**
   * Tells a password manager whether to fill in a password or to offer a new one.
   * @default 'current-password'
   */
  autoComplete?: 'current-password' | 'new-password';
  /**
   * The height: 32, 40 or 48 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /** The password, when you keep it; give `onValueChange` with it. */
  value?: string;
  /** The password to begin with, when the field keeps it itself. */
  defaultValue?: string;
  /** Called with the password at every change. */
  onValueChange?: (value: string) => void;
}

/** A field for a password, hidden until its owner asks to see it. Pasting and password managers work. */
export function PasswordField({
  autoComplete = 'current-password',
  size = 'md',
  className,
  style,
  onChange,
  onValueChange,
  ...props
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { frame, rest } = splitFieldProps(props);
  return (
    <Root data-component="PasswordField" data-size={size} className={className} style={style}>
      <FieldFrame {...frame}>
        {(control) => (
          <span data-part="box">
            <input
              data-part="control"
              type={shown ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              {...rest}
              {...control}
              onChange={(event) => {
                onChange?.(event);
                onValueChange?.(event.target.value);
              }}
            />
            <IconButton
              size="sm"
              label={shown ? 'Hide password' : 'Show password'}
              icon={shown ? <EyeOff /> : <Eye />}
              disabled={rest.disabled}
              onClick={() => setShown(!shown)}
            />
          </span>
        )}
      </FieldFrame>
    </Root>
  );
}
