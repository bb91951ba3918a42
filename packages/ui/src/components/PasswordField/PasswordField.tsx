'use client';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { FieldFrame, splitFieldProps, type FieldFrameProps } from '#components/Field/FieldFrame.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { checkControlled, checkName } from '#lib/misuse.ts';
import { passwordFieldLabels, type PasswordFieldLabels } from './PasswordField.labels.ts';
import { useLabels } from '#locale/use-locale.ts';
import { Root } from './PasswordField.styles.ts';

export interface PasswordFieldProps
  extends FieldFrameProps, Omit<ComponentProps<'input'>, 'children' | 'required' | 'size' | 'type'> {
  /**
   * Tells a password manager whether to fill in a password or to offer a new one.
   * @default 'current-password'
   */
  autoComplete?: 'current-password' | 'new-password' | undefined;
  /**
   * The height: 32, 40 or 48 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** The password, when you keep it; give `onValueChange` with it. */
  value?: string | undefined;
  /** The password to begin with, when the field keeps it itself. */
  defaultValue?: string | undefined;
  /** Called with the password at every change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Replaces some of its words. */
  labels?: Partial<PasswordFieldLabels> | undefined;
}

/** A field for a password, hidden until its owner asks to see it. Pasting and password managers work. */
export function PasswordField({
  autoComplete = 'current-password',
  size = 'md',
  className,
  style,
  onChange,
  onValueChange,
  labels,
  ...props
}: PasswordFieldProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkName('PasswordField', 'label', props.label);
    checkControlled(
      'PasswordField',
      ['value', props.value],
      ['onValueChange', onValueChange, onChange, props.disabled, props.readOnly],
    );
  }
  const words = useLabels('PasswordField', passwordFieldLabels, labels);
  const [shown, setShown] = useState(false);
  const { frame, rest } = splitFieldProps(props);
  return (
    <Root data-component="PasswordField" data-size={size} className={className} style={style}>
      <FieldFrame {...frame}>
        {(control) => (
          <span data-part="box">
            <input
              data-part="control"
              data-value-type="password"
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
              label={shown ? words.hide : words.show}
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
