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

/**
 * The endpoint's request body; never when it has none. A form with a file and a spreadsheet are not JSON: they have the
 * platform's types.
 */
export type RequestBody<Name extends EndpointName> =
  SchemaOf<Name> extends { consumes: readonly ['multipart/form-data'] }
    ? FormData
    : SchemaOf<Name> extends { consumes: readonly ['text/csv'] }
      ? Blob
      : SchemaOf<Name> extends { body: infer Schema extends TSchema }
        ? Static<Schema>
        : never;

/** The body of the endpoint's successful response. */
export type ResponseBody<Name extends EndpointName> = SchemaOf<Name>['response'] extends
  | { 200: infer Schema extends TSchema }
  | { 201: infer Schema extends TSchema }
  | { 202: infer Schema extends TSchema }
  ? Static<Schema>
  : never;

/** The present state in the endpoint's error 409; never when it has none. */
export type CurrentState<Name extends EndpointName> = SchemaOf<Name>['response'] extends {
  409: infer Schema extends TSchema;
}
  ? Static<Schema> extends { current?: infer Current }
    ? Current
    : never
  : never;
