import { useRef, useState } from 'react';
import { readDirection, type Direction } from './use-direction.ts';

/** The sides of a control, `start` and `end` in reading direction. */
export type LogicalSide = 'top' | 'bottom' | 'start' | 'end';

/** Where a popup stands beside its trigger. */
export interface PlacementProps {
  /**
   * The side of the trigger that the popup stands on, `start` and `end` in reading direction. It moves to the other side
   * where there is no room.
   * @default 'bottom'
   */
  side?: LogicalSide | undefined;
  /**
   * Which edges line up with the trigger's.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end' | undefined;
}

const physicalSides = {
  ltr: { top: 'top', bottom: 'bottom', start: 'left', end: 'right' },
  rtl: { top: 'top', bottom: 'bottom', start: 'right', end: 'left' },
} as const;

/**
 * The side that Radix is to place a popup on, for a side in reading direction, and that direction. It is the
 * trigger's, for a popup is portalled to a place where the text may run another way; and it is read when the
 * popup appears, so that a long list of closed ones costs nothing.
 */
export function usePhysicalSide(side: LogicalSide) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [direction, setDirection] = useState<Direction>('ltr');
  const popupRef = (popup: HTMLElement | null) => {
    if (popup && triggerRef.current) setDirection(readDirection(triggerRef.current));
  };
  return { triggerRef, popupRef, direction, physicalSide: physicalSides[direction][side] };
}
