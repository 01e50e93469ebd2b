import { putFiles } from '../files/put-files.ts';
import { createHash } from 'node:crypto';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import type { UserFont } from '@coverwright/core/design/user-font.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { type AssetTools, deleteIncoming, readIncoming } from '../assets/create-asset.ts';
import { type FontRow, findFonts, findSameFont, insertFont } from './font-repository.ts';

export interface FontUpload {
  readonly location: string;
  readonly licenceNote: string;
  /** The network of the uploader, for fair turns at the decoder. */
  readonly from: string;
}

/** Adds an uploaded file to the owner's fonts. Uploading the same file again returns the same font. */
export async function createFont(
  tools: AssetTools,
  ownerId: string | null,
  { location, licenceNote, from }: FontUpload,
): Promise<Result<UserFont, Refusal>> {
  if (ownerId === null) return refuse({ code: 'assetNotFound' });
  const given: { bytes: Uint8Array | null } = { bytes: null };
  const load = async () => (given.bytes = await readIncoming(tools, ownerId, location));
  const described = await tools.decoder.describeFont({ load, from });
  if (!described.ok) {
    if (given.bytes && described.fault.code !== 'uploadsBusy') await deleteIncoming(tools, location);
    return described;
  }
  const { bytes } = given;
  if (!bytes) return refuse({ code: 'assetNotFound' });
  if (!described.value.mayBeEmbedded) {
    await deleteIncoming(tools, location);
    return refuse({ code: 'fontNotEmbeddable' });
  }
  const { db, storage, clock, makeId } = tools;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const known = await findSameFont(db, ownerId, sha256);
  if (known) {
    await deleteIncoming(tools, location);
    return succeed(describeFont(known));
  }
  const id = makeId();
  const { family, bold, italic } = described.value;
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
  await putFiles({ db, storage }, new Map([[row.fileKey, bytes]]), async (transaction) => {
    await insertFont(transaction, row);
    await deleteIncoming({ db: transaction }, location);
  });
  return succeed(describeFont(row));
}

export async function listOwnFonts(tools: AssetTools, ownerId: string | null): Promise<UserFont[]> {
  if (ownerId === null) return [];
  return (await findFonts(tools.db, ownerId)).map(describeFont);
}

function describeFont({ id, family, bold, italic, licenceNote }: FontRow): UserFont {
  return { family, bold, italic, assetId: id, licenceNote };
}
