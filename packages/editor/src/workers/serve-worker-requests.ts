import type { Asked } from './create-worker-client.ts';

/**
 * The worker's side of a client: answers requests, and reports failed ones. Its first message says that it has started.
 * @param handedOver returns the buffers of an answer to transfer rather than copy
 */
export function serveWorkerRequests<Question, Answer>(
  answerQuestion: (question: Question) => Answer | Promise<Answer>,
  handedOver: (answer: Answer) => Transferable[] = () => [],
): void {
  const answerOne = async ({ id, task }: Asked<Question>) => {
    try {
      const answer = await answerQuestion(task);
      self.postMessage({ id, answer }, { transfer: handedOver(answer) });
    } catch {
      self.postMessage({ id, failed: true });
    }
  };
  // Only the page that made this worker can send it messages.
  self.addEventListener('message', ({ data }: MessageEvent<Asked<Question>>) => void answerOne(data));
  self.postMessage('ready');
}
