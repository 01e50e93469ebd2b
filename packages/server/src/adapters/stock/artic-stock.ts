import type { StockPhoto } from '@coverwright/contracts/calls/stock.ts';
import { refuse, succeed } from '@coverwright/core/result/result.ts';
import { z } from 'zod';
import type { StockSource } from '../../ports/stock-source.ts';
import { listOf, pageOf, pagesFor, queryOf } from './page-of.ts';
import { createStockClient, type StockConnection } from './stock-client.ts';
import { say } from '../../refusals/say.ts';

const ID = 'artic';
const PER_PAGE = 24;
/** Maximum page: the search ends at the thousandth work. */
const MOST_PAGES = 41;
/** Width in pixels of the largest picture that the service offers, and of the thumbnails. */
const FULL_WIDTH = 1686;
const REGULAR_WIDTH = 843;
const THUMB_WIDTH = 400;

const FIELDS = 'id,title,artist_title,image_id,is_public_domain,thumbnail,color';
const artworkSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  artist_title: z.string().nullish(),
  image_id: z.string().min(1),
  is_public_domain: z.literal(true),
  /** Its width and height are those of the full picture. */
  thumbnail: z.object({ width: z.number().int().positive(), height: z.number().int().positive(), alt_text: z.string().nullish() }),
  color: z.object({ h: z.number(), s: z.number(), l: z.number() }).nullish(),
});
type Artwork = z.infer<typeof artworkSchema>;
const configSchema = z.object({ iiif_url: z.url() });
const searchSchema = z.object({
  pagination: z.object({ total: z.number().int().min(0) }),
  data: listOf(artworkSchema),
  config: configSchema,
});
const oneSchema = z.object({ data: artworkSchema, config: configSchema });

/** The Art Institute of Chicago: its public-domain works, under CC0. */
export function createArticStock(connection: Partial<StockConnection> = {}): StockSource {
  const client = createStockClient({ hosts: ['www.artic.edu'], baseUrl: 'https://api.artic.edu', ...connection });
  const search: StockSource['search'] = async (term, page) => {
    if (page > MOST_PAGES) return succeed(pageOf([], page, MOST_PAGES));
    const query = queryOf({ q: term, page, limit: PER_PAGE, fields: FIELDS, 'query[term][is_public_domain]': 'true' });
    const found = await client.getJson(`/api/v1/artworks/search?${query}`, searchSchema);
    if (!found.ok) return found;
    const { data, pagination, config } = found.value.value;
    return succeed(
      pageOf(
        data.map((artwork) => toPhoto(artwork, config.iiif_url)),
        page,
        pagesFor(pagination.total, PER_PAGE, MOST_PAGES),
      ),
    );
  };
  return {
    id: ID,
    about: {
      name: 'Art Institute of Chicago',
      home: 'https://www.artic.edu/collection',
      needsCredit: false,
      orientations: [],
      colours: [],
    },
    pictureOrigins: ['https://www.artic.edu'],
    search,
    collection: search,
    async original(id) {
      const found = await client.getJson(`/api/v1/artworks/${encodeURIComponent(id)}?${queryOf({ fields: FIELDS })}`, oneSchema);
      // A work under copyright does not match the schema, and is not offered.
      if (!found.ok) return found.fault.code === 'stockUnavailable' ? found : refuse(found.fault);
      const photo = toPhoto(found.value.value.data, found.value.value.config.iiif_url);
      const bytes = await client.getPicture(photo.urls.full);
      return bytes.ok ? succeed({ photo, bytes: bytes.value }) : bytes;
    },
  };
}

function toPhoto({ id, title, artist_title, image_id, thumbnail, color }: Artwork, iiifUrl: string): StockPhoto {
  const scale = Math.min(1, FULL_WIDTH / thumbnail.width);
  const width = Math.round(thumbnail.width * scale);
  const sized = (across: number) => `${iiifUrl}/${image_id}/full/${Math.min(across, width)},/0/default.jpg`;
  const page = `https://www.artic.edu/artworks/${id}`;
  return {
    id: String(id),
    urls: { full: sized(FULL_WIDTH), regular: sized(REGULAR_WIDTH), thumb: sized(THUMB_WIDTH) },
    width,
    height: Math.max(1, Math.round(thumbnail.height * scale)),
    description: thumbnail.alt_text?.trim() || title.trim() || say('workOfArt'),
    photographerName: artist_title?.trim() || 'Art Institute of Chicago',
    profileLink: page,
    source: ID,
    sourcePage: page,
    licence: 'CC0 1.0',
    licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
    attribution: null,
    focus: null,
    dominant: color ? `hsl(${color.h} ${color.s}% ${color.l}%)` : null,
    transparent: false,
  };
}
