import { expect, test } from 'vitest';
import { groupAddress } from './address-group.ts';

test('[B29] addresses of one IPv6 network of 64 bits count as one, however they are written', () => {
  const same = ['2001:db8:1:2::1', '2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:DB8:1:2:3:4:192.0.2.1', '2001:db8:1:2::%eth0'];
  expect(new Set(same.map(groupAddress))).toEqual(new Set(['2001:db8:1:2::/64']));
  expect(groupAddress('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
  expect([groupAddress('::1'), groupAddress('fe80::1'), groupAddress('1::')]).toEqual(['0:0:0:0::/64', 'fe80:0:0:0::/64', '1:0:0:0::/64']);
});

test('[B29] an IPv4 address counts by itself, in its IPv6 form too, and what is no address stays as it is', () => {
  expect([groupAddress('192.0.2.7'), groupAddress('::ffff:192.0.2.7'), groupAddress('unknown')]).toEqual([
    '192.0.2.7',
    '192.0.2.7',
    'unknown',
  ]);
});
