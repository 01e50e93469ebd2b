import { isIPv6 } from 'node:net';

/**
 * Returns the group of network addresses that share a limit: a single IPv4 address, or an IPv6 network of 64 bits, which is what a
 * household or machine gets.
 */
export function groupAddress(address: string): string {
  const bare = address.split('%')[0] ?? address;
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(bare)) return address;
  const [left = '', right] = bare.split('::');
  const head = left === '' ? [] : left.split(':');
  // An IPv4 tail stands for two groups. Only their number matters, because the first four groups never contain it.
  const tail = right === undefined || right === '' ? [] : right.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
  const zeros = right === undefined ? [] : Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const first = [...head, ...zeros, ...tail].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/64`;
}
