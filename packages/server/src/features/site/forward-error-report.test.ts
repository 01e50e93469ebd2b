import { afterEach, expect, test, vi } from 'vitest';
import { forwardErrorReport } from './forward-error-report.ts';

const DSN = 'https://key@faults.example.org/42';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('[M7] the reporter’s answer is let go of unread, so that its connection is free for the next report', async () => {
  const isLetGo = vi.fn();
  vi.stubGlobal('fetch', async () => new Response(new ReadableStream({ cancel: isLetGo }), { status: 200 }));
  expect(await forwardErrorReport(DSN, `${JSON.stringify({ dsn: DSN })}\n{}`)).toBe(200);
  expect(isLetGo).toHaveBeenCalledOnce();
});
