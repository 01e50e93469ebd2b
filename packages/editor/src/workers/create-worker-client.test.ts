import { expect, test, vi } from 'vitest';
import { type Answered, createWorkerClient } from './create-worker-client.ts';

/** A worker that answers on command. */
function setUp() {
  const close = vi.fn<() => void>();
  const sent: { readonly id: number; readonly task: string }[] = [];
  let hear = (_heard: Answered<string>) => {};
  let lose = () => {};
  const openPort = vi.fn(async () => ({
    send: (asked: { readonly id: number; readonly task: string }) => void sent.push(asked),
    listen: (listener: (heard: Answered<string>) => void) => {
      hear = listener;
    },
    onLost: (listener: () => void) => {
      lose = listener;
    },
    close,
  }));
  const client = createWorkerClient<string, string>({ openPort, answerHere: (task) => task });
  return { client, close, sent, openPort, answer: (heard: Answered<string>) => hear(heard), fallOver: () => lose() };
}

test('a question that a worker cannot answer is refused, and the next one is answered', async () => {
  const { client, sent, answer } = setUp();
  const asked = [client.ask('one'), client.ask('two')] as const;
  await expect.poll(() => sent).toHaveLength(2);
  answer({ id: 1, failed: true });
  answer({ id: 2, answer: 'Two.' });
  await expect(asked[0]).rejects.toThrow(/could not answer/);
  expect(await asked[1]).toBe('Two.');
});

test('a client that is closed ends its worker and keeps nobody waiting; a later question finds another worker', async () => {
  const { client, close, sent, openPort, answer } = setUp();
  const asked = client.ask('one');
  await expect.poll(() => sent).toHaveLength(1);
  client.close();
  await expect(asked).rejects.toThrow(/closed/);
  expect(close).toHaveBeenCalledTimes(1);
  const unheard = client.ask('unheard');
  client.close();
  await expect(unheard).rejects.toThrow(/closed/);
  const later = client.ask('two');
  await expect.poll(() => sent).toHaveLength(2);
  answer({ id: 2, answer: 'Two.' });
  expect([await later, openPort.mock.calls.length]).toEqual(['Two.', 3]);
});

test('a worker that falls over keeps nobody waiting, and the next question finds another', async () => {
  const { client, close, sent, openPort, answer, fallOver } = setUp();
  const asked = client.ask('one');
  await expect.poll(() => sent).toHaveLength(1);
  fallOver();
  await expect(asked).rejects.toThrow(/worker failed/);
  await expect.poll(() => close).toHaveBeenCalledTimes(1);
  const later = client.ask('two');
  await expect.poll(() => sent).toHaveLength(2);
  answer({ id: 2, answer: 'Two.' });
  expect([await later, openPort.mock.calls.length]).toEqual(['Two.', 2]);
});

test('after three workers in a row that fell over no other is asked', async () => {
  const { client, sent, openPort, fallOver } = setUp();
  for (const task of ['one', 'two', 'three']) {
    const asked = client.ask(task);
    await expect.poll(() => sent.at(-1)?.task).toBe(task);
    fallOver();
    await expect(asked).rejects.toThrow(/worker failed/);
  }
  await expect(client.ask('four')).rejects.toThrow(/worker failed/);
  expect(openPort).toHaveBeenCalledTimes(3);
});
