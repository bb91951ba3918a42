'use client';
import { ChosenList } from '#components/TagField/ChosenList.tsx';
import { checkControlled, checkKept, checkName } from '#lib/misuse.ts';
import { emailChipsLabels, type EmailChipsLabels } from './EmailChips.labels.ts';
import { useLabels } from '#locale/use-locale.ts';
import { Root } from './EmailChips.styles.ts';
import { EntriesFrame, type EntriesFieldProps } from './EntriesFrame.tsx';
import { isEmail } from './is-email.ts';
import { useEntries } from './use-entries.ts';

export interface EmailChipsProps extends EntriesFieldProps {
  /** Called with the error, in the words that the field shows, when a text is no address. The text stays in the box. */
  onInvalid?: ((message: string) => void) | undefined;
  /** Replaces some of its words. */
  labels?: Partial<EmailChipsLabels> | undefined;
}

/**
 * A list of email addresses, added one by one. An address that is there already is not added twice; one that is still
 * in the box when the form is sent is added first.
 */
export function EmailChips({
  value,
  defaultValue,
  onValueChange,
  onInvalid,
  labels,
  className,
  style,
  ...props
}: EmailChipsProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkName('EmailChips', 'label', props.label);
    checkKept('EmailChips', { value, defaultValue }, 'an array');
    checkControlled('EmailChips', ['value', value], ['onValueChange', onValueChange, props.disabled]);
  }
  const words = useLabels('EmailChips', emailChipsLabels, labels);
  const list = useEntries({
    caller: 'EmailChips',
    value,
    defaultValue,
    onValueChange,
    added: words.added,
    removed: words.removed,
    explain: (text) => (isEmail(text) ? undefined : words.invalid),
    onInvalid,
    unique: true,
  });
  return (
    <Root data-component="EmailChips" className={className} style={style}>
      <EntriesFrame inputMode="email" {...props} state={list} addLabel={words.add}>
        <ChosenList
          label={props.label}
          entries={list.entries.map((email) => ({ value: email, label: email }))}
          removeLabel={words.remove}
          disabled={props.disabled}
          onRemove={list.remove}
        />
      </EntriesFrame>
    </Root>
  );
}
