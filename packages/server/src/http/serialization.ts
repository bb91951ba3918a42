import stringifierOf from 'fast-json-stringify';
import type { App } from './app-type.ts';

type Stringify = (data: unknown) => string;

/** A format is a demand on what comes in. What is stored may be older than the demand, and is answered as it is. */
const options = { ajv: { validateFormats: false } };

/**
 * Writes answers by the contract's schemas. A schema is compiled once, however many routes answer by it, and when it is
 * first needed: every route has the same errors, most of which are never sent, and all of them together would take more
 * memory than the rest of the server.
 */
export function serializeAnswers(app: App): void {
  const known = new WeakMap<object, Stringify>();
  app.setSerializerCompiler<object>(({ schema }) => {
    let compiled: Stringify | undefined;
    const stringify = known.get(schema) ?? ((data) => (compiled ??= stringifierOf(schema, options))(data));
    known.set(schema, stringify);
    return stringify;
  });
}
