'use client';
import { Check, Copy, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { useLabels } from '#locale/use-locale.ts';
import { copyButtonLabels, type CopyButtonLabels } from './CopyButton.labels.ts';
import { Root } from './CopyButton.styles.ts';
import { useCopy } from './use-copy.ts';

export interface CopyButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'onCopy'> {
  /** What is copied. */
  text: string;
  /** Its name where 'Copy' does not say what: 'Copy order number'. */
  label?: string | undefined;
  /**
   * Shows an icon alone, for a place beside what is copied.
   * @default false
   */
  iconOnly?: boolean | undefined;
  /**
   * How prominent it is, as for `Button`.
   * @default 'secondary', and 'ghost' with an icon alone
   */
  variant?: 'primary' | 'secondary' | 'ghost' | undefined;
  /**
   * The height: 32, 40 or 48 px.
   * @default 'sm'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Replaces some of its words. */
  labels?: Partial<CopyButtonLabels> | undefined;
}

const icons = {
  copy: <Copy data-part="mark" />,
  copied: <Check data-part="mark" />,
  failed: <TriangleAlert data-part="mark" />,
};

/** Copies a text and says for a moment that it has, or that this failed. */
export function CopyButton({
  text,
  label,
  iconOnly = false,
  variant = iconOnly ? 'ghost' : 'secondary',
  size = 'sm',
  labels,
  className,
  style,
  onClick,
  ...rest
}: CopyButtonProps) {
  const words = useLabels('CopyButton', copyButtonLabels, labels);
  const { outcome, copy } = useCopy(text);
  const shown = outcome ?? 'copy';
  const name = { ...words, copy: label ?? words.copy };
  const button: ComponentProps<'button'> = {
    ...rest,
    onClick: (event) => {
      onClick?.(event);
      if (!event.defaultPrevented) void copy();
    },
  };
  return (
    <Root data-component="CopyButton" data-outcome={outcome} className={className} style={style}>
      {iconOnly ? (
        <IconButton
          data-part="control"
          variant={variant}
          size={size}
          label={name[shown]}
          icon={icons[shown]}
          {...button}
        />
      ) : (
        <Button data-part="control" variant={variant} size={size} leadingIcon={icons[shown]} {...button}>
          {/* All of them lie on one another, so that the button does not change its width. */}
          <span data-part="words">
            {(['copy', 'copied', 'failed'] as const).map((word) => (
              <span key={word} data-part="word" data-hidden={word === shown ? undefined : ''}>
                {name[word]}
              </span>
            ))}
          </span>
        </Button>
      )}
      <span data-part="status" role="status">
        {outcome && words[outcome]}
      </span>
    </Root>
  );
}
