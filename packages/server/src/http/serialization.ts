import stringifierOf from 'fast-json-stringify';
import type { App } from './app-type.ts';
import { compileOnce } from './compile-once.ts';

type Stringify = (data: unknown) => string;

/** Formats are checked in requests only: stored values may be older than a rule, and are sent as they are. */
const stringifier = compileOnce((schema): Stringify =>
  stringifierOf(schema, { ajv: { validateFormats: false } }),
);

/** Serializes responses by the contract's schemas; see `compileOnce`. */
export function serializeResponses(app: App): void {
  app.setSerializerCompiler<object>(({ schema }) => {
    let stringify: Stringify | undefined;
    return (data) => (stringify ??= stringifier(schema))(data);
  });
}
