import { routes, type EndpointName } from '@guildhall/contract';

/** What the contract says about who may call a route; undefined for routes that are not of the contract. */
export function accessOf(schema: object | undefined): 'public' | 'session' | undefined {
  if (!schema || !('operationId' in schema)) return undefined;
  const name = String(schema.operationId);
  return Object.hasOwn(routes, name) ? routes[name as EndpointName].access : undefined;
}
