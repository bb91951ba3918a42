/** The part of JSON Schema that the contract uses. */
export interface Schema {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null';
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

/** The path of a value in a body: names and indexes. */
export type Path = (string | number)[];

/** A value of a body, and its schema. */
export interface Position {
  path: Path;
  schema: Schema;
  value: unknown;
  isRequired: boolean;
}

export const typesOf = ({ type, const: constant, anyOf }: Schema): string[] =>
  anyOf?.flatMap(typesOf) ?? (type === undefined ? [typeof constant] : [type]);

/** The schema without null, where null is allowed beside it. */
export const mainForm = (schema: Schema): Schema =>
  schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;

/** Every value of a body, however deep, the body itself first. */
export function positionsOf(schema: Schema, value: unknown, path: Path = [], isRequired = true): Position[] {
  const { properties = {}, items, required = [] } = mainForm(schema);
  const here = { path, schema, value, isRequired };
  if (Array.isArray(value)) {
    return [here, ...value.flatMap((item, at) => positionsOf(items ?? {}, item, [...path, at], false))];
  }
  if (typeof value !== 'object' || value === null) return [here];
  const inner = Object.entries(value).flatMap(([name, member]) =>
    positionsOf(properties[name] ?? {}, member, [...path, name], required.includes(name)),
  );
  return [here, ...inner];
}

/** The body with one value changed by `change`, which removes it by returning undefined. */
export function changeAt(body: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(body);
  const changed = changeAt((body as Record<string | number, unknown>)[step], rest, change);
  if (Array.isArray(body)) return body.toSpliced(Number(step), 1, changed);
  return { ...(body as object), [step]: changed };
}
