import type { StockPhoto } from '@coverwright/contracts/calls/stock.ts';
import { refuse, succeed } from '@coverwright/core/result/result.ts';
import { z } from 'zod';
import type { StockSource } from '../../ports/stock-source.ts';
import { listOf, pageOf, pagesFor, queryOf } from './page-of.ts';
import { createStockClient, type StockConnection } from './stock-client.ts';
import { say } from '../../refusals/say.ts';

const ID = 'nasa';
const PER_PAGE = 24;
const MOST_PAGES = 100;

const linkSchema = z.object({
  href: z.string(),
  rel: z.string().nullish(),
  width: z.number().positive().nullish(),
  height: z.number().positive().nullish(),
});
type Link = z.infer<typeof linkSchema>;
const itemSchema = z.object({
  data: z
    .array(
      z.object({
        nasa_id: z.string().min(1).max(150),
        title: z.string(),
        media_type: z.literal('image'),
        photographer: z.string().nullish(),
        secondary_creator: z.string().nullish(),
        center: z.string().nullish(),
      }),
    )
    .min(1),
  links: z.array(linkSchema).min(1),
});
type Item = z.infer<typeof itemSchema>;
const searchSchema = z.object({
  collection: z.object({ items: listOf(itemSchema), metadata: z.object({ total_hits: z.number().int().min(0) }) }),
});

/** NASA's pictures: they are in the public domain as government works, but its insignia are not, and NASA endorses nothing. */
export function createNasaStock(connection: Partial<StockConnection> = {}): StockSource {
  const client = createStockClient({ hosts: ['images-assets.nasa.gov'], baseUrl: 'https://images-api.nasa.gov', ...connection });
  const toPhoto = async (item: Item): Promise<StockPhoto | null> => {
    const files = filesOf(item);
    if (!files) return null;
    const { width, height } = files.full;
    const size = width && height ? { width, height } : await client.measurePicture(files.full.href);
    return size && describe(item, files, size);
  };
  const ask = async (query: string) => client.getJson(`/search?${query}`, searchSchema);
  const search: StockSource['search'] = async (term, page) => {
    if (page > MOST_PAGES) return succeed(pageOf([], page, MOST_PAGES));
    const found = await ask(queryOf({ q: term, media_type: 'image', page, page_size: PER_PAGE }));
    if (!found.ok) return found;
    const { items, metadata } = found.value.value.collection;
    const photos = await Promise.all(items.map(toPhoto));
    return succeed(
      pageOf(
        photos.flatMap((photo) => photo ?? []),
        page,
        pagesFor(metadata.total_hits, PER_PAGE, MOST_PAGES),
      ),
    );
  };
  return {
    id: ID,
    about: { name: 'NASA', home: 'https://images.nasa.gov', needsCredit: true, orientations: [], colours: [] },
    pictureOrigins: ['https://images-assets.nasa.gov'],
    search,
    collection: search,
    async original(id) {
      const found = await ask(queryOf({ nasa_id: id, media_type: 'image' }));
      if (!found.ok) return found;
      const item = found.value.value.collection.items.find(({ data }) => data[0]?.nasa_id === id);
      const photo = item && (await toPhoto(item));
      if (!photo) return refuse({ code: 'assetNotFound' });
      const bytes = await client.getPicture(photo.urls.full);
      return bytes.ok ? succeed({ photo, bytes: bytes.value }) : bytes;
    },
  };
}

interface Files {
  readonly full: Link;
  readonly regular: Link;
  readonly thumb: Link;
}

/**
 * Returns the largest file that a cover can use, and two thumbnails. Older entries list only the small one; the others have similar
 * addresses.
 */
function filesOf({ links }: Item): Files | null {
  const pictures = links
    .filter(({ href }) => /\.(jpe?g|png)$/i.test(href))
    .map((link) => ({ ...link, href: link.href.replace(/^http:\/\/images-assets\.nasa\.gov\//, 'https://images-assets.nasa.gov/') }));
  const named = (name: string) => pictures.find(({ href }) => href.includes(`~${name}.`));
  const thumb = named('small') ?? named('thumb') ?? pictures[0];
  if (!thumb) return null;
  const beside = (name: string): Link => ({ href: thumb.href.replace(/~(thumb|small)\./, `~${name}.`) });
  const full = named('orig') ?? named('large') ?? beside('large');
  return { full, regular: named('medium') ?? thumb, thumb };
}

function describe({ data: [data] }: Item, { full, regular, thumb }: Files, size: { width: number; height: number }): StockPhoto | null {
  if (!data) return null;
  const page = `https://images.nasa.gov/details/${encodeURIComponent(data.nasa_id)}`;
  const maker = data.photographer?.trim() || data.secondary_creator?.trim() || null;
  return {
    id: data.nasa_id,
    urls: { full: encodeSpaces(full.href), regular: encodeSpaces(regular.href), thumb: encodeSpaces(thumb.href) },
    width: Math.round(size.width),
    height: Math.round(size.height),
    description: data.title.trim() || say('pictureByNasa'),
    photographerName: maker ? `NASA/${maker.replace(/^NASA\//, '')}` : data.center ? `NASA/${data.center}` : 'NASA',
    profileLink: page,
    source: ID,
    sourcePage: page,
    licence: 'Public domain (US Government work)',
    licenceUrl: 'https://www.nasa.gov/nasa-brand-center/images-and-media/',
    attribution: 'Courtesy of NASA; no endorsement implied',
    focus: null,
    dominant: null,
    transparent: false,
  };
}

function encodeSpaces(address: string): string {
  return address.replaceAll(' ', '%20');
}
