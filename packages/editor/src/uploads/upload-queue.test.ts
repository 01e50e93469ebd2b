import type { Asset } from '@coverwright/contracts/calls/assets.ts';
import { refuse, succeed } from '@coverwright/core/result/result.ts';
import { expect, test, vi } from 'vitest';
import type { uploadPicture } from '../api/upload-picture.ts';
import { createUploadQueue } from './upload-queue.ts';

const asset = (id: string, width = 3000, height = 2000): Asset => ({
  _id: id,
  assetId: id,
  type: 'UPLOAD',
  urls: { full: 'f', regular: 'r', thumb: 't' },
  width,
  height,
  name: id,
  originalId: null,
});

/** A server that answers on command. */
function manualServer() {
  const asked: { name: string; progress: (share: number) => void; signal: AbortSignal; answer: (fault?: string) => Promise<void> }[] = [];
  const upload: typeof uploadPicture = (file, progress, signal) =>
    new Promise((resolve) => {
      asked.push({
        name: file.name,
        progress,
        signal,
        answer: async (fault) => {
          resolve(
            fault === undefined
              ? succeed(file.name.startsWith('tiny') ? asset(file.name, 640, 480) : asset(file.name))
              : refuse({ code: 'upload', status: 0, message: fault }),
          );
          await new Promise((settled) => setImmediate(settled));
        },
      });
    });
  return { upload, asked };
}

const files = (...names: string[]) => names.map((name) => new File(['x'], name, { type: 'image/png' }));
const shown = (queue: ReturnType<typeof createUploadQueue>) =>
  queue.state.getState().uploads.map(({ name, state, share }) => `${name} ${state} ${share}`);

test('[S2] several files are sent two at a time, each tells how far it is, and leaves the list when it has arrived', async () => {
  const { upload, asked } = manualServer();
  const queue = createUploadQueue(upload);
  const arrived = vi.fn();
  queue.add(files('a.png', 'b.png', 'c.png'), arrived);
  expect(shown(queue)).toEqual(['a.png sending 0', 'b.png sending 0', 'c.png waiting 0']);
  asked[0]?.progress(0.5);
  asked[1]?.progress(1);
  expect(shown(queue)).toEqual(['a.png sending 0.5', 'b.png preparing 1', 'c.png waiting 0']);
  await asked[1]?.answer();
  expect(shown(queue)).toEqual(['a.png sending 0.5', 'c.png sending 0']);
  expect(arrived).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ _id: 'b.png' }));
  expect(queue.state.getState().arrived).toBe(1);
});

test('[M12] a file that is refused says why, holds nothing up, and can be tried again', async () => {
  const { upload, asked } = manualServer();
  const queue = createUploadQueue(upload);
  const arrived = vi.fn();
  queue.add(files('a.png'), arrived);
  await asked[0]?.answer('The picture is damaged.');
  const [failed] = queue.state.getState().uploads;
  expect(failed).toMatchObject({ state: 'failed', fault: 'The picture is damaged.' });
  queue.retry(failed?.id ?? '');
  expect(shown(queue)).toEqual(['a.png sending 0']);
  await asked[1]?.answer();
  expect(queue.state.getState().uploads).toEqual([]);
  expect(arrived).toHaveBeenCalledOnce();
});

test('[S2] an upload that is called off is gone at once, and what arrives of it late is not used', async () => {
  const { upload, asked } = manualServer();
  const queue = createUploadQueue(upload);
  const arrived = vi.fn();
  queue.add(files('a.png', 'b.png', 'c.png'), arrived);
  queue.cancel(queue.state.getState().uploads[0]?.id ?? '');
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(shown(queue)).toEqual(['b.png sending 0', 'c.png sending 0']);
  await asked[0]?.answer();
  expect(arrived).not.toHaveBeenCalled();
});

test('[S2] a picture of less than 1000 pixels arrives, and its size is told at once until the note is dismissed; a drawing has none', async () => {
  const { upload, asked } = manualServer();
  const queue = createUploadQueue(upload);
  const arrived = vi.fn();
  queue.add(files('tiny.png', 'tiny.svg'), arrived);
  await asked[0]?.answer();
  await asked[1]?.answer();
  expect(arrived).toHaveBeenCalledTimes(2);
  expect(shown(queue)).toEqual(['tiny.png small 0']);
  const [note] = queue.state.getState().uploads;
  expect(note?.fault).toMatch(/^This picture is 640 × 480 pixels\./);
  queue.cancel(note?.id ?? '');
  expect(shown(queue)).toEqual([]);
});
