import ipaddr from 'ipaddr.js';

/**
 * By what callers are counted: an IPv4 address, mapped ones too, or the /64 of an IPv6 address, for who has one address
 * of it has them all. A proxy may send a name that is no address; those are one network.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
