import type { StockPhoto } from '@coverwright/contracts/calls/stock.ts';
import { refuse, succeed } from '@coverwright/core/result/result.ts';
import { z } from 'zod';
import type { StockSource } from '../../ports/stock-source.ts';
import { pageOf, pagesFor, queryOf } from './page-of.ts';
import { createStockClient, type StockConnection } from './stock-client.ts';
import { say } from '../../refusals/say.ts';

const ID = 'met';
/**
 * Pictures per page. Each takes two more requests, for its record and for the head of its file, because the museum does not state its size.
 */
const PER_PAGE = 12;
const MOST_PAGES = 100;

const searchSchema = z.object({ total: z.number().int().min(0), objectIDs: z.array(z.number().int()).nullable() });
const objectSchema = z.object({
  objectID: z.number().int(),
  isPublicDomain: z.boolean(),
  primaryImage: z.string(),
  primaryImageSmall: z.string(),
  title: z.string(),
  artistDisplayName: z.string().nullish(),
  objectURL: z.url(),
});
type MetObject = z.infer<typeof objectSchema>;

/** The Metropolitan Museum of Art, New York: its public-domain works, under CC0. */
export function createMetStock(connection: Partial<StockConnection> = {}): StockSource {
  const client = createStockClient({
    hosts: ['images.metmuseum.org'],
    baseUrl: 'https://collectionapi.metmuseum.org',
    ...connection,
  });
  const readObject = (id: string) => client.getJson(`/public/collection/v1/objects/${encodeURIComponent(id)}`, objectSchema);
  const search: StockSource['search'] = async (term, page) => {
    const found = await client.getJson(`/public/collection/v1/search?${queryOf({ hasImages: 'true', q: term })}`, searchSchema);
    if (!found.ok) return found;
    const ids = found.value.value.objectIDs ?? [];
    const wanted = ids.slice((page - 1) * PER_PAGE, page * PER_PAGE);
    const records = await Promise.all(wanted.map((id) => readObject(String(id))));
    // A single missing record leaves a gap; if all are missing, the museum's API is down.
    const [first] = records;
    if (first && !first.ok && first.fault.code !== 'assetNotFound' && records.every(({ ok }) => !ok)) return first;
    const objects = records.flatMap((record) => (record.ok && isOffered(record.value.value) ? [record.value.value] : []));
    const photos = await Promise.all(
      objects.map(async (object) => {
        const size = await client.measurePicture(object.primaryImage);
        return size ? [toPhoto(object, size)] : [];
      }),
    );
    return succeed(pageOf(photos.flat(), page, pagesFor(ids.length, PER_PAGE, MOST_PAGES)));
  };
  return {
    id: ID,
    about: {
      name: 'The Met',
      home: 'https://www.metmuseum.org/art/collection',
      needsCredit: false,
      orientations: [],
      colours: [],
    },
    pictureOrigins: ['https://images.metmuseum.org'],
    search,
    collection: search,
    async original(id) {
      const found = await readObject(id);
      if (!found.ok) return found;
      if (!isOffered(found.value.value)) return refuse({ code: 'assetNotFound' });
      const size = await client.measurePicture(found.value.value.primaryImage);
      const bytes = await client.getPicture(found.value.value.primaryImage);
      if (!bytes.ok) return bytes;
      return size ? succeed({ photo: toPhoto(found.value.value, size), bytes: bytes.value }) : refuse({ code: 'brokenPicture' });
    },
  };
}

function isOffered({ isPublicDomain, primaryImage, primaryImageSmall }: MetObject): boolean {
  return isPublicDomain && URL.canParse(primaryImage) && URL.canParse(primaryImageSmall);
}

function toPhoto(object: MetObject, { width, height }: { readonly width: number; readonly height: number }): StockPhoto {
  return {
    id: String(object.objectID),
    urls: { full: object.primaryImage, regular: object.primaryImageSmall, thumb: object.primaryImageSmall },
    width,
    height,
    description: object.title.trim() || say('workOfArt'),
    photographerName: object.artistDisplayName?.trim() || 'The Metropolitan Museum of Art',
    profileLink: object.objectURL,
    source: ID,
    sourcePage: object.objectURL,
    licence: 'CC0 1.0',
    licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
    attribution: null,
    focus: null,
    dominant: null,
    transparent: false,
  };
}
