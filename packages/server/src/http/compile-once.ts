/**
 * Compiles each schema once for all routes that use it. Call what it returns when the schema is first needed: every route
 * has the same errors, most of which are never sent, and compiling all of them would take more memory than the rest of the
 * server.
 */
export function compileOnce<Compiled>(compile: (schema: object) => Compiled): (schema: object) => Compiled {
  const known = new WeakMap<object, Compiled>();
  return (schema) => {
    let compiled = known.get(schema);
    if (compiled === undefined) known.set(schema, (compiled = compile(schema)));
    return compiled;
  };
}
