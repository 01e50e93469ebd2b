import { createHash } from 'node:crypto';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import type { UserFont } from '@coverwright/core/design/user-font.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { describeFontFile } from '@coverwright/render/harfbuzz/describe-font-file.ts';
import { type AssetTools, takeIncoming } from '../assets/keep-asset.ts';
import { signUntil } from '../assets/sign-asset.ts';
import { type FontRow, findFonts, findSameFont, insertFont } from './font-repository.ts';

/** The largest Latin faces are below 2 MB, the largest of the Noto family below 6. */
const MOST_BYTES = 10 * 1024 * 1024;

/** Takes an uploaded file into the owner's fonts. The same file again is the same font. */
export async function keepFont(
  tools: AssetTools,
  ownerId: string | null,
  location: string,
  licenceNote: string,
): Promise<Result<UserFont, Refusal>> {
  const bytes = await takeIncoming(tools, ownerId, location);
  if (!bytes || ownerId === null) return refuse({ code: 'assetNotFound' });
  if (bytes.byteLength > MOST_BYTES) return refuse({ code: 'fontTooLarge' });
  const described = describeOrNull(bytes);
  if (!described) return refuse({ code: 'brokenFont' });
  if (!described.mayBeEmbedded) return refuse({ code: 'fontNotEmbeddable' });
  const { db, storage, clock, makeId } = tools;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const known = await findSameFont(db, ownerId, sha256);
  if (known) return succeed(signFont(known, tools));
  const id = makeId();
  const { family, bold, italic } = described;
  const row: FontRow = {
    id,
    ownerId,
    family,
    bold,
    italic,
    licenceNote,
    bytes: bytes.byteLength,
    sha256,
    fileKey: `fonts/${ownerId}/${id}.ttf`,
    createdAt: clock.now(),
  };
  await storage.put(row.fileKey, bytes);
  await insertFont(db, row);
  return succeed(signFont(row, tools));
}

export async function listOwnFonts(tools: AssetTools, ownerId: string | null): Promise<UserFont[]> {
  if (ownerId === null) return [];
  return (await findFonts(tools.db, ownerId)).map((row) => signFont(row, tools));
}

function signFont({ id, family, bold, italic, licenceNote, fileKey }: FontRow, { storage, clock }: AssetTools): UserFont {
  return { family, bold, italic, assetId: id, licenceNote, urls: { full: storage.signUrl(fileKey, 'GET', signUntil(clock)) } };
}

function describeOrNull(bytes: Uint8Array) {
  try {
    return describeFontFile(bytes);
  } catch {
    // HarfBuzz rejects broken tables in words for programmers.
    return null;
  }
}
