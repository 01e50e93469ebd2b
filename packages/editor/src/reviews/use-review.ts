import {
  answerComment,
  closeReview,
  getReview,
  mailReview,
  openReview,
  type ReviewDays,
  resolveComment,
  type Review,
} from '@coverwright/contracts/calls/reviews.ts';
import type { Result } from '@coverwright/core/result/result.ts';
import { useEffect, useMemo } from 'react';
import { type ApiFault, callApi, callApiQuietly } from '../api/call-api.ts';
import { type Saving, useSaving } from '../saving/saving-context.ts';
import { type MountedEditor, useMountedEditor } from '../session/editor-context.ts';
import { pollWhileVisible } from './poll-while-visible.ts';
import { reviewMessages } from './messages.ts';
import { createPageTranslator } from '../messages/create-page-translator.ts';

const t = createPageTranslator(reviewMessages);

/** Interval of the requests for new comments, in milliseconds. */
const BEAT_MS = 15_000;

export type ReviewClient = ReturnType<typeof createReviewClient>;

/** The review of the cover on the client. It is read while its panel is open, and when the window gets the focus. */
export function useReview(): ReviewClient {
  const editor = useMountedEditor();
  const saving = useSaving();
  const client = useMemo(() => createReviewClient(editor, saving), [editor, saving]);
  useEffect(() => {
    void client.read();
    return pollWhileVisible(client.read, BEAT_MS);
  }, [client]);
  return client;
}

function createReviewClient({ store, review }: MountedEditor, saving: Saving) {
  /** Number of changes that were sent, and of those that were answered. A read that overlaps a change is outdated. */
  let changes = 0;
  let answers = 0;
  const take = (answer: Result<{ readonly review: Review | null }, ApiFault>) =>
    review.setState(answer.ok ? { review: answer.value.review, fault: null } : { fault: answer.fault.message });
  /** Sends a change. If several are under way, the response to the last one is shown. */
  const change = async (ask: () => Promise<Result<{ readonly review: Review | null }, ApiFault>>) => {
    const own = (changes += 1);
    const answer = await ask();
    answers += 1;
    if (own === changes || !answer.ok) take(answer);
    return answer.ok;
  };
  const params = () => {
    const id = store.getState().itemId;
    return id === null ? null : { id };
  };
  return {
    async read() {
      const known = params();
      if (!known) return review.setState({ review: null });
      const [asked, answered] = [changes, answers];
      const answer = await callApiQuietly(getReview, { params: known });
      if (asked !== changes || answered !== answers) return;
      // A failed request is repeated by the next poll.
      if (answer.ok || review.getState().review === undefined) take(answer);
    },
    /** Creates the link or extends it. The cover is saved first, so that reviewers see the current state. */
    async open(days: ReviewDays) {
      const isSaved = store.getState().currentChangesSaved || (await saving.save());
      const known = params();
      if (!isSaved || !known) return review.setState({ fault: t('coverNotSaved') });
      await change(() => callApi(openReview, { params: known, body: { days } }));
    },
    async close() {
      const known = params();
      if (known) await change(() => callApi(closeReview, { params: known }));
    },
    /** @returns true if the reply was sent */
    async reply(replyTo: string, text: string): Promise<boolean> {
      const known = params();
      return known !== null && (await change(() => callApi(answerComment, { params: known, body: { replyTo, text } })));
    },
    async resolve(commentId: string, resolved: boolean) {
      const known = params();
      if (known) await change(() => callApi(resolveComment, { params: { ...known, commentId }, body: { resolved } }));
    },
    /** @returns the error message, or null */
    async mail(to: string, message: string): Promise<string | null> {
      const known = params();
      if (!known) return t('notSavedYet');
      const answer = await callApiQuietly(mailReview, { params: known, body: { to, message } });
      return answer.ok ? null : answer.fault.message;
    },
  };
}
