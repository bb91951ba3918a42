'use client';
import type { ComponentProps, CSSProperties } from 'react';
import { FieldFrame, splitFieldProps, type FieldFrameProps } from '#components/Field/FieldFrame.tsx';
import { checkControlled } from '#lib/misuse.ts';
import { Root } from './TextArea.styles.ts';

export interface TextAreaProps
  extends FieldFrameProps, Omit<ComponentProps<'textarea'>, 'children' | 'required'> {
  /**
   * The lines to show at least. The area grows with its text up to twelve lines, then scrolls.
   * @default 3
   */
  rows?: number;
  /** The text, when you keep it; give `onValueChange` with it. */
  value?: string;
  /** The text to begin with, when the area keeps it itself. */
  defaultValue?: string;
  /** Called with the text at every change. */
  onValueChange?: (value: string) => void;
}

/** A field for several lines of text, growing with what is written. */
export function TextArea({ rows = 3, className, style, onChange, onValueChange, ...props }: TextAreaProps) {
  if (process.env.NODE_ENV !== 'production') {
    const { value, disabled, readOnly } = props;
    checkControlled(
      'TextArea',
      ['value', value],
      ['onValueChange', onValueChange, onChange, disabled, readOnly],
    );
  }
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
