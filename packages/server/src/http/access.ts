import { routes, type Access, type EndpointName } from '@guildhall/contract';

/** Who may call a route, by the contract; undefined for routes outside the contract. */
export function accessOf(schema: object | undefined): Access | undefined {
  if (!schema || !('operationId' in schema)) return undefined;
  const name = String(schema.operationId);
  return Object.hasOwn(routes, name) ? routes[name as EndpointName].access : undefined;
}
