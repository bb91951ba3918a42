'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Plus, X } from 'lucide-react';
import { useRef, useState, type ComponentProps } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { FieldFrame, splitFieldProps, type FieldFrameProps } from '#components/Field/FieldFrame.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Root } from './EmailChips.styles.ts';
import { isEmail } from './is-email.ts';

export interface EmailChipsProps
  extends
    FieldFrameProps,
    Omit<
      ComponentProps<'input'>,
      'children' | 'required' | 'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'onInvalid'
    > {
  /** The addresses, when you keep them; give `onValueChange` with them. */
  value?: readonly string[];
  /**
   * The addresses to begin with, when the field keeps them itself.
   * @default []
   */
  defaultValue?: readonly string[];
  /** Called with all addresses after one was added or removed. */
  onValueChange?: (value: readonly string[]) => void;
  /** Called with what was to be added when it is no address. The text stays, to be mended. */
  onInvalid?: (text: string) => void;
}

/**
 * A list of e-mail addresses, added one by one. An address that is there already is not added twice.
 * @summary A list of e-mail addresses, added one by one.
 */
export function EmailChips({
  value: valueProp,
  defaultValue = [],
  onValueChange,
  onInvalid,
  onKeyDown,
  className,
  style,
  ref,
  ...props
}: EmailChipsProps) {
  const [emails, setEmails] = useControllableState<readonly string[]>({
    prop: valueProp,
    defaultProp: defaultValue,
    ...(onValueChange && { onChange: onValueChange }),
  });
  const [text, setText] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const composedRef = useComposedRefs(inputRef, ref);
  const { frame, rest } = splitFieldProps(props);

  function add() {
    const email = text.trim();
    if (!isEmail(email)) return onInvalid?.(text);
    if (!emails.includes(email)) setEmails([...emails, email]);
    setAnnouncement(`${email} added`);
    setText('');
    inputRef.current?.focus();
  }

  function remove(email: string) {
    setEmails(emails.filter((other) => other !== email));
    setAnnouncement(`${email} removed`);
    inputRef.current?.focus();
  }

  return (
    <Root data-component="EmailChips" className={className} style={style}>
      <FieldFrame {...frame}>
        {(control) => (
          <>
            <span data-part="row">
              <span data-part="box">
                <input
                  data-part="control"
                  inputMode="email"
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  {...rest}
                  {...control}
                  required={control.required && emails.length === 0}
                  ref={composedRef}
                  type="text"
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                  onKeyDown={(event) => {
                    onKeyDown?.(event);
                    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                    event.preventDefault();
                    add();
                  }}
                />
              </span>
              <Button variant="secondary" leadingIcon={<Plus />} disabled={rest.disabled} onClick={add}>
                Add Email
              </Button>
            </span>
            {emails.length > 0 && (
              <ul data-part="chips" aria-label={frame.label}>
                {emails.map((email) => (
                  <li data-part="chip" key={email}>
                    <span data-part="email">{email}</span>
                    <IconButton
                      size="sm"
                      shape="round"
                      label={`Remove ${email}`}
                      icon={<X />}
                      disabled={rest.disabled}
                      onClick={() => remove(email)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </FieldFrame>
      <output data-part="status">{announcement}</output>
    </Root>
  );
}
