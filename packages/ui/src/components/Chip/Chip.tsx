'use client';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { X } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { labelTooltip } from '#lib/label-tooltip.ts';
import { checkControlled } from '#lib/misuse.ts';
import { formatNumber } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { chipLabels, type ChipLabels } from './Chip.labels.ts';
import { Root } from './Chip.styles.ts';

export interface ChipProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What it stands for, in a word or two. */
  label: string;
  /** How many things there are of it. */
  count?: number | undefined;
  /** An icon before the words. It is decoration. */
  leadingIcon?: ReactNode;
  /** Whether it is selected, when you keep it; give `onSelectedChange` with it. Makes it selectable. */
  selected?: boolean | undefined;
  /** Whether it is selected to begin with, when it keeps that itself. Makes it selectable. */
  defaultSelected?: boolean | undefined;
  /** Called with whether it is selected after each press. Makes it selectable. */
  onSelectedChange?: ((selected: boolean) => void) | undefined;
  /** Called when it is to be removed; gives it a button for that. The focus is then on the next one in its list. */
  onRemove?: (() => void) | undefined;
  /**
   * Whether it can be neither selected nor removed.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Replaces some of its words. */
  labels?: Partial<ChipLabels> | undefined;
}

const removers = '[data-component="Chip"] > [data-part="remove"]:enabled';

/** The button would take the focus along when it goes, so that goes first to the one after it, or before. */
function leaveFocus(button: Element) {
  const list = button.closest('ul, ol, [role="list"], [role="group"]') ?? button.parentElement?.parentElement;
  const buttons = [...(list?.querySelectorAll<HTMLElement>(removers) ?? [])];
  const index = buttons.findIndex((one) => one === button);
  (buttons[index + 1] ?? buttons[index - 1])?.focus();
}

/** A choice that is selected by a press, or one that has been made and can be removed, such as an active filter. */
export function Chip({
  label,
  count,
  leadingIcon,
  selected,
  defaultSelected,
  onSelectedChange,
  onRemove,
  disabled = false,
  labels,
  ...rest
}: ChipProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkControlled('Chip', ['selected', selected], ['onSelectedChange', onSelectedChange, disabled]);
  }
  const words = useLabels('Chip', chipLabels, labels);
  const locale = useLocale();
  const [isSelected, setSelected] = useControllableState({
    caller: 'Chip',
    prop: selected,
    defaultProp: defaultSelected ?? false,
    onChange: onSelectedChange,
  });
  const isSelectable = Boolean(onSelectedChange) || selected !== undefined || defaultSelected !== undefined;
  const content = (
    <>
      {leadingIcon && (
        <span data-part="icon" aria-hidden>
          {leadingIcon}
        </span>
      )}
      <span data-part="label">{label}</span>
      {count !== undefined && <span data-part="count">{formatNumber(count, locale)}</span>}
    </>
  );
  const handleRemove = (event: MouseEvent<HTMLButtonElement>) => {
    leaveFocus(event.currentTarget);
    onRemove?.();
  };
  return (
    <Root
      data-component="Chip"
      data-selected={isSelectable && isSelected ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      {...rest}
    >
      {isSelectable ? (
        <button
          data-part="toggle"
          type="button"
          aria-pressed={isSelected}
          disabled={disabled}
          onClick={() => setSelected(!isSelected)}
        >
          {content}
        </button>
      ) : (
        <span data-part="text">{content}</span>
      )}
      {onRemove && (
        <button
          data-part="remove"
          type="button"
          aria-label={words.remove(label)}
          {...labelTooltip}
          disabled={disabled}
          onClick={handleRemove}
        >
          <X aria-hidden />
        </button>
      )}
    </Root>
  );
}
