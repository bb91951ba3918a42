/** 128 random bits. `crypto.randomUUID` does not exist on a page that was loaded over plain HTTP. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Idempotency keys for the successive actions of a form. */
interface ActionKeys {
  /** The key for sending `input`: the same for every retry, until `done`. */
  keyOf: (input: unknown) => string;
  /** Ends the action: sending the same input again is a new one. */
  done: () => void;
}

/**
 * Lets the server distinguish a retry from a second action: the first request may have arrived although its response
 * was lost.
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
