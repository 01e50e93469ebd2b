import type { Design } from '../design/design.ts';
import { isRecord } from '../design/is-record.ts';
import type { Designs } from '../design/item.ts';
import { type FormatId, FORMAT_IDS } from '../formats/format.ts';

/**
 * Asset ids that a migration changed, old to new. A file's list of assets was written together with its documents, so it names them as
 * the documents did before they were migrated.
 */
export function renamedAssets(documents: Readonly<Partial<Record<FormatId, unknown>>>, designs: Designs): ReadonlyMap<string, string> {
  const renamed = new Map<string, string>();
  for (const format of FORMAT_IDS) {
    const design = designs[format];
    const before = idsOfDocument(documents[format]);
    const after = design ? idsOfDesign(design) : [];
    for (const [index, old] of before.entries()) {
      const next = after[index];
      if (typeof old === 'string' && next !== undefined && next !== old) renamed.set(old, next);
    }
  }
  return renamed;
}

/** Lists the asset ids of a stored document in the order of `idsOfDesign`. The places of assets have not changed since version 0. */
function idsOfDocument(document: unknown): readonly unknown[] {
  const idOf = (holder: unknown) => (isRecord(holder) ? holder['assetId'] : undefined);
  const listOf = (key: string): readonly unknown[] => (isRecord(document) && Array.isArray(document[key]) ? document[key] : []);
  const coverImage = isRecord(document) ? document['coverImage'] : undefined;
  return [
    isRecord(coverImage) ? idOf(coverImage['currentDesignImage']) : undefined,
    ...listOf('coverObjectImages').map((object) => (isRecord(object) ? idOf(object['image']) : undefined)),
    ...listOf('userFonts').map(idOf),
  ];
}

function idsOfDesign({ coverImage, coverObjectImages, userFonts }: Design): readonly (string | undefined)[] {
  return [
    coverImage.currentDesignImage?.assetId,
    ...coverObjectImages.map(({ image }) => image.assetId),
    ...userFonts.map(({ assetId }) => assetId),
  ];
}
