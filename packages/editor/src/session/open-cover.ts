import { getUserDesign } from '@coverwright/contracts/calls/designs.ts';
import { refreshSignedAssets } from '@coverwright/contracts/calls/assets.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { type ApiFault, callApi } from '../api/call-api.ts';
import type { Journal } from '../saving/journal.ts';

/** A cover ready for the stage. */
export interface OpenedCover {
  readonly itemId: string | null;
  readonly design: Design;
  readonly otherDesigns: Designs;
  readonly saved: boolean;
  /** Said once the editor is there; null when there is nothing to say. */
  readonly notice: string | null;
}

/** What `/design` is asked for, by its address. */
export interface DesignRequest {
  readonly cover: string | null;
  readonly setup: boolean;
}

export function readRequest(search: string): DesignRequest {
  const query = new URLSearchParams(search);
  return { cover: query.get('cover')?.trim() || null, setup: query.get('setup') === 'true' };
}

/** The cover that the address asks for, or the unsaved one of this browser; null: there is none, so setup begins. */
export async function openCover(
  { cover, setup }: DesignRequest,
  journal: Journal,
  signal: AbortSignal,
): Promise<Result<OpenedCover | null, ApiFault>> {
  if (cover === null) {
    const entry = setup ? null : journal.read(null);
    return succeed(entry && (await opened(entry.designs, entry.currentFormat, { itemId: null, saved: false, notice: null }, signal)));
  }
  const written = journal.read(cover);
  if (written && !written.saved) {
    const notice = 'Restored what was not saved yet.';
    return succeed(await opened(written.designs, written.currentFormat, { itemId: cover, saved: false, notice }, signal));
  }
  const answer = await callApi(getUserDesign, { query: { coverId: cover } }, signal);
  if (!answer.ok) {
    if (answer.fault.code !== 'offline' || !written) return answer;
    const notice = 'No connection: this is the cover as this browser last knew it.';
    return succeed(await opened(written.designs, written.currentFormat, { itemId: cover, saved: true, notice }, signal));
  }
  const { designs, currentFormat, _id } = answer.value.item;
  const found = await opened(designs, currentFormat, { itemId: _id, saved: true, notice: null }, signal);
  return found ? succeed(found) : refuse({ code: 'itemNotFound', status: 401, message: 'This cover holds no design.' });
}

async function opened(
  designs: Designs,
  currentFormat: FormatId,
  item: Pick<OpenedCover, 'itemId' | 'saved' | 'notice'>,
  signal: AbortSignal,
): Promise<OpenedCover | null> {
  const fresh = await withFreshAddresses(designs, signal);
  const format = fresh[currentFormat] ? currentFormat : (Object.values(fresh)[0]?.format ?? currentFormat);
  const { [format]: design, ...otherDesigns } = fresh;
  return design ? { ...item, design, otherDesigns } : null;
}

/** Uploads have signed addresses that go stale. Where new ones are not to be had, the old ones stay. */
async function withFreshAddresses(designs: Designs, signal: AbortSignal): Promise<Designs> {
  const uploads = Object.values(designs).flatMap((design) => imagesOf(design).filter(({ type }) => type === 'UPLOAD'));
  if (uploads.length === 0) return designs;
  const answer = await callApi(refreshSignedAssets, { body: { uploads: [...new Set(uploads.map(({ assetId }) => assetId))] } }, signal);
  if (!answer.ok) return designs;
  const urls = new Map(Object.values(answer.value).flatMap((assets) => assets.map((asset) => [asset.assetId, asset.urls] as const)));
  const refreshed = <Image extends DesignImage | null>(image: Image): Image => {
    const known = image && urls.get(image.assetId);
    return known ? { ...image, urls: known } : image;
  };
  const entries = Object.entries(designs).map(([format, design]) => [
    format,
    {
      ...design,
      coverImage: { ...design.coverImage, currentDesignImage: refreshed(design.coverImage.currentDesignImage) },
      selectedImages: design.selectedImages.map(refreshed),
      selectedObjectImages: design.selectedObjectImages.map(refreshed),
      coverObjectImages: design.coverObjectImages.map((object) => ({ ...object, image: refreshed(object.image) })),
    },
  ]);
  return Object.fromEntries(entries);
}

function imagesOf({ coverImage, selectedImages, selectedObjectImages, coverObjectImages }: Design): readonly DesignImage[] {
  const current = coverImage.currentDesignImage;
  return [...(current ? [current] : []), ...selectedImages, ...selectedObjectImages, ...coverObjectImages.map(({ image }) => image)];
}
