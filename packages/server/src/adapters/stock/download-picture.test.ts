import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServiceStub, startServiceStub } from '../../testing/stock/service-stub.ts';
import { downloadPicture, mayFetch } from './download-picture.ts';

let stub: ServiceStub;
beforeAll(async () => {
  stub = await startServiceStub();
});
afterAll(() => stub.close());

const hosts = ['images.example.org', '.flickr.example'];
const door = () => ({ hosts, trustedOrigin: stub.url, agent: 'test' });

test.each([
  ['https://images.example.org/a.jpg', true],
  ['https://live.flickr.example/a.jpg', true],
  ['http://images.example.org/a.jpg', false],
  ['https://images.example.org:8443/a.jpg', false],
  ['https://images.example.org.evil.test/a.jpg', false],
  ['https://user@images.example.org/a.jpg', false],
  ['https://evilflickr.example/a.jpg', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['file:///etc/passwd', false],
])('[S1] a picture at %s may be fetched: %s', (address, allowed) => {
  expect(mayFetch(new URL(address), { hosts, trustedOrigin: 'http://127.0.0.1:1' })).toBe(allowed);
});

test('[S1] a redirect to where nothing may be fetched from is not followed, and circles end', async () => {
  stub.answer(() => ({ status: 302, headers: { location: 'http://127.0.0.1:1/secret' } }));
  expect(await downloadPicture(`${stub.url}/a.jpg`, door())).toMatchObject({ ok: false, fault: { code: 'stockUnavailable' } });
  expect(stub.asked).toHaveLength(1);
  stub.answer(() => ({ status: 302, headers: { location: '/again' } }));
  expect(await downloadPicture(`${stub.url}/a.jpg`, door())).toMatchObject({ ok: false });
  expect(stub.asked).toHaveLength(4);
});

test('[S1] a redirect on the same host is followed; only the first bytes come where they are enough', async () => {
  stub.answer(({ pathname }) => (pathname === '/a' ? { status: 301, headers: { location: '/b' } } : { body: new Uint8Array(5000) }));
  const whole = await downloadPicture(`${stub.url}/a`, door());
  expect(whole.ok && whole.value.byteLength).toBe(5000);
  const head = await downloadPicture(`${stub.url}/a`, door(), 100);
  expect(head.ok && head.value.byteLength).toBe(100);
});
