'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import type { ComponentProps } from 'react';
import { FieldFrame, splitFieldProps, type FieldFrameProps } from '#components/Field/FieldFrame.tsx';
import { HiddenValues } from '#components/Field/HiddenValues.tsx';
import { isComposing } from '#lib/composing.ts';
import { checkControlled, checkKept, checkName } from '#lib/misuse.ts';
import { useLabels } from '#locale/use-locale.ts';
import { ChosenList } from './ChosenList.tsx';
import { tagFieldLabels, type TagFieldLabels } from './TagField.labels.ts';
import { Root } from './TagField.styles.ts';
import { useTags } from './use-tags.ts';

export interface TagFieldProps
  extends
    FieldFrameProps,
    Omit<
      ComponentProps<'input'>,
      'children' | 'required' | 'size' | 'type' | 'value' | 'defaultValue' | 'onChange'
    > {
  /** The tags in their order, when you keep them; give `onValueChange` with them. */
  value?: readonly string[] | undefined;
  /**
   * The tags to begin with, when the field keeps them itself.
   * @default []
   */
  defaultValue?: readonly string[] | undefined;
  /** Called with all tags after some were added or removed. */
  onValueChange?: ((value: readonly string[]) => void) | undefined;
  /** The most tags. Without it there is no end. */
  maxTags?: number | undefined;
  /** Replaces some of its words. */
  labels?: Partial<TagFieldLabels> | undefined;
}

const noTags: readonly string[] = [];

/**
 * A field for words of one's own: Enter or a comma adds one, and so does leaving the field; Backspace in the empty box
 * removes the last.
 */
export function TagField({
  value,
  defaultValue = noTags,
  onValueChange,
  maxTags = Infinity,
  labels,
  name,
  onKeyDown,
  onPaste,
  onBlur,
  className,
  style,
  ref,
  ...props
}: TagFieldProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkName('TagField', 'label', props.label);
    checkKept('TagField', { value, defaultValue }, 'an array');
    checkControlled('TagField', ['value', value], ['onValueChange', onValueChange, props.disabled]);
  }
  const words = useLabels('TagField', tagFieldLabels, labels);
  const list = useTags({ value, defaultValue, onValueChange, maxTags, words });
  const composedRef = useComposedRefs(list.inputRef, ref);
  const { frame, rest } = splitFieldProps(props);

  return (
    <Root data-component="TagField" className={className} style={style}>
      <FieldFrame {...frame} error={list.error ?? frame.error}>
        {(control) => (
          <div data-part="box">
            <ChosenList
              label={frame.label}
              entries={list.tags.map((tag) => ({ value: tag, label: tag }))}
              removeLabel={words.remove}
              disabled={rest.disabled}
              onRemove={list.remove}
            />
            <input
              data-part="control"
              data-name={name}
              data-value-type="list"
              autoComplete="off"
              enterKeyHint="done"
              {...rest}
              {...control}
              required={control.required && list.tags.length === 0}
              ref={composedRef}
              type="text"
              value={list.text}
              onChange={({ target }) => {
                if (target.value.includes(',')) list.add(target.value);
                else list.write(target.value);
              }}
              onKeyDown={(event) => {
                onKeyDown?.(event);
                if (isComposing(event.nativeEvent)) return;
                if (event.key === 'Enter' && list.text.trim() !== '') {
                  // The form is sent by Enter in the empty box.
                  event.preventDefault();
                  list.add(list.text);
                }
                if (event.key === 'Backspace' && list.text === '' && list.tags.length > 0)
                  list.remove(list.tags.length - 1);
              }}
              onPaste={(event) => {
                onPaste?.(event);
                const text = event.clipboardData.getData('text');
                // An input would join the lines of a column into one word.
                if (!text.includes('\n')) return;
                event.preventDefault();
                list.add(text);
              }}
              onBlur={(event) => {
                onBlur?.(event);
                if (list.text.trim() !== '') list.add(list.text);
              }}
            />
          </div>
        )}
      </FieldFrame>
      <HiddenValues name={name} values={list.tags} disabled={rest.disabled} form={rest.form} />
      <output data-part="status">{list.announcement}</output>
    </Root>
  );
}
