'use client';
import { LayoutGrid, Rows3 } from 'lucide-react';
import type { ComponentProps } from 'react';
import {
  SegmentedControl,
  type SegmentedControlProps,
} from '#components/SegmentedControl/SegmentedControl.tsx';
import { useLabels } from '#locale/use-locale.ts';
import { viewSwitchLabels, type ViewSwitchLabels } from './ViewSwitch.labels.ts';
import { Root } from './ViewSwitch.styles.ts';

/** How a list is shown. */
export type View = 'cards' | 'table';

export interface ViewSwitchProps
  extends
    Omit<ComponentProps<'div'>, 'children' | 'defaultValue'>,
    Pick<SegmentedControlProps, 'size' | 'disabled'> {
  /** How the list is shown, when you keep it; give `onValueChange` with it. */
  value?: View | undefined;
  /**
   * How it is shown to begin with, when the control keeps it itself.
   * @default 'cards'
   */
  defaultValue?: View | undefined;
  /** Called with the view that was chosen. */
  onValueChange?: ((value: View) => void) | undefined;
  /** Replaces some of its words. */
  labels?: Partial<ViewSwitchLabels> | undefined;
}

/** Shows a list as cards or as a table. */
export function ViewSwitch({
  value,
  defaultValue = 'cards',
  onValueChange,
  size = 'sm',
  disabled = false,
  labels,
  ...rest
}: ViewSwitchProps) {
  const words = useLabels('ViewSwitch', viewSwitchLabels, labels);
  return (
    <Root data-component="ViewSwitch" {...rest}>
      <SegmentedControl
        label={words.view}
        hideLabels
        size={size}
        disabled={disabled}
        options={[
          { value: 'cards', label: words.cards, icon: <LayoutGrid /> },
          { value: 'table', label: words.table, icon: <Rows3 /> },
        ]}
        defaultValue={defaultValue}
        value={value}
        onValueChange={onValueChange}
      />
    </Root>
  );
}
