'use client';
import { useRef, type PointerEvent } from 'react';

/** How far a toast must be dragged to be dismissed, as a part of its width. */
const threshold = 0.8;
/** How far a pointer moves before it drags rather than presses, in px. */
const slack: Record<string, number> = { mouse: 2, touch: 10, pen: 2 };

interface Drag {
  toast: HTMLElement;
  startX: number;
  /** The side on which it leaves the screen: 1 right, -1 left. */
  side: number;
}

/** Lets a toast be dragged away, towards the near edge of the screen. It moves without a render. */
export function useSwipe(dismiss: (id: string) => void) {
  const drag = useRef<Drag>(null);
  const distanceOf = ({ clientX }: PointerEvent, { startX, side }: Drag) =>
    Math.max(0, (clientX - startX) * side);

  const end = (event: PointerEvent, mayDismiss: boolean) => {
    const { current } = drag;
    drag.current = null;
    if (!current || current.toast.dataset['swipe'] !== 'move') return;
    const { toast } = current;
    const isAway = mayDismiss && distanceOf(event, current) >= toast.clientWidth * threshold;
    toast.dataset['swipe'] = isAway ? 'end' : 'cancel';
    if (isAway) dismiss(toast.dataset['id']!);
  };

  return {
    onPointerDown: ({ target, button, clientX, currentTarget }: PointerEvent) => {
      const toast = (target as Element).closest<HTMLElement>('[data-part="toast"]');
      if (button !== 0 || !toast || (target as Element).closest('button, a')) return;
      const edge = getComputedStyle(currentTarget).getPropertyValue('--_edge');
      drag.current = { toast, startX: clientX, side: edge.startsWith('-') ? -1 : 1 };
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = drag;
      if (!current) return;
      const { toast } = current;
      const distance = distanceOf(event, current);
      if (toast.dataset['swipe'] !== 'move') {
        if (distance < (slack[event.pointerType] ?? 2)) return;
        toast.setPointerCapture(event.pointerId);
        toast.dataset['swipe'] = 'move';
      }
      toast.style.setProperty('--_dragged', `${distance * current.side}px`);
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
  };
}
