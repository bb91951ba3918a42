'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { FieldFrame, splitFieldProps, type FieldFrameProps } from '#components/Field/FieldFrame.tsx';
import { HiddenValues } from '#components/Field/HiddenValues.tsx';
import { isComposing } from '#lib/composing.ts';
import type { useEntries } from './use-entries.ts';

/** What every list whose entries are added one by one takes. */
export interface EntriesFieldProps
  extends
    FieldFrameProps,
    Omit<
      ComponentProps<'input'>,
      'children' | 'required' | 'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'onInvalid'
    > {
  /** The entries in the order shown, when you keep them; give `onValueChange` with them. */
  value?: readonly string[] | undefined;
  /**
   * The entries to begin with, when the field keeps them itself.
   * @default []
   */
  defaultValue?: readonly string[] | undefined;
  /** Called with all entries after one was added or removed. */
  onValueChange?: ((value: readonly string[]) => void) | undefined;
}

interface EntriesFrameProps extends Omit<
  EntriesFieldProps,
  'value' | 'defaultValue' | 'onValueChange' | 'className' | 'style'
> {
  /** The entries, and the text of the next one. */
  state: ReturnType<typeof useEntries>;
  /** The words of the button that adds. */
  addLabel: string;
  /** The entries as they are shown. */
  children: ReactNode;
}

/** The box for the next entry, its button, the entries, and their values for the form. */
export function EntriesFrame({
  state,
  addLabel,
  name,
  onKeyDown,
  ref,
  children,
  ...props
}: EntriesFrameProps) {
  const { frame, rest } = splitFieldProps(props);
  const composedRef = useComposedRefs(state.inputRef, ref);
  return (
    <>
      <FieldFrame {...frame} error={state.error ?? frame.error}>
        {(control) => (
          <>
            <span data-part="row">
              <span data-part="box">
                <input
                  data-part="control"
                  data-name={name}
                  data-value-type="list"
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  {...rest}
                  {...control}
                  required={control.required && state.entries.length === 0}
                  ref={composedRef}
                  type="text"
                  value={state.text}
                  onChange={(event) => state.write(event.target.value)}
                  onKeyDown={(event) => {
                    onKeyDown?.(event);
                    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
                    event.preventDefault();
                    state.add();
                  }}
                />
              </span>
              <Button variant="secondary" leadingIcon={<Plus />} disabled={rest.disabled} onClick={state.add}>
                {addLabel}
              </Button>
            </span>
            {state.entries.length > 0 && children}
          </>
        )}
      </FieldFrame>
      <HiddenValues name={name} values={state.entries} disabled={rest.disabled} form={rest.form} />
      <output data-part="status">{state.announcement}</output>
    </>
  );
}
