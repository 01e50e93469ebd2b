import type { StockColour, StockPhoto } from '@coverwright/contracts/calls/stock.ts';
import { succeed } from '@coverwright/core/result/result.ts';
import { z } from 'zod';
import type { StockSource } from '../../ports/stock-source.ts';
import { listOf, pageOf, pagesFor, queryOf } from './page-of.ts';
import { createStockClient, type StockConnection } from './stock-client.ts';

const ID = 'pexels';
const PER_PAGE = 24;
const MOST_PAGES = 100;

const photoSchema = z.object({
  id: z.number().int(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  url: z.url(),
  photographer: z.string(),
  photographer_url: z.url().nullish(),
  avg_color: z.string().nullish(),
  alt: z.string().nullish(),
  src: z.object({ original: z.url(), large: z.url(), medium: z.url() }),
});
const searchSchema = z.object({ total_results: z.number().int().min(0), photos: listOf(photoSchema) });
const collectionSchema = z.object({ total_results: z.number().int().min(0), media: listOf(photoSchema) });

const COLOURS: Partial<Record<StockColour, string>> = {
  red: 'red',
  orange: 'orange',
  yellow: 'yellow',
  green: 'green',
  teal: 'turquoise',
  blue: 'blue',
  purple: 'violet',
  pink: 'pink',
  brown: 'brown',
  black: 'black',
  grey: 'gray',
  white: 'white',
};

/** Pexels: free to use, with a visible link to the photographer and to Pexels. */
export function createPexelsStock(apiKey: string, connection: Partial<StockConnection> = {}): StockSource {
  const client = createStockClient({
    hosts: ['images.pexels.com'],
    baseUrl: 'https://api.pexels.com',
    ...connection,
    headers: { authorization: apiKey },
  });
  const search: StockSource['search'] = async (term, page, { orientation, colour }) => {
    const query = queryOf({ query: term, page, per_page: PER_PAGE, orientation, color: colour && COLOURS[colour] });
    const found = await client.getJson(`/v1/search?${query}`, searchSchema);
    if (!found.ok) return found;
    const { photos, total_results } = found.value.value;
    return succeed(pageOf(photos.map(toPhoto), page, pagesFor(total_results, PER_PAGE, MOST_PAGES)));
  };
  return {
    id: ID,
    about: {
      name: 'Pexels',
      home: 'https://www.pexels.com',
      needsCredit: true,
      orientations: ['portrait', 'landscape', 'square'],
      colours: Object.keys(COLOURS) as StockColour[],
    },
    pictureOrigins: ['https://images.pexels.com'],
    search,
    async collection(id, page, filters) {
      const query = queryOf({ type: 'photos', page, per_page: PER_PAGE });
      const found = await client.getJson(`/v1/collections/${encodeURIComponent(id)}?${query}`, collectionSchema);
      if (!found.ok) return found.fault.code === 'assetNotFound' ? search(id, page, filters) : found;
      const { media, total_results } = found.value.value;
      return succeed(pageOf(media.map(toPhoto), page, pagesFor(total_results, PER_PAGE, MOST_PAGES)));
    },
    async original(id) {
      const found = await client.getJson(`/v1/photos/${encodeURIComponent(id)}`, photoSchema);
      if (!found.ok) return found;
      const bytes = await client.getPicture(found.value.value.src.original);
      return bytes.ok ? succeed({ photo: toPhoto(found.value.value), bytes: bytes.value }) : bytes;
    },
  };
}

function toPhoto({ id, width, height, url, photographer, photographer_url, avg_color, alt, src }: z.infer<typeof photoSchema>): StockPhoto {
  return {
    id: String(id),
    urls: { full: src.original, regular: src.large, thumb: src.medium },
    width,
    height,
    description: alt?.trim() || 'A photograph',
    photographerName: photographer,
    profileLink: photographer_url ?? url,
    source: ID,
    sourcePage: url,
    licence: 'Pexels License',
    licenceUrl: 'https://www.pexels.com/license/',
    attribution: `Photo by ${photographer} on Pexels`,
    focus: null,
    dominant: avg_color ?? null,
    transparent: false,
  };
}
