import type { Database } from '../../ports/database.ts';
import type { Storage } from '../../ports/storage.ts';
import { findReviewOfItem, listComments } from '../reviews/review-repository.ts';
import { findVersion, listMarks } from '../versions/version-repository.ts';
import { itemOfRow } from '../items/item-of-row.ts';
import { listOwnOrders } from '../orders/own-orders.ts';
import { listOwnSessions, type AccountTools } from './own-sessions.ts';
import type { FoundSession } from '../../auth/read-session.ts';
import { findOwnCover, findOwnData } from './own-data-repository.ts';

interface PackTools extends AccountTools {
  readonly db: Database;
  readonly storage: Storage;
}

const README = `Everything that your account keeps.

profile.json    who you are here, and where you are logged in
covers/         every cover with its designs, deleted ones of the last 30 days too; comments from its review
versions/       what each cover was at earlier saves
orders.json     what you bought
brand.json      your pen names, series, fonts, colors and logos
pictures/       the pictures that you brought, chose or had cut out; pictures.json says what each is
fonts/          the font files that you brought; fonts.json says by what right

A file of your cover for print or screen is made in the editor: Download.
`;

/** Yields all data of an account file by file, each read on demand. */
export async function* packOwnData(tools: PackTools, found: FoundSession): AsyncGenerator<readonly [string, Uint8Array]> {
  const { db, storage } = tools;
  const { userId } = found.session;
  const { account, covers, pictures, copies, fonts, credits, brand } = await findOwnData(db, userId);
  if (!account) return;
  yield ['README.txt', new TextEncoder().encode(README)];
  const { email, role, createdAt, emailVerifiedAt } = account;
  const backgroundRemovals = { used: credits?.used ?? 0, granted: credits?.granted ?? 0 };
  yield [
    'profile.json',
    jsonOf({ email, role, createdAt, emailVerifiedAt, backgroundRemovals, devices: await listOwnSessions(tools, found) }),
  ];
  yield ['brand.json', jsonOf(brand.map(({ name, content }) => ({ name, ...content })))];
  yield ['orders.json', jsonOf(await listOwnOrders(tools, userId))];
  for (const { id } of covers) {
    const row = await findOwnCover(db, userId, id);
    if (!row) continue;
    const { createdAt: begunAt, deletedAt } = row;
    yield [`covers/${id}.json`, jsonOf({ ...itemOfRow(row), createdAt: begunAt, deletedAt, review: await packReview(db, id) })];
    for (const { id: versionId } of await listMarks(db, id)) {
      const version = await findVersion(db, id, versionId);
      if (!version) continue;
      const { kind, name, savedAt, designs } = version;
      yield [`versions/${id}/${versionId}.json`, jsonOf({ kind, name, savedAt, designs })];
    }
  }
  yield [
    'pictures/pictures.json',
    jsonOf({
      pictures: pictures.map(({ id, fullKey, name, origin, width, height, createdAt: broughtAt }) => ({
        file: fileOf(id, fullKey),
        name,
        origin,
        width,
        height,
        createdAt: broughtAt,
      })),
      chosen: copies.map(({ id, source, sourceId, state, photo, assetId }) => ({ id, source, sourceId, state, photo, assetId })),
    }),
  ];
  for (const { id, fullKey } of pictures) {
    const bytes = await storage.get(fullKey);
    if (bytes) yield [`pictures/${fileOf(id, fullKey)}`, bytes];
  }
  yield [
    'fonts/fonts.json',
    jsonOf(
      fonts.map(({ id, fileKey, family, bold, italic, licenceNote }) => ({ file: fileOf(id, fileKey), family, bold, italic, licenceNote })),
    ),
  ];
  for (const { id, fileKey } of fonts) {
    const bytes = await storage.get(fileKey);
    if (bytes) yield [`fonts/${fileOf(id, fileKey)}`, bytes];
  }
}

/** Returns the review of a cover; null without one. */
async function packReview(db: Database, itemId: string) {
  const review = await findReviewOfItem(db, itemId);
  if (!review) return null;
  const { verdict, verdictBy, verdictAt, expiresAt } = review;
  const comments = await listComments(db, review.id);
  return {
    verdict,
    verdictBy,
    verdictAt,
    expiresAt,
    comments: comments.map(({ id, replyTo, place, reviewer, text, createdAt, resolvedAt }) => ({
      id,
      replyTo,
      place,
      reviewer,
      text,
      createdAt,
      resolvedAt,
    })),
  };
}

function fileOf(id: string, key: string): string {
  return `${id}.${key.slice(key.lastIndexOf('.') + 1)}`;
}

function jsonOf(value: unknown): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);
}
