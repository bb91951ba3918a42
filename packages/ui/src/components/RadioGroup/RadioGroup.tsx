'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useRef, type ComponentProps, type ReactNode, type Ref } from 'react';
import {
  FieldMessages,
  RequiredMark,
  splitFieldProps,
  useFieldControl,
  type FieldFrameProps,
} from '#components/Field/FieldFrame.tsx';
import { checkControlled, checkName, checkValues, valueOf } from '#lib/misuse.ts';
import { useRadioName } from '#lib/use-radio-name.ts';
import { Root } from './RadioGroup.styles.ts';

/** One answer. */
export interface RadioOption<Value extends string = string> {
  /** What the form gets. */
  value: Value;
  /** What the reader sees. */
  label: string;
  /** What choosing it means. */
  hint?: ReactNode;
  /** Shown and not to be chosen. */
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string = string>
  extends FieldFrameProps, Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'ref' | 'role'> {
  /** The answers, in the order shown. A string is its own value and label. */
  options: readonly (Value | RadioOption<Value>)[];
  /**
   * How the answers stand: below one another, or side by side where there is room.
   * @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** The name under which the form gets the answer; without one it gets nothing. */
  name?: string | undefined;
  /** The chosen value, when you keep it; give `onValueChange` with it. */
  value?: Value | undefined;
  /** The value to begin with, when the group keeps it itself. Without it nothing is chosen. */
  defaultValue?: Value | undefined;
  /** Called with the value that was chosen. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** The chosen radio button or else the first, which takes the focus where there is an error. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Choice of one of a few options, all in sight. For more than about five use `Select`, for yes and no `Checkbox`. */
export function RadioGroup<Value extends string = string>({
  options,
  orientation = 'vertical',
  name,
  value,
  defaultValue,
  onValueChange,
  ref,
  ...props
}: RadioGroupProps<Value>) {
  if (process.env.NODE_ENV !== 'production') {
    checkName('RadioGroup', 'label', props.label);
    checkValues('RadioGroup', 'options', options, valueOf);
    checkControlled('RadioGroup', ['value', value], ['onValueChange', onValueChange, props.disabled]);
  }
  const inputRef = useRef<HTMLInputElement>(null);
  const composedRef = useComposedRefs(inputRef, ref);
  const radioName = useRadioName(name, inputRef);
  const { frame, rest } = splitFieldProps(props);
  const { id, required, ...described } = useFieldControl(frame);
  const answers = options.map((option): RadioOption<Value> =>
    typeof option === 'string' ? { value: option, label: option } : option,
  );
  const focusable =
    answers.find((answer) => answer.value === (value ?? defaultValue)) ??
    answers.find((answer) => !answer.disabled);

  return (
    <Root
      data-component="RadioGroup"
      data-layout={orientation}
      {...rest}
      {...described}
      id={frame.id}
      role="radiogroup"
      aria-required={required || undefined}
    >
      <legend data-part="header" data-hidden={frame.hideLabel ? '' : undefined}>
        <span data-part="label">{frame.label}</span>
        {required && <RequiredMark />}
      </legend>
      <div data-part="options">
        {answers.map((answer, index) => {
          const optionId = `${id}-${index}`;
          return (
            <div data-part="option" key={answer.value}>
              <input
                data-part="control"
                ref={answer === focusable ? composedRef : undefined}
                type="radio"
                id={optionId}
                name={radioName}
                data-name={name ? undefined : ''}
                value={answer.value}
                required={required}
                disabled={answer.disabled}
                aria-describedby={answer.hint ? `${optionId}-hint` : undefined}
                {...(value === undefined
                  ? { defaultChecked: answer.value === defaultValue }
                  : { checked: answer.value === value })}
                onChange={() => onValueChange?.(answer.value)}
              />
              <label data-part="option-label" htmlFor={optionId}>
                {answer.label}
              </label>
              {answer.hint && (
                <span data-part="option-hint" id={`${optionId}-hint`}>
                  {answer.hint}
                </span>
              )}
            </div>
          );
        })}
      </div>
      <FieldMessages controlId={id} hint={frame.hint} error={frame.error} />
    </Root>
  );
}
