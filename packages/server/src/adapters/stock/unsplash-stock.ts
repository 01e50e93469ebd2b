import type { StockColour, StockPhoto } from '@coverwright/contracts/calls/stock.ts';
import { refuse, succeed } from '@coverwright/core/result/result.ts';
import { z } from 'zod';
import type { StockFilters, StockSource } from '../../ports/stock-source.ts';
import { listOf, pageOf, pagesFor, queryOf } from './page-of.ts';
import { createStockClient, type StockConnection } from './stock-client.ts';

const ID = 'unsplash';
const PER_PAGE = 24;
const MOST_PAGES = 100;
/** The parameters that Unsplash requires in links to its pages. */
const REFERRAL = 'utm_source=coverwright&utm_medium=referral';

const photoSchema = z.object({
  id: z.string().min(1),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  color: z.string().nullish(),
  alt_description: z.string().nullish(),
  description: z.string().nullish(),
  urls: z.object({ raw: z.url(), full: z.url(), regular: z.url(), small: z.url(), thumb: z.url() }),
  links: z.object({ html: z.url(), download_location: z.url() }),
  user: z.object({ name: z.string(), links: z.object({ html: z.url() }) }),
});
const searchSchema = z.object({ total_pages: z.number().int(), results: listOf(photoSchema) });

/** Unsplash's names of colors; it has none for brown and gray. */
const COLOURS: Partial<Record<StockColour, string>> = {
  red: 'red',
  orange: 'orange',
  yellow: 'yellow',
  green: 'green',
  teal: 'teal',
  blue: 'blue',
  purple: 'purple',
  pink: 'magenta',
  black: 'black',
  white: 'white',
};

/** Unsplash: hotlinked, credited with a link, and notified of every choice, as its guidelines require. */
export function createUnsplashStock(accessKey: string, connection: Partial<StockConnection> = {}): StockSource {
  const baseUrl = connection.baseUrl ?? 'https://api.unsplash.com';
  const client = createStockClient({
    hosts: ['images.unsplash.com', 'plus.unsplash.com'],
    ...connection,
    baseUrl,
    headers: { authorization: `Client-ID ${accessKey}`, 'accept-version': 'v1' },
  });
  const narrowed = ({ orientation, colour }: StockFilters) => ({
    orientation: orientation === 'square' ? 'squarish' : orientation,
    color: colour && COLOURS[colour],
    content_filter: 'high',
  });
  const search: StockSource['search'] = async (term, page, filters) => {
    const query = queryOf({ query: term, page, per_page: PER_PAGE, ...narrowed(filters) });
    const found = await client.getJson(`/search/photos?${query}`, searchSchema);
    if (!found.ok) return found;
    return succeed(pageOf(found.value.value.results.map(toPhoto), page, Math.min(MOST_PAGES, found.value.value.total_pages)));
  };
  return {
    id: ID,
    about: {
      name: 'Unsplash',
      home: `https://unsplash.com/?${REFERRAL}`,
      needsCredit: true,
      orientations: ['portrait', 'landscape', 'square'],
      colours: Object.keys(COLOURS) as StockColour[],
    },
    pictureOrigins: ['https://images.unsplash.com', 'https://plus.unsplash.com'],
    search,
    async collection(id, page, filters) {
      const query = queryOf({ page, per_page: PER_PAGE, orientation: narrowed(filters).orientation });
      const found = await client.getJson(`/collections/${encodeURIComponent(id)}/photos?${query}`, listOf(photoSchema));
      if (!found.ok) return found.fault.code === 'assetNotFound' ? search(id, page, filters) : found;
      const { value, total } = found.value;
      return succeed(pageOf(value.map(toPhoto), page, total === null ? page + 1 : pagesFor(total, PER_PAGE, MOST_PAGES)));
    },
    async original(id) {
      const found = await client.getJson(`/photos/${encodeURIComponent(id)}`, photoSchema);
      if (!found.ok) return found;
      const photo = found.value.value;
      const told = URL.parse(photo.links.download_location);
      if (!told || told.origin !== new URL(baseUrl).origin) return refuse({ code: 'stockUnavailable' });
      const address = new URL(photo.urls.raw);
      address.searchParams.set('fm', 'jpg');
      address.searchParams.set('q', '95');
      const [bytes] = await Promise.all([client.getPicture(address.href), client.tell(told.pathname + told.search)]);
      return bytes.ok ? succeed({ photo: toPhoto(photo), bytes: bytes.value }) : bytes;
    },
  };
}

function toPhoto({ id, width, height, color, alt_description, description, urls, links, user }: z.infer<typeof photoSchema>): StockPhoto {
  return {
    id,
    urls: { full: urls.full, regular: urls.regular, thumb: urls.small },
    width,
    height,
    description: alt_description ?? description ?? 'A photograph',
    photographerName: user.name,
    profileLink: withReferral(user.links.html),
    source: ID,
    sourcePage: withReferral(links.html),
    licence: 'Unsplash License',
    licenceUrl: 'https://unsplash.com/license',
    attribution: `Photo by ${user.name} on Unsplash`,
    focus: null,
    dominant: color ?? null,
    transparent: false,
  };
}

function withReferral(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${REFERRAL}`;
}
