import type { KeyboardEvent, PointerEvent } from 'react';
import type { showLabel as ShowLabel } from './show-label.ts';

/** Loaded when the first name is to show: no page needs it before. Without it, as when it fails to load, none shows. */
const showLabel = (...call: Parameters<typeof ShowLabel>) =>
  void import('./show-label.ts').then(
    (module) => module.showLabel(...call),
    () => {},
  );

/**
 * The props of a control that shows no words: its name shows while the pointer or the keyboard's focus is on it. A
 * `title` would be read out again after the name, and would not show to the keyboard. The name is its `data-tooltip`,
 * `aria-label` or text. There is one listener for all controls, and one tooltip.
 */
export const labelTooltip = {
  // Capture: composites put handlers of their own on the same control.
  onPointerMoveCapture: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
    if (pointerType !== 'touch') showLabel(currentTarget, 'pointer');
  },
  /** The key that has moved the focus: a dialog that puts the focus on a control is not meant to show its name. */
  onKeyUpCapture: ({ currentTarget, key }: KeyboardEvent<HTMLElement>) => {
    if (key === 'Tab' || key.startsWith('Arrow')) showLabel(currentTarget, 'focus');
  },
};
