'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useRef, type ComponentProps, type CSSProperties } from 'react';
import { FieldFrame, splitFieldProps, type FieldFrameProps } from '#components/Field/FieldFrame.tsx';
import { checkControlled, checkName } from '#lib/misuse.ts';
import { useGrowingText } from '#lib/use-growing-text.ts';
import { Root } from './TextArea.styles.ts';

export interface TextAreaProps
  extends FieldFrameProps, Omit<ComponentProps<'textarea'>, 'children' | 'required'> {
  /**
   * The lines to show at least. The area grows with its text up to twelve lines, then scrolls.
   * @default 3
   */
  rows?: number | undefined;
  /** The text, when you keep it; give `onValueChange` with it. */
  value?: string | undefined;
  /** The text to begin with, when the area keeps it itself. */
  defaultValue?: string | undefined;
  /** Called with the text at every change. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** A field for several lines of text, growing with what is written. */
export function TextArea({
  rows = 3,
  className,
  style,
  onChange,
  onValueChange,
  ref,
  ...props
}: TextAreaProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkName('TextArea', 'label', props.label);
    const { value, disabled, readOnly } = props;
    checkControlled(
      'TextArea',
      ['value', value],
      ['onValueChange', onValueChange, onChange, disabled, readOnly],
    );
  }
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const composedRef = useComposedRefs(areaRef, ref);
  useGrowingText(areaRef);
  const { frame, rest } = splitFieldProps(props);
  const rootStyle: CSSProperties & { '--_rows': number } = { '--_rows': rows, ...style };
  return (
    <Root data-component="TextArea" className={className} style={rootStyle}>
      <FieldFrame {...frame}>
        {(control) => (
          <span data-part="box">
            <textarea
              data-part="control"
              rows={rows}
              {...rest}
              {...control}
              ref={composedRef}
              onChange={(event) => {
                onChange?.(event);
                onValueChange?.(event.target.value);
              }}
            />
          </span>
        )}
      </FieldFrame>
    </Root>
  );
}
