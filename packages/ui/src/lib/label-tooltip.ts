import type { KeyboardEvent, PointerEvent } from 'react';

/** The control that the pointer or the focus has come to last, unless it has left that. */
let entered: HTMLElement | undefined;

/** Loaded when the first name is to show: no page needs it before. Without it, as when it fails to load, none shows. */
const showLabel = (control: HTMLElement, by: 'pointer' | 'focus') => {
  entered = control;
  void import('./show-label.ts').then(
    (module) => control === entered && module.showLabel(control, by),
    () => {},
  );
};

/** Until the code is loaded, nothing else tells that the pointer or the focus has left. */
const leave = () => {
  entered = undefined;
};

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
  onPointerOutCapture: leave,
  /** The key that has moved the focus: a dialog that puts the focus on a control is not meant to show its name. */
  onKeyUpCapture: ({ currentTarget, key }: KeyboardEvent<HTMLElement>) => {
    if (key === 'Tab' || key.startsWith('Arrow')) showLabel(currentTarget, 'focus');
  },
  onBlurCapture: leave,
};
