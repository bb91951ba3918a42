/** A password stays as it was typed: the first versions hashed it so, and `password.ts` has a normal form of its own. */
const isSecret = (name: string) => /password$/i.test(name);

/**
 * Brings every text of a call's input into the normal form NFC, in place, so that what looks the same is stored, compared
 * and searched as the same. Returns the input. Without recursion, because nothing has limited its depth yet.
 */
export function toNormalForm(input: unknown): unknown {
  const whole = { input };
  const open: object[] = [whole];
  for (let object = open.pop(); object; object = open.pop()) {
    const fields = object as Record<string, unknown>;
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value === 'string' && !isSecret(name)) fields[name] = value.normalize('NFC');
      else if (typeof value === 'object' && value !== null) open.push(value);
    }
  }
  return whole.input;
}
