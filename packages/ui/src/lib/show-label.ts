import { tooltipBox } from '#styles/tooltip-box.ts';
import { createResizeObserver } from './platform.ts';
import { themeIsland } from './use-portal-host.tsx';

/** How long the pointer rests on a control before its name shows, in ms, as for `Tooltip`. */
const delay = 500;
/** The distance from the control and the least one from the edges of the screen, in px. */
const gap = 6;

/** The control that the pointer or the focus is on. */
let current: { control: HTMLElement; leave: () => void } | undefined;

/** Above or below the control, wherever there is room. */
function place(tooltip: HTMLElement, control: HTMLElement): void {
  const { left, width, top, bottom } = control.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const end = clientWidth - tooltip.offsetWidth - gap;
  const isRoomBelow = bottom + tooltip.offsetHeight <= clientHeight;
  tooltip.style.left = `${Math.max(gap, Math.min(left + (width - tooltip.offsetWidth) / 2, end))}px`;
  tooltip.style.top = `${isRoomBelow ? bottom : top - tooltip.offsetHeight}px`;
}

/** An element with the name of a control. Screen readers have read that from the control itself. */
function createTooltip(control: HTMLElement): HTMLElement {
  const tooltip = document.createElement('div');
  tooltip.ariaHidden = 'true';
  // It reaches to the control, so that the pointer can move onto it.
  tooltip.style.cssText = `position: fixed; z-index: var(--gh-z-toast); padding-block: ${gap}px;`;
  const box = tooltip.appendChild(document.createElement('div'));
  box.dir = 'auto';
  box.style.cssText = (tooltipBox as readonly string[]).join('');
  box.textContent = control.dataset['tooltip'] ?? control.ariaLabel ?? control.textContent;
  return tooltip;
}

/** Shows the name of a control that the pointer or the focus is on, until that leaves it or it is pressed. */
export function showLabel(control: HTMLElement, by: 'pointer' | 'focus'): void {
  if (by === 'pointer' && current?.control === control) return;
  current?.leave();
  const tooltip = createTooltip(control);
  const update = () => (control.isConnected ? place(tooltip, control) : leave());
  // It also tells when the control is gone.
  const observer = createResizeObserver(update);
  const timer = setTimeout(
    () => {
      // It would cover what the control has opened: pressed before this code was loaded, or pointed to once more.
      if (control.ariaHasPopup && control.ariaExpanded === 'true') return;
      (control.closest(themeIsland) ?? document.body).append(tooltip);
      observer?.observe(control);
      // The observer does not tell of a control that is gone already.
      update();
    },
    by === 'pointer' ? delay : 0,
  );
  const hide = () => {
    clearTimeout(timer);
    observer?.disconnect();
    tooltip.remove();
  };
  const listening = new AbortController();
  const leave = () => {
    hide();
    listening.abort();
    current = undefined;
  };
  current = { control, leave };

  const isOn = ({ target }: Event, ...elements: Element[]) =>
    elements.some((element) => element.contains(target as Node));
  const options = { capture: true, signal: listening.signal };
  if (by === 'focus') control.addEventListener('focusout', leave, options);
  else window.addEventListener('pointerover', (event) => !isOn(event, control, tooltip) && leave(), options);
  window.addEventListener('scroll', update, options);
  window.addEventListener(
    'pointerdown',
    (event) => {
      // It is not a press beside the dialog that the control is in.
      if (isOn(event, tooltip)) event.stopPropagation();
      hide();
    },
    options,
  );
  window.addEventListener(
    'keydown',
    (event) => {
      if (!['Escape', 'Enter', ' '].includes(event.key)) return;
      // Escape hides the tooltip alone, and not also the dialog that the control is in.
      if (event.key === 'Escape' && tooltip.isConnected) event.preventDefault();
      hide();
    },
    options,
  );
}
