import type { ComponentContract } from '#docs/contract.ts';

export const contract: ComponentContract = {
  name: 'Toaster',
  element: 'ol',
  whenToUse: [
    'After an action that has ended well or badly, in one sentence.',
    'Once in an application: `createToaster()` beside the root, `<Toaster toaster={toaster} />` in it, and `toaster.toast(...)` anywhere.',
  ],
  whenNotToUse: [
    'For what must not be missed or needs an answer: use `Dialog`.',
    'For news that belongs to a form or a part of the page: use `Alert`.',
    'While something loads: use `Skeleton` or the loading state of `Button`.',
  ],
  parts: {
    root: 'The list in its corner of the screen; it scrolls when there are many.',
    toast: 'One toast. The newest stands first.',
    icon: 'The sign of its tone.',
    message: 'Its words.',
    close: 'The button that takes it away.',
  },
  dataAttributes: {
    'data-placement': 'top-start | top-end | bottom-start | bottom-end',
    'data-tone': 'info | positive | caution | critical, on a toast.',
    'data-size': 'sm, on close.',
    'data-state': 'open | closed, on a toast; closed only while it leaves.',
    'data-swipe': 'start | move | cancel | end, on a toast that is dragged.',
  },
  keyboard: {
    'Alt+T': 'Goes to the notifications; their time stands still.',
    Tab: 'Goes through them, the newest first.',
    Escape: 'Leaves them; their time runs on. Elsewhere it leaves them alone.',
  },
};
