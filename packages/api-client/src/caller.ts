import type { EndpointName, PathParams, QueryParams, RequestBody, ResponseBody } from '@guildhall/contract';
import type { CallOptions, OrUndefined, Page, WriteOptions } from './page.ts';

/** What a call takes besides the parameters of the path: the body and the query, where the endpoint has them. */
type CallInput<Name extends EndpointName> = WriteOptions &
  ([RequestBody<Name>] extends [never] ? unknown : { body: RequestBody<Name> }) &
  ([keyof QueryParams<Name>] extends [never] ? unknown : { query: OrUndefined<QueryParams<Name>> });

/** The query of a list. */
type PageInput<Name extends EndpointName> = CallOptions & OrUndefined<QueryParams<Name>>;

/** An argument that may be left out when none of its fields is required. */
type Argument<Input> = object extends Input ? [input?: Input | undefined] : [input: Input];

/** The endpoints that return a long list page by page. */
type PagedEndpointName = {
  [Name in EndpointName]: 'cursor' extends keyof QueryParams<Name> ? Name : never;
}[EndpointName];

/** A row of such a list. */
type Row<Name extends PagedEndpointName> = ResponseBody<Name> extends (infer Item)[] ? Item : never;

/** Makes the calls of one client. Input and output are typed by the contract. */
export interface Caller {
  /** The response before its body is read. Rejects as `one` does. */
  open: <Name extends EndpointName>(
    name: Name,
    params: PathParams<Name>,
    options: CallOptions & { headers?: Record<string, string> },
  ) => Promise<Response>;
  /** The parsed body. Rejects with ApiError, NetworkError or the signal's reason. */
  one: <Name extends EndpointName>(
    name: Name,
    params: PathParams<Name>,
    ...input: Argument<CallInput<Name>>
  ) => Promise<ResponseBody<Name>>;
  /** The bytes of a body that is no JSON. Rejects as `one` does. */
  blob: <Name extends EndpointName>(
    name: Name,
    params: PathParams<Name>,
    input: CallOptions & { query?: OrUndefined<QueryParams<Name>> },
  ) => Promise<Blob>;
  /** A page of a list. Rejects as `one` does. */
  page: <Name extends PagedEndpointName>(
    name: Name,
    params: PathParams<Name>,
    ...input: Argument<PageInput<Name>>
  ) => Promise<Page<Row<Name>>>;
}
