'use client';
import { X } from 'lucide-react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Root } from './EmailChips.styles.ts';
import { EntriesFrame, type EntriesFieldProps } from './EntriesFrame.tsx';
import { isEmail } from './is-email.ts';
import { useEntries } from './use-entries.ts';

export interface EmailChipsProps extends EntriesFieldProps {
  /** Called with the error, in the words that the field shows, when a text is no address. The text stays in the box. */
  onInvalid?: (message: string) => void;
}

const explain = (text: string) => (isEmail(text) ? undefined : 'Please enter a valid email address.');

/**
 * A list of e-mail addresses, added one by one. An address that is there already is not added twice; one that is still
 * in the box when the form is sent is added first.
 */
export function EmailChips({
  value,
  defaultValue,
  onValueChange,
  onInvalid,
  className,
  style,
  ...props
}: EmailChipsProps) {
  const list = useEntries({
    value,
    defaultValue,
    onValueChange,
    nameOf: (email) => email,
    explain,
    onInvalid,
    unique: true,
  });
  return (
    <Root data-component="EmailChips" className={className} style={style}>
      <EntriesFrame inputMode="email" {...props} state={list} addLabel="Add Email">
        <ul data-part="chips" aria-label={props.label}>
          {list.entries.map((email, index) => (
            <li data-part="chip" key={email}>
              <span data-part="email">{email}</span>
              <IconButton
                size="sm"
                shape="round"
                label={`Remove ${email}`}
                icon={<X />}
                disabled={props.disabled}
                onClick={() => list.remove(index)}
              />
            </li>
          ))}
        </ul>
      </EntriesFrame>
    </Root>
  );
}
