import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { FORMAT_IDS, type FormatId } from '@coverwright/core/formats/format.ts';
import type { Takedown } from '@coverwright/contracts/calls/covers.ts';
import type { Database } from '../../ports/database.ts';
import type { ItemState } from '../items/item-states.ts';
import { itemOfRow } from '../items/item-of-row.ts';
import { summariseItem } from '../items/summarise-item.ts';
import { paintPicture, type PictureTools } from '../pictures/create-picture-painter.ts';
import { findAnyCover } from './takedown-repository.ts';

/** A cover of any owner, for viewing only. */
export interface AnyCover {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  /** The owner's address; null for anonymous work. */
  readonly email: string | null;
  readonly state: ItemState;
  readonly updatedAt: string;
  readonly takedown: Takedown | null;
  readonly pictures: readonly { readonly format: FormatId; readonly src: string; readonly aspect: number }[];
}

/** Returns null if the cover does not exist. */
export async function readAnyCover({ db }: { readonly db: Database }, id: string): Promise<AnyCover | null> {
  const found = await findAnyCover(db, id);
  if (!found) return null;
  const { item, email, takedown } = found;
  const { title, author, updatedAt } = summariseItem(item);
  const { designs } = itemOfRow(item);
  const at = new URLSearchParams({ at: updatedAt }).toString();
  return {
    id: item.id,
    title,
    author,
    email,
    state: item.state,
    updatedAt,
    takedown: takedown && { reason: takedown.reason, at: takedown.createdAt.toISOString() },
    pictures: FORMAT_IDS.flatMap((format) => {
      const design = designs[format];
      if (!design) return [];
      const { width, height } = geometryOf(design).file;
      return [{ format, src: `/api/admin/covers/${item.id}/${format}.jpeg?${at}`, aspect: width / height }];
    }),
  };
}

/** Width in pixels at which a blurb is legible. */
const PICTURE_WIDTH = 1400;

/** Renders a format of any owner's cover as a JPEG, which is not stored, because few are ever viewed. Null if it does not exist. */
export async function paintAnyCover(
  tools: Pick<PictureTools, 'renderer' | 'assetReaders' | 'clock' | 'stop'> & { readonly db: Database },
  id: string,
  format: FormatId,
): Promise<Uint8Array | null> {
  const found = await findAnyCover(tools.db, id);
  const design = found && itemOfRow(found.item).designs[format];
  if (!found || !design) return null;
  const widthPx = Math.round(Math.min(geometryOf(design).file.width, PICTURE_WIDTH));
  return paintPicture(tools, { design, ownerId: found.item.ownerId, kind: 'flat', widthPx });
}
