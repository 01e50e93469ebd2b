import type { CommentPlace } from '@coverwright/contracts/calls/reviews.ts';
import type { Result } from '@coverwright/core/result/result.ts';
import type { ReviewedCover } from './load-review.server.ts';
import { useEffect, useRef, useState } from 'react';
import { importAndCall } from '../pages/import-and-call.ts';
import { pollWhileVisible, openReviewApi } from './review-api.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { reviewMessages } from './messages.ts';

type Conversation = Pick<ReviewedCover, 'comments' | 'verdict'>;

export interface ReviewConversation extends Conversation {
  readonly isSending: boolean;
  /** The last error, in one sentence. */
  readonly fault: string | null;
  /** @returns whether it was said */
  readonly comment: (reviewer: string, text: string, at: CommentPlace | { readonly replyTo: string }) => Promise<boolean>;
  readonly decide: (reviewer: string, verdict: 'approved' | 'changes') => Promise<void>;
}

/** The interval at which a reviewer's page asks for new comments. */
const BEAT_MS = 20_000;

/**
 * Returns what was said of a cover, and the saying of more. What others say arrives by itself.
 * @param first as it was when the page was loaded, with the save that the page shows
 */
export function useConversation(token: string, first: Conversation & Pick<ReviewedCover, 'savedAt'>): ReviewConversation {
  const { savedAt } = first;
  const [{ comments, verdict }, setConversation] = useState<Conversation>(first);
  const [isSending, setIsSending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  /** The number of requests that changed the conversation: an answer from before the last one is out of date. */
  const turn = useRef(0);
  const t = useMessages(reviewMessages);
  useEffect(
    () =>
      pollWhileVisible(async () => {
        const asked = turn.current;
        const answer = await readQuietly(token);
        if (answer && asked === turn.current) setConversation(answer);
      }, BEAT_MS),
    [token],
  );

  const send = async (reviewer: string, ask: (api: Awaited<ReturnType<typeof openReviewApi>>) => Promise<Answer>) => {
    if (!reviewer.trim()) {
      setFault(t('enterName'));
      return false;
    }
    setIsSending(true);
    turn.current += 1;
    const answer = await importAndCall(openReviewApi, ask);
    turn.current += 1;
    setIsSending(false);
    setFault(answer.ok ? null : answer.fault.message);
    if (answer.ok) setConversation(answer.value);
    return answer.ok;
  };
  return {
    comments,
    verdict,
    isSending,
    fault,
    comment: (reviewer, text, at) =>
      send(reviewer, ({ callApi, postComment }) =>
        callApi(postComment, { params: { token }, body: { reviewer, text, ...('replyTo' in at ? at : { place: at }) } }),
      ),
    async decide(reviewer, chosen) {
      await send(reviewer, ({ callApi, giveVerdict }) =>
        callApi(giveVerdict, { params: { token }, body: { reviewer, verdict: chosen, savedAt } }),
      );
    },
  };
}

/** Returns null when there is no answer this time: it is asked again by itself. */
async function readQuietly(token: string): Promise<Conversation | null> {
  const answer = await importAndCall(openReviewApi, ({ callApiQuietly, readReview }) => callApiQuietly(readReview, { params: { token } }));
  return answer.ok ? answer.value : null;
}

type Answer = Result<Conversation, { readonly message: string }>;
