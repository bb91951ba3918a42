import ipaddr from 'ipaddr.js';

/**
 * The network by which callers are counted: an IPv4 address, also a mapped one, or the /64 of an IPv6 address, because
 * one caller usually has all its addresses. A proxy may send a name in place of an address; those are one network.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}
