import {
  answerComment,
  closeReview,
  getReview,
  giveVerdict,
  mailReview,
  openReview,
  postComment,
  readReview,
  resolveComment,
} from '@coverwright/contracts/calls/reviews.ts';
import { formatIdSchema } from '@coverwright/core/design/item.ts';
import { answerCall, type App } from '../../http/answer-call.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import { giveGuestVerdict, paintReviewed, postGuestComment, readConversation } from './guest-review.ts';
import { answerOwnComment, closeOwnReview, mailOwnReview, openOwnReview, readOwnReview, resolveOwnComment } from './own-review.ts';
import type { ReviewTools } from './review-tools.ts';

/** Reviews: the author's calls by the cover, the reviewers' by the link. */
export function addReviewRoutes(app: App, tools: ReviewTools): void {
  answerCall(app, getReview, ({ params, ...asker }) => readOwnReview(tools, asker, params.id));
  answerCall(app, openReview, ({ params, body, ...asker }) => openOwnReview(tools, asker, params.id, body.days));
  answerCall(app, closeReview, ({ params, ...asker }) => closeOwnReview(tools, asker, params.id));
  answerCall(app, mailReview, ({ params, body, ...asker }) => mailOwnReview(tools, asker, params.id, body));
  answerCall(app, answerComment, ({ params, body, ...asker }) => answerOwnComment(tools, asker, params.id, body));
  answerCall(app, resolveComment, ({ params, body, ...asker }) =>
    resolveOwnComment(tools, asker, params.id, params.commentId, body.resolved),
  );
  answerCall(app, readReview, ({ params }) => readConversation(tools, params.token));
  answerCall(app, postComment, ({ params, body, visit }) => postGuestComment(tools, visit, params.token, body));
  answerCall(app, giveVerdict, ({ params, body, visit }) => giveGuestVerdict(tools, visit, params.token, body));
  app.get('/media/review/:token/:file{[a-z]+\\.jpeg}', async (context) => {
    const format = formatIdSchema.safeParse(context.req.param('file').slice(0, -'.jpeg'.length));
    const bytes = format.success ? await paintReviewed(tools, context.req.param('token'), format.data) : null;
    if (!bytes) return sendRefusal(context, { code: 'notFound' });
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=300',
      'x-robots-tag': 'noindex',
    });
  });
}
