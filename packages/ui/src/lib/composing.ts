/**
 * Whether a press of a key belongs to an input method, as the Enter that chooses a character does. Safari ends the
 * composition before that press, and then only the code of the key tells.
 */
// eslint-disable-next-line no-restricted-properties -- the one place that knows of both
export const isComposing = ({ isComposing: composes, keyCode }: KeyboardEvent): boolean =>
  composes || keyCode === 229;
