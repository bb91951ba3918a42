'use client';
import * as RadixTabs from '@radix-ui/react-tabs';
import type { ComponentProps, ReactNode } from 'react';
import { focusOnPress } from '#lib/focus-on-press.ts';
import { useDirection } from '#lib/use-direction.ts';
import { useSelectedTabInView } from '#lib/use-selected-tab-in-view.ts';
import { checkControlled, checkValues, valueOf } from '#lib/misuse.ts';
import { Root } from './Tabs.styles.ts';

/** One tab and what it shows. */
export interface TabsItem<Value extends string = string> {
  /** Identifies the tab in `value`; it is not shown. */
  value: Value;
  /** The label of the tab. */
  label: ReactNode;
  /**
   * How many things the tab holds, in a small badge; in writing where a number does not say it, as `500+`. Zero is
   * shown, too; null keeps room for a number while it loads, so that no tab moves when it comes.
   */
  count?: number | string | null | undefined;
  /** What the tab shows while it is selected. Other tabs' content is not rendered. */
  content: ReactNode;
  /** Whether it cannot be selected. */
  disabled?: boolean | undefined;
}

export interface TabsProps<Value extends string = string> extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'children'
> {
  /** The tabs, in reading order. Two at least, and rarely more than six. */
  items: readonly TabsItem<Value>[];
  /** The name of the row of tabs, for those who cannot see what it is about. */
  label: string;
  /** Which tab is selected, when the caller keeps that state, for instance in the address. */
  value?: Value | undefined;
  /**
   * Which tab is selected at first, when the tabs keep that state themselves.
   * @default the first
   */
  defaultValue?: Value | undefined;
  /** Called with the `value` of the tab that is selected. */
  onValueChange?: ((value: Value) => void) | undefined;
  /**
   * `automatic` selects a tab as the arrow keys reach it; `manual` waits for Enter, for tabs that are slow to show.
   * @default 'automatic'
   */
  activation?: 'automatic' | 'manual' | undefined;
}

/** Shows one of several views of the same thing. To lead to other pages use links. */
export function Tabs<Value extends string = string>({
  items,
  label,
  value,
  defaultValue,
  onValueChange,
  activation = 'automatic',
  dir,
  ...rest
}: TabsProps<Value>) {
  if (process.env.NODE_ENV !== 'production') {
    checkValues('Tabs', 'items', items, valueOf);
    checkControlled('Tabs', ['value', value], ['onValueChange', onValueChange]);
  }
  const [direction, directionRef] = useDirection();
  const firstSelected = defaultValue ?? items[0]?.value ?? '';
  // Counts that arrive later push the tabs aside.
  const counts = items.map(({ count }) => count).join();
  const listRef = useSelectedTabInView(`${value ?? firstSelected} ${counts}`);
  return (
    <RadixTabs.Root
      asChild
      activationMode={activation}
      dir={direction}
      {...(value === undefined ? { defaultValue: firstSelected } : { value })}
      {...(onValueChange && { onValueChange })}
      {...rest}
    >
      {/* Without a `dir` of its own, which Radix would write, it reads as the page around it does. */}
      <Root data-component="Tabs" dir={dir} ref={directionRef}>
        <RadixTabs.List ref={listRef} data-part="list" aria-label={label}>
          {items.map((item) => (
            <RadixTabs.Trigger
              key={item.value}
              data-part="tab"
              value={item.value}
              disabled={item.disabled ?? false}
              onMouseDown={focusOnPress}
            >
              {item.label}
              {item.count !== undefined && <span data-part="count">{item.count}</span>}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
        {items.map((item) => (
          <RadixTabs.Content key={item.value} data-part="panel" value={item.value}>
            {item.content}
          </RadixTabs.Content>
        ))}
      </Root>
    </RadixTabs.Root>
  );
}
