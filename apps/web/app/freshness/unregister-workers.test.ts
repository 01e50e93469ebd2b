import { expect, test, vi } from 'vitest';
import { unregisterWorkers } from './unregister-workers.ts';

test('[M10] every service worker is unregistered; a browser without any, or that forbids looking, is left alone', async () => {
  const unregister = vi.fn(async () => true);
  // Only this method of a registration is used.
  const registrations = [{ unregister }, { unregister }] as unknown as ServiceWorkerRegistration[];
  await unregisterWorkers({ getRegistrations: async () => registrations });
  expect(unregister).toHaveBeenCalledTimes(2);
  await unregisterWorkers(undefined);
  await unregisterWorkers({ getRegistrations: () => Promise.reject(new Error('forbidden')) });
});
