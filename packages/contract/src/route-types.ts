import type { Static, TSchema } from 'typebox';
import type { EndpointName } from './endpoints.ts';
import type { routes } from './routes.ts';

type SchemaOf<Name extends EndpointName> = (typeof routes)[Name]['schema'];

/** A value for each parameter in the endpoint's path. */
export type PathParams<Name extends EndpointName> =
  SchemaOf<Name> extends { params: infer Schema extends TSchema } ? Static<Schema> : Record<string, never>;

/** The fields of the endpoint's query string. */
export type QueryParams<Name extends EndpointName> =
  SchemaOf<Name> extends { querystring: infer Schema extends TSchema } ? Static<Schema> : object;

/** The endpoint's request body; never when it has none. */
export type RequestBody<Name extends EndpointName> =
  SchemaOf<Name> extends { body: infer Schema extends TSchema } ? Static<Schema> : never;

/** The body of the endpoint's successful response. */
export type ResponseBody<Name extends EndpointName> = SchemaOf<Name>['response'] extends
  { 200: infer Schema extends TSchema } | { 201: infer Schema extends TSchema }
  ? Static<Schema>
  : never;
