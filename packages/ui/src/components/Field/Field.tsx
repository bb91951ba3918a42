'use client';
import type { ComponentProps, ReactNode } from 'react';
import { checkName } from '#lib/misuse.ts';
import { Root } from './Field.styles.ts';
import { FieldFrame, splitFieldProps, type FieldControlProps, type FieldFrameProps } from './FieldFrame.tsx';

export interface FieldProps extends FieldFrameProps, Omit<ComponentProps<'div'>, 'children'> {
  /** Renders the control; spread what it is given onto the element that takes the value. */
  children: (control: FieldControlProps) => ReactNode;
}

/** Label, hint and error for a control of your own. The design system's controls bring theirs along. */
export function Field({ children, ...props }: FieldProps) {
  if (process.env.NODE_ENV !== 'production') checkName('Field', 'label', props.label);
  const { frame, rest } = splitFieldProps(props);
  return (
    <Root data-component="Field" {...rest}>
      <FieldFrame {...frame}>{children}</FieldFrame>
    </Root>
  );
}
