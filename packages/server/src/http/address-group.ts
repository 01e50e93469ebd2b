import { isIPv6 } from 'node:net';

/**
 * The group of network addresses that are counted together: an IPv4 address by itself; of an IPv6 address its first 64 bits, for
 * that is what a single household or machine is given.
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
