import type { SyntheticEvent } from 'react';

const hold = (event: SyntheticEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Holds back a press before any handler of the element, a link's middle click and a form's submission included. */
export const holdPress = { onClickCapture: hold, onAuxClickCapture: hold };
