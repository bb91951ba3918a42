import * as contract from '@guildhall/contract';

type Json = Record<string, unknown>;

/** Marks a component until the document is complete: the plugin would try to resolve a `$ref`. */
const marker = 'x-guildhall-component';

/** The names of the contract's schemas, by their JSON. */
const names = new Map(
  Object.entries(contract)
    .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'object')
    .map(([name, schema]) => [JSON.stringify(schema), name]),
);

const mapChildren = (value: object, map: (child: unknown) => unknown): unknown =>
  Array.isArray(value)
    ? value.map(map)
    : Object.fromEntries(Object.entries(value).map(([key, child]) => [key, map(child)]));

/** The schema with a mark in place of every part that has a name. */
export function markComponents(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  const name = names.get(JSON.stringify(schema));
  return name === undefined ? mapChildren(schema, markComponents) : { [marker]: name };
}

function refer(value: unknown, used: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const name = (value as Json)[marker];
  if (typeof name !== 'string') return mapChildren(value, (child) => refer(child, used));
  used.add(name);
  return { $ref: `#/components/schemas/${name}` };
}

/** The document with references in place of the marks, and with the schemas that they refer to. */
export function linkComponents<Document extends { components?: object }>(document: Document): Document {
  const used = new Set<string>();
  const linked = refer(document, used) as Document;
  const schemas: Json = {};
  // Components use components; the loop also reaches names that are added during it.
  for (const name of used) {
    const schema = contract[name as keyof typeof contract] as object;
    schemas[name] = refer(mapChildren(schema, markComponents), used);
  }
  return { ...linked, components: { ...linked.components, schemas } };
}
