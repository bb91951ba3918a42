import type { Database } from './schema.ts';

/** `stock_quantity` for `stockQuantity`. */
type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

/** Distributes over a union of names, so that each column keeps its own name. */
type Column<Table extends string, Name extends string> = Name extends Name
  ? `${Table}.${SnakeCase<Name>} as ${Name}`
  : never;

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The names of a schema's fields without those that the table has in another form or not at all. */
export const namesExcept = <Fields extends object, Derived extends keyof Fields>(
  fields: Fields,
  derived: readonly Derived[],
) =>
  Object.keys(fields).filter(
    (name): name is Exclude<keyof Fields & string, Derived> => !derived.includes(name as Derived),
  );

/** The columns of a table under the names of the contract: `products.stock_quantity as stockQuantity`. */
export const columnsOf = <Table extends keyof Database, Name extends string>(
  table: Table,
  names: readonly Name[],
) => names.map((name) => `${table}.${snakeCase(name)} as ${name}`) as Column<Table, Name>[];

/** An object with the names of the contract as a row with the names of the columns. */
export const toRow = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [snakeCase(name), value])) as {
    [Name in keyof Values & string as SnakeCase<Name>]: Values[Name];
  };
