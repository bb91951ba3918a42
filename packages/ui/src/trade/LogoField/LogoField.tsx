'use client';
import { useRef, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import { useFocusSuccessor } from '#lib/use-focus-successor.ts';
import { logoFieldLabels, type LogoFieldLabels } from './LogoField.labels.ts';
import { useLabels } from '#locale/use-locale.ts';
import { Root } from './LogoField.styles.ts';

export interface LogoFieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether the company has a logo, which can then be removed. */
  hasLogo: boolean;
  /** The types of pictures that can be chosen, as the attribute `accept` has them. */
  accept: string;
  /**
   * What is under way: the button that started it shows a spinner, and both ignore presses.
   * @default 'idle'
   */
  state?: 'idle' | 'uploading' | 'removing' | undefined;
  /** Why the logo could not be changed. */
  error?: ReactNode;
  /** Called with the picture that was chosen. */
  onChoose: (file: File) => void;
  /** Called by 'Remove logo'. */
  onRemove: () => void;
  /** Replaces some of its words. */
  labels?: Partial<LogoFieldLabels> | undefined;
}

/** The buttons that change or remove the logo of the signed-in company. */
export function LogoField({
  hasLogo,
  accept,
  state = 'idle',
  error,
  onChoose,
  onRemove,
  labels,
  ...rest
}: LogoFieldProps) {
  const words = useLabels('LogoField', logoFieldLabels, labels);
  const inputRef = useRef<HTMLInputElement>(null);
  const { markPress, successorRef } = useFocusSuccessor<HTMLButtonElement>(!hasLogo);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // So that the same file can be chosen again after an error.
    currentTarget.value = '';
    if (file) onChoose(file);
  };
  const change = () => {
    if (state === 'idle') inputRef.current?.click();
  };
  const remove = () => {
    if (state !== 'idle') return;
    markPress();
    onRemove();
  };
  return (
    <Root data-component="LogoField" data-state={state} {...rest}>
      <div data-part="buttons">
        <Button
          ref={successorRef}
          variant="secondary"
          size="sm"
          loading={state === 'uploading'}
          onClick={change}
        >
          {words.change}
        </Button>
        {hasLogo && (
          <Button variant="ghost" size="sm" loading={state === 'removing'} onClick={remove}>
            {words.remove}
          </Button>
        )}
      </div>
      {/* It is not shown: the button opens its dialog. */}
      <input ref={inputRef} data-part="input" type="file" accept={accept} onChange={choose} />
      {error && <Alert tone="critical">{error}</Alert>}
      {/* Always there: a live region that is inserted together with its text is not announced. */}
      <span data-part="status" role="status">
        {state !== 'idle' && words[state]}
      </span>
    </Root>
  );
}
