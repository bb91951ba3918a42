import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Toaster',
  element: 'ol',
  whenToUse: [
    'To tell in one sentence whether an action succeeded or failed.',
    "With an `id`, to tell how something goes on: `toast('Saved', { id })` replaces the toast that says 'Saving'.",
    'Once per application: `createToaster()` beside the root, `<Toaster toaster={toaster} />` in it, and `toaster.toast(...)` anywhere.',
  ],
  whenNotToUse: [
    'For a message that must not be missed or needs an answer: use `Dialog`.',
    'For a message about a form or a part of the page: use `Alert`.',
    'While something loads: use `Skeleton` or the loading state of `Button`.',
  ],
  parts: {
    root: 'The list in its corner of the screen; it scrolls when there are many.',
    toast: 'One toast. The newest comes first.',
    icon: 'The icon of its tone.',
    message: 'Its text.',
    'follow-up': 'The button that does something about it.',
    close: 'The button that dismisses it.',
  },
  dataAttributes: {
    'data-above':
      'dialog, end-drawer, start-drawer, full-dialog, alert-dialog and popover, of those that are open: toasts leave the header and the actions of a dialog free, stand beside a drawer where there is room, are at the top for an alert dialog, and at the foot for the others.',
    'data-placement': 'top-start | top-end | bottom-start | bottom-end',
    'data-tone': 'info | positive | caution | critical, on a toast.',
    'data-id': 'The id of a toast.',
    'data-size': 'sm, on close.',
    'data-state': 'open | closed, on a toast; closed only during the closing animation.',
    'data-swipe': 'start | move | cancel | end, on a toast being dragged.',
  },
  keyboard: {
    'Alt+T': 'Moves to the notifications and pauses their timers.',
    Tab: 'Moves through them, the newest first.',
    Escape: 'Leaves them and resumes their timers; elsewhere, does nothing to them.',
  },
};
