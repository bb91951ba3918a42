import { useState, type RefCallback } from 'react';

/** The sides of a control, `start` and `end` in reading direction. */
export type LogicalSide = 'top' | 'bottom' | 'start' | 'end';

const physicalSides = {
  ltr: { top: 'top', bottom: 'bottom', start: 'left', end: 'right' },
  rtl: { top: 'top', bottom: 'bottom', start: 'right', end: 'left' },
} as const;

/**
 * The side that Radix is to place a popup on, for a side in reading direction, and the direction itself. Put the
 * ref on the trigger: a popup stands at the end of the body, where the text may run another way.
 */
export function usePhysicalSide(side: LogicalSide) {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const readDirection: RefCallback<HTMLElement> = (trigger) => {
    if (trigger) setDirection(getComputedStyle(trigger).direction === 'rtl' ? 'rtl' : 'ltr');
  };
  return { direction, physicalSide: physicalSides[direction][side], readDirection };
}
