import type { StockConnection } from '../../adapters/stock/stock-client.ts';
import { createArticStock } from '../../adapters/stock/artic-stock.ts';
import { createCommonsStock } from '../../adapters/stock/commons-stock.ts';
import { createMetStock } from '../../adapters/stock/met-stock.ts';
import { createNasaStock } from '../../adapters/stock/nasa-stock.ts';
import { createOpenverseStock } from '../../adapters/stock/openverse-stock.ts';
import { createPexelsStock } from '../../adapters/stock/pexels-stock.ts';
import { createUnsplashStock } from '../../adapters/stock/unsplash-stock.ts';
import type { StockSource } from '../../ports/stock-source.ts';

/** A service as documented: its responses for a page of results, and for a picture. */
export interface RecordedService {
  readonly id: string;
  open(connection: Partial<StockConnection> & { readonly baseUrl: string }): StockSource;
  /** Returns the body for an address; null if the service has no such address. `results` is the number of pictures per page. */
  answer(address: URL, results: number): unknown;
  /** Id of a picture that `answer` knows. */
  readonly pictureId: string;
  /** The query of a narrowed search, in the service's own parameters. */
  readonly narrowed: readonly string[];
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const unsplashPhoto = (origin: string, at: number) => ({
  id: `Dwu85P9SOI${at}`,
  created_at: '2016-07-14T11:00:01Z',
  width: 5616,
  height: 3744,
  color: '#6E633A',
  blur_hash: 'L~I64nofRjof%MQZWBS$Mxnhx]t6',
  description: null,
  alt_description: 'man in red jacket beside a lake',
  urls: {
    raw: `${origin}/picture/photo-${at}?ixid=M3w&ixlib=rb-4.1.0`,
    full: `${origin}/picture/photo-${at}?q=85&fm=jpg`,
    regular: `${origin}/picture/photo-${at}?w=1080`,
    small: `${origin}/picture/photo-${at}?w=400`,
    thumb: `${origin}/picture/photo-${at}?w=200`,
  },
  links: {
    self: `${origin}/photos/${at}`,
    html: `https://unsplash.com/photos/${at}`,
    download_location: `${origin}/photos/${at}/download?ixid=M3w`,
  },
  user: { id: 'pXhwzz1JtQU', username: 'brian', name: 'Brian Aguirre', links: { html: 'https://unsplash.com/@brian' } },
});

const pexelsPhoto = (origin: string, at: number) => ({
  id: 2014400 + at,
  width: 3024,
  height: 3024,
  url: `https://www.pexels.com/photo/brown-rocks-${at}/`,
  photographer: 'Joey Farina',
  photographer_url: 'https://www.pexels.com/@joey',
  photographer_id: 680589,
  avg_color: '#978E82',
  src: {
    original: `${origin}/picture/${at}.jpeg`,
    large2x: `${origin}/l2`,
    large: `${origin}/picture/l${at}`,
    medium: `${origin}/picture/m${at}`,
    tiny: `${origin}/t`,
  },
  liked: false,
  alt: 'Brown Rocks During Golden Hour',
});

const openversePhoto = (origin: string, at: number, license = 'cc0') => ({
  id: `36537842-b067-4ca0-ad67-e00ff2e06b0${at}`,
  title: 'Wild Flowers',
  foreign_landing_url: 'https://www.flickr.com/photos/18090920@N07/1',
  url: `${origin}/picture/${at}.jpg`,
  creator: 'A. Marchmont',
  creator_url: 'https://www.flickr.com/photos/18090920@N07',
  license,
  license_version: '1.0',
  license_url: 'https://creativecommons.org/publicdomain/zero/1.0/',
  provider: 'flickr',
  source: 'flickr',
  attribution: '"Wild Flowers" by A. Marchmont is marked with CC0 1.0.',
  height: 4000,
  width: 3000,
  thumbnail: `${origin}/v1/images/${at}/thumb/`,
});

const metObject = (origin: string, at: number) => ({
  objectID: 436524 + at,
  isHighlight: false,
  isPublicDomain: true,
  primaryImage: `${origin}/picture/DT1502_${at}.jpg`,
  primaryImageSmall: `${origin}/picture/web-large/DT1502_${at}.jpg`,
  title: 'Sunflowers',
  artistDisplayName: 'Vincent van Gogh',
  objectURL: `https://www.metmuseum.org/art/collection/search/${436524 + at}`,
});

const artwork = (at: number) => ({
  id: 27992 + at,
  title: 'A Sunday on La Grande Jatte',
  artist_title: 'Georges Seurat',
  image_id: `2d484387-2509-5e8e-2c43-22f9981972e${at}`,
  is_public_domain: true,
  color: { h: 33, l: 51, s: 40, percentage: 0.0004, population: 6 },
  thumbnail: { lqip: 'data:image/gif;base64,R0lGODlh', width: 3000, height: 2017, alt_text: 'Painting of people in a park' },
});

const commonsPage = (origin: string, at: number) => ({
  pageid: 83547662 + at,
  ns: 6,
  title: `File:Fishing boats at sea ${at}.jpg`,
  index: at,
  imagerepository: 'local',
  imageinfo: [
    {
      size: 1353326,
      width: 3746,
      height: 2400,
      thumburl: `${origin}/picture/thumb-${at}.jpg`,
      thumbwidth: 640,
      thumbheight: 410,
      url: `${origin}/picture/${at}.jpg`,
      descriptionurl: `https://commons.wikimedia.org/wiki/File:Fishing_boats_at_sea_${at}.jpg`,
      descriptionshorturl: `https://commons.wikimedia.org/w/index.php?curid=${at}`,
      mime: 'image/jpeg',
      extmetadata: {
        Artist: {
          value: '<a href="https://www.wikidata.org/wiki/Q2332437" title="d:Q2332437">Willem &amp; Witsen</a>',
          source: 'commons-desc-page',
        },
        LicenseShortName: { value: 'Public domain', source: 'commons-desc-page', hidden: '' },
        License: { value: 'pd', source: 'commons-templates', hidden: '' },
      },
    },
  ],
});

const nasaItem = (origin: string, at: number) => ({
  href: `${origin}/image/PIA1205${at}/collection.json`,
  data: [
    {
      nasa_id: `PIA1205${at}`,
      title: 'A Star Is Born',
      media_type: 'image',
      center: 'JPL',
      secondary_creator: 'NASA/JPL-Caltech',
      keywords: ['star'],
    },
  ],
  links: [
    { href: `${origin}/picture/PIA1205${at}~orig.jpg`, rel: 'canonical', render: 'image', width: 2400, height: 3000, size: 100 },
    { href: `${origin}/picture/PIA1205${at}~thumb.jpg`, rel: 'preview', render: 'image', width: 512, height: 640, size: 10 },
  ],
});

/** The shapes are those of each service's own documentation; the words in them are ours. */
export const RECORDED_SERVICES: readonly RecordedService[] = [
  {
    id: 'unsplash',
    open: (connection) => createUnsplashStock('a-key', connection),
    pictureId: 'Dwu85P9SOI1',
    narrowed: ['orientation=portrait', 'color=magenta'],
    answer({ origin, pathname }, results) {
      const photos = numbers(results).map((at) => unsplashPhoto(origin, at));
      if (pathname === '/search/photos') return { total: results * 3, total_pages: results > 0 ? 3 : 0, results: photos };
      if (pathname.startsWith('/collections/')) return photos;
      return pathname.startsWith('/photos/') ? unsplashPhoto(origin, 1) : null;
    },
  },
  {
    id: 'pexels',
    open: (connection) => createPexelsStock('a-key', connection),
    pictureId: '2014401',
    narrowed: ['orientation=portrait', 'color=pink'],
    answer({ origin, pathname }, results) {
      const photos = numbers(results).map((at) => pexelsPhoto(origin, at));
      if (pathname === '/v1/search') return { total_results: results * 3, page: 1, per_page: 24, photos, next_page: '' };
      if (pathname.startsWith('/v1/collections/')) return { id: 'abc', total_results: results, page: 1, per_page: 24, media: photos };
      return pathname.startsWith('/v1/photos/') ? pexelsPhoto(origin, 1) : null;
    },
  },
  {
    id: 'openverse',
    open: (connection) => createOpenverseStock(connection),
    pictureId: '36537842-b067-4ca0-ad67-e00ff2e06b01',
    narrowed: ['aspect_ratio=tall', 'license=cc0%2Cpdm'],
    answer({ origin, pathname }, results) {
      const photos = numbers(results).map((at) => openversePhoto(origin, at));
      if (pathname === '/v1/images/')
        return { result_count: results * 3, page_count: results > 0 ? 3 : 0, page_size: 20, page: 1, results: photos };
      return pathname.startsWith('/v1/images/') ? openversePhoto(origin, 1) : null;
    },
  },
  {
    id: 'met',
    open: (connection) => createMetStock(connection),
    pictureId: '436525',
    narrowed: ['hasImages=true'],
    answer({ origin, pathname }, results) {
      if (pathname.endsWith('/search'))
        return { total: results, objectIDs: results > 0 ? numbers(results).map((at) => 436524 + at) : null };
      const id = Number(pathname.split('/').at(-1));
      return id > 436524 && id < 437000 ? metObject(origin, id - 436524) : null;
    },
  },
  {
    id: 'artic',
    open: (connection) => createArticStock(connection),
    pictureId: '27993',
    narrowed: ['query%5Bterm%5D%5Bis_public_domain%5D=true'],
    answer({ origin, pathname }, results) {
      const config = { iiif_url: `${origin}/picture/iiif/2`, website_url: 'https://www.artic.edu' };
      const pagination = { total: results * 3, limit: 24, offset: 0, total_pages: 3, current_page: 1 };
      if (pathname.endsWith('/search')) return { pagination, data: numbers(results).map(artwork), info: {}, config };
      return pathname.startsWith('/api/v1/artworks/') ? { data: artwork(1), info: {}, config } : null;
    },
  },
  {
    id: 'commons',
    open: (connection) => createCommonsStock(connection),
    pictureId: '83547663',
    narrowed: ['haslicense%3Aunrestricted', 'fileh'],
    answer({ origin, searchParams }, results) {
      if (searchParams.has('pageids')) return { batchcomplete: true, query: { pages: [commonsPage(origin, 1)] } };
      if (results === 0) return { batchcomplete: true };
      const pages = numbers(results).map((at) => commonsPage(origin, at));
      return { batchcomplete: true, continue: { gsroffset: 24, continue: 'gsroffset||' }, query: { pages } };
    },
  },
  {
    id: 'nasa',
    open: (connection) => createNasaStock(connection),
    pictureId: 'PIA12051',
    narrowed: ['media_type=image'],
    answer({ origin, searchParams }, results) {
      const count = searchParams.has('nasa_id') ? 1 : results;
      const items = numbers(count).map((at) => nasaItem(origin, at));
      return { collection: { version: '1.0', href: '', items, metadata: { total_hits: count * 3 } } };
    },
  },
];
