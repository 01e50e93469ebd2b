import type { StockOrientation, StockPhoto } from '@coverwright/contracts/calls/stock.ts';
import { refuse, succeed } from '@coverwright/core/result/result.ts';
import { z } from 'zod';
import type { StockSource } from '../../ports/stock-source.ts';
import { mayFetch } from './download-picture.ts';
import { listOf, pageOf, queryOf } from './page-of.ts';
import { createStockClient, type StockConnection } from './stock-client.ts';

const ID = 'openverse';
/** Maximum page size and last page for anonymous clients. */
const PER_PAGE = 20;
const MOST_PAGES = 20;

/**
 * Licenses for a cover that is sold, in print, changed, and without a credit line. BY would need its credit printed inside the book, which
 * we cannot ensure; by-sa, by-nc and by-nd do not allow a cover at all.
 */
const LICENCES = { cc0: 'CC0 1.0', pdm: 'Public Domain Mark 1.0' } as const;

const photoSchema = z.object({
  id: z.string().min(1),
  title: z.string().nullish(),
  creator: z.string().nullish(),
  creator_url: z.string().nullish(),
  license: z.enum(['cc0', 'pdm']),
  license_url: z.string().nullish(),
  attribution: z.string().nullish(),
  url: z.url(),
  thumbnail: z.url(),
  foreign_landing_url: z.url(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});
const searchSchema = z.object({ page_count: z.number().int().min(0), results: listOf(photoSchema) });

const SHAPES: Readonly<Record<StockOrientation, string>> = { portrait: 'tall', landscape: 'wide', square: 'square' };

/** The hosts of the collections that Openverse searches. Pictures elsewhere are not offered, because the server may not fetch them. */
const HOSTS = [
  'upload.wikimedia.org',
  '.staticflickr.com',
  'images.metmuseum.org',
  'ids.si.edu',
  'openaccess-cdn.clevelandart.org',
  'images.rawpixel.com',
  'img.rawpixel.com',
  'cdn.stocksnap.io',
  'images.nypl.org',
  'collections.museumsvictoria.com.au',
  'mediaim.expasy.org',
];

/** Openverse: openly licensed pictures of many collections. It needs no key, and allows few requests. */
export function createOpenverseStock(connection: Partial<StockConnection> = {}): StockSource {
  const settings = { hosts: HOSTS, baseUrl: 'https://api.openverse.org', ...connection };
  const client = createStockClient(settings);
  const trustedOrigin = new URL(settings.baseUrl).origin;
  const isReachable = ({ url }: z.infer<typeof photoSchema>) => mayFetch(new URL(url), { hosts: settings.hosts, trustedOrigin });
  const search: StockSource['search'] = async (term, page, { orientation }) => {
    if (page > MOST_PAGES) return succeed(pageOf([], page, MOST_PAGES));
    const query = queryOf({
      q: term,
      page,
      page_size: PER_PAGE,
      license: Object.keys(LICENCES).join(','),
      size: 'large',
      mature: 'false',
      aspect_ratio: orientation && SHAPES[orientation],
    });
    const found = await client.getJson(`/v1/images/?${query}`, searchSchema);
    if (!found.ok) return found;
    const { results, page_count } = found.value.value;
    return succeed(pageOf(results.filter(isReachable).map(toPhoto), page, Math.min(MOST_PAGES, page_count)));
  };
  return {
    id: ID,
    about: {
      name: 'Openverse',
      home: 'https://openverse.org',
      needsCredit: false,
      orientations: ['portrait', 'landscape', 'square'],
      colours: [],
    },
    pictureOrigins: [trustedOrigin],
    search,
    collection: search,
    async original(id) {
      const found = await client.getJson(`/v1/images/${encodeURIComponent(id)}/`, photoSchema);
      if (!found.ok) return found;
      if (!isReachable(found.value.value)) return refuse({ code: 'assetNotFound' });
      const bytes = await client.getPicture(found.value.value.url);
      return bytes.ok ? succeed({ photo: toPhoto(found.value.value), bytes: bytes.value }) : bytes;
    },
  };
}

function toPhoto(photo: z.infer<typeof photoSchema>): StockPhoto {
  return {
    id: photo.id,
    urls: { full: photo.url, regular: photo.url, thumb: photo.thumbnail },
    width: photo.width,
    height: photo.height,
    description: photo.title?.trim() || 'A picture',
    photographerName: photo.creator ?? null,
    profileLink: photo.creator_url || photo.foreign_landing_url,
    source: ID,
    sourcePage: photo.foreign_landing_url,
    licence: LICENCES[photo.license],
    licenceUrl: photo.license_url ?? null,
    attribution: photo.attribution ?? null,
    focus: null,
    dominant: null,
    transparent: false,
  };
}
