'use client';
import { ArrowUpDown } from 'lucide-react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import type { ComponentProps } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { DropdownMenu } from '#components/DropdownMenu/DropdownMenu.tsx';
import { checkControlled, checkValues, valueOf } from '#lib/misuse.ts';
import { useLabels } from '#locale/use-locale.ts';
import { sortMenuLabels, type SortMenuLabels } from './SortMenu.labels.ts';
import { Root } from './SortMenu.styles.ts';

/** An order in which a list can be shown. */
export interface SortOption<Value extends string = string> {
  /** What identifies it. */
  value: Value;
  /** Its name, within 'Sort: Newest'. */
  label: string;
}

export interface SortMenuProps<Value extends string = string> extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue'
> {
  /** The orders, in the order shown. */
  options: readonly SortOption<Value>[];
  /** The order of the list, when you keep it; give `onValueChange` with it. */
  value?: Value | undefined;
  /**
   * The order to begin with, when the menu keeps it itself.
   * @default the first
   */
  defaultValue?: Value | undefined;
  /** Called with the order that was chosen. */
  onValueChange?: ((value: Value) => void) | undefined;
  /**
   * The height of the button: 32, 40 or 48 px.
   * @default 'sm'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /**
   * Whether the order cannot be changed.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Replaces some of its words. */
  labels?: Partial<SortMenuLabels> | undefined;
}

/** The order of a list: a button that says it, and a menu of the others. */
export function SortMenu<Value extends string = string>({
  options,
  value,
  defaultValue,
  onValueChange,
  size = 'sm',
  disabled = false,
  labels,
  ...rest
}: SortMenuProps<Value>) {
  if (process.env.NODE_ENV !== 'production') {
    checkValues('SortMenu', 'options', options, valueOf);
    checkControlled('SortMenu', ['value', value], ['onValueChange', onValueChange, disabled]);
  }
  const words = useLabels('SortMenu', sortMenuLabels, labels);
  const [order, setOrder] = useControllableState<string>({
    caller: 'SortMenu',
    prop: value,
    defaultProp: defaultValue ?? options[0]?.value ?? '',
    onChange: (next) => onValueChange?.(next as Value),
  });
  const chosen = options.find((option) => option.value === order);
  return (
    <Root data-component="SortMenu" {...rest}>
      <DropdownMenu
        align="end"
        trigger={
          <Button variant="secondary" size={size} leadingIcon={<ArrowUpDown />} disabled={disabled}>
            {words.sort(chosen?.label ?? order)}
          </Button>
        }
        items={[{ type: 'radio-group', label: words.sortBy, value: order, onValueChange: setOrder, options }]}
      />
    </Root>
  );
}
