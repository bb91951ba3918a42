'use client';
import type { ComponentType, HTMLAttributes, Ref } from 'react';
import { roots } from './Text.styles.ts';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /**
   * The element, by meaning: a paragraph, words within one, `strong` for importance, `em` for stress, `small` for
   * remarks at the side. It does not decide the look.
   * @default 'p'
   */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | undefined;
  /**
   * The type size: 12, 14, 16, 18 or 20 px, each with its leading. Without it words in a paragraph have its size.
   * @default 'md' for a paragraph or `div`, else that of the words around
   */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /**
   * The weight: 400, 500, 600 or 700.
   * @default as the element has it
   */
  weight?: 'regular' | 'medium' | 'semibold' | 'bold' | undefined;
  /**
   * The colour: `muted` for what comes second, `subtle` for hints. The other tones add to words that say the same.
   * @default 'default' for a paragraph or `div`, else that of the words around
   */
  tone?: 'default' | 'muted' | 'subtle' | 'accent' | 'info' | 'positive' | 'caution' | 'critical' | undefined;
  /**
   * Gives all digits one width, for numbers below one another or that change in place.
   * @default false
   */
  numeric?: boolean | undefined;
  /** After how many lines an ellipsis ends the text. Assistive technology reads all of it. */
  lines?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The element. */
  ref?: Ref<HTMLElement> | undefined;
}

const isBlock = (element: NonNullable<TextProps['as']>) => element === 'p' || element === 'div';

/** Words in a size, weight and colour of the design. Its element says what they mean, its other props how they look. */
export function Text({
  as = 'p',
  size = isBlock(as) ? 'md' : undefined,
  weight,
  tone = isBlock(as) ? 'default' : undefined,
  numeric = false,
  lines,
  ...rest
}: TextProps) {
  // The elements differ in nothing that a text is given.
  const Root = roots[as] as ComponentType<HTMLAttributes<HTMLElement>>;
  return (
    <Root
      data-component="Text"
      data-size={size}
      data-weight={weight}
      data-tone={tone}
      data-numeric={numeric ? '' : undefined}
      data-lines={lines}
      {...rest}
    />
  );
}
