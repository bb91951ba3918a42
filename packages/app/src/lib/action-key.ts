/** 128 random bits. `crypto.randomUUID` is not there on a page that was loaded over plain HTTP. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Keys for what a user does, one action after the other. */
export interface ActionKeys {
  /** The key of sending `input`: the same until that has been done, however often it is tried. */
  keyOf: (input: unknown) => string;
  /** Ends the action: the same input is a new one from now on. */
  done: () => void;
}

/**
 * Lets the server tell a second try from a second action. Whoever presses the button again because no answer came
 * may have been heard the first time.
 */
export function createActionKeys(): ActionKeys {
  let current: { input: string; key: string } | undefined;
  return {
    keyOf(input) {
      const text = JSON.stringify(input);
      if (current?.input !== text) current = { input: text, key: newKey() };
      return current.key;
    },
    done: () => void (current = undefined),
  };
}
