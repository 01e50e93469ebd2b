import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { resolveClientAddress } from './client-address.ts';

async function addressBehind(proxies: number, forwarded: string): Promise<string> {
  const app = new Hono<{ Variables: { clientAddress: string } }>();
  app.use(resolveClientAddress(proxies)).get('/', (context) => context.text(context.get('clientAddress')));
  return (await app.request('/', { headers: { 'x-forwarded-for': forwarded } })).text();
}

test('what a client writes of itself is believed only as far as our own proxies wrote it', async () => {
  expect(await addressBehind(0, '1.1.1.1')).toBe('in-process');
  expect(await addressBehind(1, '6.6.6.6, 2.2.2.2')).toBe('2.2.2.2');
  expect(await addressBehind(2, '6.6.6.6, 2.2.2.2, 10.0.0.1')).toBe('2.2.2.2');
});
