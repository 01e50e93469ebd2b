import { expect, test } from 'vitest';
import { isLocalRequest, isLocalHost, isLoopback } from './is-local.ts';

const asked = (url: string, headers: Record<string, string> = {}) => new Request(url, { headers });

test('this machine is known by its names and its addresses', () => {
  for (const host of ['localhost', 'covers.localhost', '127.0.0.1', '[::1]']) expect([host, isLocalHost(host)]).toEqual([host, true]);
  for (const host of ['example.org', 'localhost.evil.example', '128.0.0.1', '127.0.0.1.nip.io'])
    expect([host, isLocalHost(host)]).toEqual([host, false]);
  expect(isLoopback('::ffff:127.0.0.1') && isLoopback('::1') && !isLoopback('10.0.0.7')).toBe(true);
});

test('a request through a proxy, or under a name that somebody points here, is not this machine’s own', () => {
  expect(isLocalRequest(asked('http://localhost:3000/'), '127.0.0.1')).toBe(true);
  expect(isLocalRequest(asked('http://localhost:3000/'), '10.0.0.7')).toBe(false);
  expect(isLocalRequest(asked('http://rebound.example:3000/'), '127.0.0.1')).toBe(false);
  expect(isLocalRequest(asked('http://localhost:3000/', { 'x-forwarded-for': '6.6.6.6' }), '127.0.0.1')).toBe(false);
});
