import { markFilesDeleted } from '../files/deleted-files.ts';
import type { CommentPlace } from '@coverwright/contracts/calls/reviews.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { FORMAT_IDS, type FormatId } from '@coverwright/core/formats/format.ts';
import { type GuideLines, guideLines } from '@coverwright/core/geometry/guide-lines.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { findAccountById } from '../../auth/account-repository.ts';
import { groupAddress } from '../../http/address-group.ts';
import { countAttempt } from '../../auth/count-attempt.ts';
import type { Visit } from '../../auth/visit.ts';
import type { MailContent } from '../mail/compose-mail.ts';
import { isUuid } from '../is-uuid.ts';
import type { ItemRow } from '../items/item-repository.ts';
import { itemOfRow } from '../items/item-of-row.ts';
import { shownDesign } from '../items/shown-design.ts';
import { hashDesign } from '../pictures/create-picture-painter.ts';
import { isLinkTakenDown } from '../takedowns/takedown-repository.ts';
import { titleOf } from '../sharing/read-share.ts';
import { type Conversation, describeConversation } from './describe-review.ts';
import { commentMail, verdictMail } from './review-mails.ts';
import {
  countComments,
  findComment,
  findReviewByToken,
  insertComment,
  listComments,
  setReviewPicture,
  type ReviewRow,
  showsReviewPicture,
  updateReview,
} from './review-repository.ts';
import type { ReviewTools } from './review-tools.ts';
import { say } from '../../refusals/say.ts';

const HOUR_MS = 3_600_000;
/** Limit of comments per network address and cover. */
const SPEAKING = { most: 60, withinMs: HOUR_MS };
/** Limit of mails to the author per day, however many comments there are. */
const MAILS = { most: 30, withinMs: 24 * HOUR_MS };
const MOST_COMMENTS = 500;

/** Returns the reason why a link shows nothing. */
async function refuseLink(db: ReviewTools['db'], token: string): Promise<Result<never, Refusal>> {
  return refuse({ code: (await isLinkTakenDown(db, token)) ? 'takenDown' : 'reviewNotFound' });
}

/** The content of a review's page. */
export interface ReviewedCover extends Conversation {
  readonly title: string;
  readonly author: string;
  readonly currentFormat: FormatId;
  readonly covers: readonly { readonly format: FormatId; readonly aspect: number; readonly guides: GuideLines; readonly picture: string }[];
  readonly savedAt: string;
  readonly expiresAt: string;
}

/** Returns the review of a link; null if the link does not work. */
export async function readReviewedCover({ db, clock }: ReviewTools, token: string): Promise<ReviewedCover | null> {
  const found = await findReviewByToken(db, token, clock.now());
  if (!found) return null;
  const { review, item } = found;
  const { designs, currentFormat, updatedAt } = itemOfRow(item);
  const at = new URLSearchParams({ at: String(item.updatedAt.getTime()) }).toString();
  const covers = FORMAT_IDS.flatMap((format) => {
    const design = designs[format];
    if (!design) return [];
    const geometry = geometryOf(design);
    const { width, height } = geometry.file;
    return [{ format, aspect: width / height, guides: guideLines(geometry), picture: `/media/review/${token}/${format}.jpeg?${at}` }];
  });
  return {
    ...titleOf(shownDesign(designs, currentFormat)),
    currentFormat,
    covers,
    savedAt: updatedAt,
    expiresAt: review.expiresAt.toISOString(),
    ...describeConversation(review, await listComments(db, review.id), item.updatedAt),
  };
}

/** Renders the watermarked cover of a review in its current state. Null if the link does not work, or if rendering fails. */
export async function paintReviewed(tools: ReviewTools, token: string, format: FormatId): Promise<Uint8Array | null> {
  const found = await findReviewByToken(tools.db, token, tools.clock.now());
  const design = found && itemOfRow(found.item).designs[format];
  if (!found || !design) return null;
  const { review } = found;
  const key = `reviews/${review.id}/${format}-${hashDesign(design, 'review')}.jpg`;
  // The row names the file before it is painted, so that a server that stops leaves no file without a row.
  if (review.pictures[format] !== key && !(await setReviewPicture(tools.db, review.id, format, key))) return null;
  const painted = await tools.picturePainter.paint({ key, design, ownerId: review.ownerId, kind: 'marked-flat', widthPx: null });
  // A later save was painted in the meantime, or the review is gone.
  if (painted?.isNew && !(await showsReviewPicture(tools.db, review.id, format, key))) await markFilesDeleted(tools.db, [key]);
  return painted?.bytes ?? null;
}

export async function readConversation({ db, clock }: ReviewTools, token: string): Promise<Result<Conversation, Refusal>> {
  const found = await findReviewByToken(db, token, clock.now());
  return found ? succeed(await describeFound(db, found)) : refuseLink(db, token);
}

/** Stores a reviewer's comment, and notifies the author. */
export async function postGuestComment(
  tools: ReviewTools,
  visit: Visit,
  token: string,
  said: {
    readonly reviewer: string;
    readonly text: string;
    readonly place?: CommentPlace | undefined;
    readonly replyTo?: string | undefined;
  },
): Promise<Result<Conversation, Refusal>> {
  const { db, clock, makeId } = tools;
  const found = await findReviewByToken(db, token, clock.now());
  if (!found) return refuseLink(db, token);
  const { review, item } = found;
  const { reviewer, text, place, replyTo } = said;
  if ((place === undefined) === (replyTo === undefined)) {
    return refuse({ code: 'badRequest', path: 'place', detail: say('noPlace') });
  }
  if (place && !itemOfRow(item).designs[place.format]) {
    return refuse({ code: 'badRequest', path: 'place.format', detail: say('noSuchFormat', { format: place.format }) });
  }
  const answered = replyTo === undefined ? null : isUuid(replyTo) ? await findComment(db, review.id, replyTo) : null;
  if (replyTo !== undefined && !answered) return refuse({ code: 'commentNotFound' });
  if (!(await countAttempt(tools, `review:${review.id}:${groupAddress(visit.address)}`, SPEAKING)))
    return refuse({ code: 'tooManyRequests' });
  if ((await countComments(db, review.id)) >= MOST_COMMENTS) return refuse({ code: 'reviewFull' });
  await insertComment(db, {
    id: makeId(),
    reviewId: review.id,
    replyTo: answered ? (answered.replyTo ?? answered.id) : null,
    place: place ?? null,
    reviewer,
    text,
    createdAt: clock.now(),
    resolvedAt: null,
  });
  mailAuthor(tools, visit, review, item, (facts) => commentMail({ ...facts, reviewer, text }));
  return succeed(await describeFound(db, found));
}

/** Stores a reviewer's verdict about the save that they see, and notifies the author. */
export async function setGuestVerdict(
  tools: ReviewTools,
  visit: Visit,
  token: string,
  {
    reviewer,
    verdict,
    savedAt,
  }: { readonly reviewer: string; readonly verdict: 'approved' | 'changes'; readonly savedAt?: string | undefined },
): Promise<Result<Conversation, Refusal>> {
  const { db, clock } = tools;
  const found = await findReviewByToken(db, token, clock.now());
  if (!found) return refuseLink(db, token);
  const { review, item } = found;
  if (!(await countAttempt(tools, `review:${review.id}:${groupAddress(visit.address)}`, SPEAKING)))
    return refuse({ code: 'tooManyRequests' });
  const seen = savedAt === undefined ? item.updatedAt : new Date(savedAt);
  // A verdict cannot be about a save in the future.
  const verdictOn = seen < item.updatedAt ? seen : item.updatedAt;
  const change = { verdict, verdictBy: reviewer, verdictAt: clock.now(), verdictOn };
  await updateReview(db, review.id, change);
  mailAuthor(tools, visit, review, item, (facts) => verdictMail({ ...facts, reviewer, verdict }));
  return succeed(await describeFound(db, { review: { ...review, ...change }, item }));
}

interface MailFacts {
  readonly to: string;
  readonly url: string;
  readonly title: string;
  readonly author: string;
}

/** Sends a mail to the author, if the cover has an author with an address. */
function mailAuthor(
  tools: ReviewTools,
  { origin }: Visit,
  review: ReviewRow,
  item: ItemRow,
  write: (facts: MailFacts) => MailContent,
): void {
  tools.mailSender.post(async () => {
    const account = await findAccountById(tools.db, review.ownerId);
    if (!account || !(await countAttempt(tools, `review-news:${account.id}`, MAILS))) return null;
    const { designs, currentFormat } = itemOfRow(item);
    const url = `${origin}/design?cover=${item.id}`;
    return write({ to: account.email, url, ...titleOf(shownDesign(designs, currentFormat)) });
  });
}

async function describeFound(
  db: ReviewTools['db'],
  { review, item }: { readonly review: ReviewRow; readonly item: ItemRow },
): Promise<Conversation> {
  return describeConversation(review, await listComments(db, review.id), item.updatedAt);
}
