import ipaddr from 'ipaddr.js';

/** Names that have another meaning, or none, on another network. */
const localName = /(^|\.)(localhost|local|internal|home\.arpa)$/;
/** Contains all public IPv6 addresses. */
const globalIPv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether a host can be the same for everybody: a name with a dot or a public address, not a loopback, private or
 * reserved one. `hostname` is from `URL`, which normalizes every spelling of an IPv4 address.
 */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '').replace(/^\[(.*)\]$/, '$1');
  if (!ipaddr.isValid(host)) return host.includes('.') && !localName.test(host);
  const address = ipaddr.process(host);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(globalIPv6);
}
