import { expect, test } from 'vitest';
import { type Answered, type Asked, createWorkerClient } from './create-worker-client.ts';
import { openWorkerPort } from './open-worker-port.ts';

/** A worker that crashes on certain messages. */
const SOURCE = `
  onmessage = ({ data: { id, task } }) => {
    if (task === 'fall') throw new Error('Fallen');
    postMessage({ id, answer: task });
  };
  postMessage('ready');
`;

test('a worker that falls over after it was ready rejects what waits, and another answers the next question', async () => {
  const address = URL.createObjectURL(new Blob([SOURCE], { type: 'text/javascript' }));
  const client = createWorkerClient<string, string>({
    openPort: () =>
      openWorkerPort<Asked<string>, Answered<string>>(() => {
        const worker = new Worker(address);
        // Without this the browser logs the error to the console.
        worker.addEventListener('error', (event) => event.preventDefault());
        return worker;
      }),
    answerHere: () => 'Here.',
  });
  expect(await client.ask('one')).toBe('one');
  await expect(client.ask('fall')).rejects.toThrow(/worker failed/);
  expect(await client.ask('two')).toBe('two');
  client.close();
  URL.revokeObjectURL(address);
});
