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
  /** @returns true if the comment was sent */
  readonly comment: (reviewer: string, text: string, at: CommentPlace | { readonly replyTo: string }) => Promise<boolean>;
  readonly decide: (reviewer: string, verdict: 'approved' | 'changes') => Promise<void>;
}

/** Interval of the requests for new comments, in milliseconds. */
const BEAT_MS = 20_000;

/**
 * Returns the comments on a cover, and a function that sends one. New comments arrive automatically.
 * @param first the comments when the page was loaded, with the save that the page shows
 */
export function useConversation(token: string, first: Conversation & Pick<ReviewedCover, 'savedAt'>): ReviewConversation {
  const { savedAt } = first;
  const [{ comments, verdict }, setConversation] = useState<Conversation>(first);
  const [isSending, setIsSending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  /** Number of requests that changed the conversation: a response from before the last one is outdated. */
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

/** Returns null if the request fails: the next poll repeats it. */
async function readQuietly(token: string): Promise<Conversation | null> {
  const answer = await importAndCall(openReviewApi, ({ callApiQuietly, readReview }) => callApiQuietly(readReview, { params: { token } }));
  return answer.ok ? answer.value : null;
}

type Answer = Result<Conversation, { readonly message: string }>;
