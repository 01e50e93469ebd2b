import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { FORMATS, type FormatId } from '@coverwright/core/formats/format.ts';
import { orderNumber } from '@coverwright/core/shop/order-number.ts';
import { uploadGuide, type UploadGuide } from '@coverwright/core/uploading/upload-guide.ts';
import { bookWords } from '@coverwright/export/exporters/book-words.ts';
import { fileName } from '@coverwright/export/exporters/file-name.ts';
import type { Database } from '../../ports/database.ts';
import { findItem } from '../items/item-repository.ts';
import { itemOfRow } from '../items/item-of-row.ts';
import { shownDesign } from '../items/shown-design.ts';
import { boughtFormats, boughtItemId } from './bought-formats.ts';
import { listPaidOrdersOf } from './order-repository.ts';

/** A cover with its purchases. */
export interface BoughtCover {
  readonly id: string;
  readonly title: string;
  /** The address of the whole cover as a picture, and its aspect ratio. */
  readonly picture: { readonly src: string; readonly aspect: number };
  readonly formats: readonly FormatId[];
  readonly guides: readonly UploadGuide[];
  readonly orders: readonly { readonly id: string; readonly number: string }[];
}

/** Reads a completed cover of an owner; null for any other cover, and if nothing of it is bought any more. */
export async function readBoughtCover(db: Database, ownerId: string, id: string): Promise<BoughtCover | null> {
  const row = await findItem(db, ownerId, id);
  if (!row) return null;
  const formats = await boughtFormats(db, row);
  if (formats.length === 0) return null;
  const { designs, currentFormat, updatedAt } = itemOfRow(row);
  const shown = shownDesign(designs, currentFormat);
  const { file } = geometryOf(shown);
  const bought = formats.flatMap((format) => designs[format] ?? []);
  return {
    id: row.id,
    title: bookWords(shown).title,
    picture: {
      src: `/api/covers/cover/${row.id}/large?${new URLSearchParams({ at: updatedAt }).toString()}`,
      aspect: file.width / file.height,
    },
    formats,
    guides: bought.map((design) => uploadGuide(design, { ...bookWords(design), file: fileName(design, extensionOf(design.format)) })),
    orders: (await listPaidOrdersOf(db, ownerId, boughtItemId(row))).map((order) => ({
      id: order.id,
      number: orderNumber(order.id, order.createdAt),
    })),
  };
}

/** Returns the extension of the file that is delivered for a format. */
function extensionOf(format: FormatId): string {
  return FORMATS[format].designType === 'full' ? 'pdf' : 'jpg';
}
