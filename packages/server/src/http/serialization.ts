import stringifierOf from 'fast-json-stringify';
import type { App } from './app-type.ts';

type Stringify = (data: unknown) => string;

/** Formats are checked in requests only: stored values may be older than a rule, and are sent as they are. */
const options = { ajv: { validateFormats: false } };

/**
 * Serializes responses by the contract's schemas. A schema is compiled once for all routes that use it, and when it is
 * first needed: every route has the same errors, most of which are never sent, and compiling all of them would take more
 * memory than the rest of the server.
 */
export function serializeResponses(app: App): void {
  const known = new WeakMap<object, Stringify>();
  app.setSerializerCompiler<object>(({ schema }) => {
    let compiled: Stringify | undefined;
    const stringify = known.get(schema) ?? ((data) => (compiled ??= stringifierOf(schema, options))(data));
    known.set(schema, stringify);
    return stringify;
  });
}
