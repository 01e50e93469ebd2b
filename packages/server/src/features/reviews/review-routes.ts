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
import { handleCall, type App } from '../../http/handle-call.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import { isLinkTakenDown } from '../takedowns/takedown-repository.ts';
import { setGuestVerdict, paintReviewed, postGuestComment, readConversation } from './guest-review.ts';
import { answerOwnComment, closeOwnReview, mailOwnReview, openOwnReview, readOwnReview, resolveOwnComment } from './own-review.ts';
import type { ReviewTools } from './review-tools.ts';

/** Adds the calls for reviews: the author's by cover, the reviewers' by link. */
export function addReviewRoutes(app: App, tools: ReviewTools): void {
  handleCall(app, getReview, ({ params, ...owner }) => readOwnReview(tools, owner, params.id));
  handleCall(app, openReview, ({ params, body, ...owner }) => openOwnReview(tools, owner, params.id, body.days));
  handleCall(app, closeReview, ({ params, ...owner }) => closeOwnReview(tools, owner, params.id));
  handleCall(app, mailReview, ({ params, body, ...sender }) => mailOwnReview(tools, sender, params.id, body));
  handleCall(app, answerComment, ({ params, body, ...owner }) => answerOwnComment(tools, owner, params.id, body));
  handleCall(app, resolveComment, ({ params, body, ...owner }) =>
    resolveOwnComment(tools, owner, params.id, params.commentId, body.resolved),
  );
  handleCall(app, readReview, ({ params }) => readConversation(tools, params.token));
  handleCall(app, postComment, ({ params, body, visit }) => postGuestComment(tools, visit, params.token, body));
  handleCall(app, giveVerdict, ({ params, body, visit }) => setGuestVerdict(tools, visit, params.token, body));
  app.get('/media/review/:token/:file{[a-z]+\\.jpeg}', async (context) => {
    const format = formatIdSchema.safeParse(context.req.param('file').slice(0, -'.jpeg'.length));
    const bytes = format.success ? await paintReviewed(tools, context.req.param('token'), format.data) : null;
    if (!bytes)
      return sendRefusal(context, { code: (await isLinkTakenDown(tools.db, context.req.param('token'))) ? 'takenDown' : 'notFound' });
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=300',
      'x-robots-tag': 'noindex',
    });
  });
}
