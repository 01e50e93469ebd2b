import type { StockOrientation, StockPhoto } from '@coverwright/contracts/calls/stock.ts';
import { refuse, succeed } from '@coverwright/core/result/result.ts';
import { z } from 'zod';
import type { StockSource } from '../../ports/stock-source.ts';
import { listOf, pageOf, queryOf } from './page-of.ts';
import { createStockClient, type StockConnection } from './stock-client.ts';

const ID = 'commons';
const PER_PAGE = 24;
const MAX_PAGES = 40;
/** Width of thumbnails in pixels. */
const THUMB_WIDTH = 640;
/** Files narrower than this print below 200 dpi on a 6-inch front. */
const MIN_WIDTH = 1200;

const textSchema = z.object({ value: z.string() }).optional();
const pageSchema = z.object({
  pageid: z.number().int().positive(),
  title: z.string(),
  /** Place among the results: the API sorts pages by their id. */
  index: z.number().int().optional(),
  imageinfo: z
    .array(
      z.object({
        url: z.url(),
        thumburl: z.url(),
        descriptionurl: z.url(),
        mime: z.enum(['image/jpeg', 'image/png']),
        width: z.number().int().positive(),
        height: z.number().int().positive(),
        extmetadata: z.object({
          License: z.object({ value: z.string() }),
          LicenseShortName: textSchema,
          LicenseUrl: textSchema,
          Artist: textSchema,
        }),
      }),
    )
    .length(1),
});
type Page = z.infer<typeof pageSchema>;
const answerSchema = z.object({
  query: z.object({ pages: listOf(pageSchema) }).optional(),
  continue: z.object({ gsroffset: z.number().int() }).optional(),
  /** A page without results has this field alone. */
  batchcomplete: z.boolean().optional(),
});

/** Licenses without obligations, as Commons names them in `extmetadata`: CC0 and the public domain. */
const FREE_LICENSE = /^(?:cc0|cc-zero|pd(?:-|$))/i;

const SHAPES: Readonly<Record<StockOrientation, string>> = { portrait: 'fileres:>1 fileh:>1800', landscape: 'filew:>1800', square: '' };

/** Wikimedia Commons: pictures in the public domain or under CC0. It needs no key. */
export function createCommonsStock(connection: Partial<StockConnection> = {}): StockSource {
  const client = createStockClient({
    hosts: ['upload.wikimedia.org'],
    baseUrl: 'https://commons.wikimedia.org',
    ...connection,
  });
  const ask = (fields: Readonly<Record<string, string | number>>) =>
    client.getJson(
      `/w/api.php?${queryOf({
        action: 'query',
        format: 'json',
        formatversion: 2,
        prop: 'imageinfo',
        iiprop: 'url|size|mime|extmetadata',
        iiextmetadatafilter: 'License|LicenseShortName|LicenseUrl|Artist',
        iiurlwidth: THUMB_WIDTH,
        ...fields,
      })}`,
      answerSchema.refine(({ query, batchcomplete }) => query !== undefined || batchcomplete === true),
    );
  const search: StockSource['search'] = async (term, page, { orientation }) => {
    if (page > MAX_PAGES) return succeed(pageOf([], page, MAX_PAGES));
    const narrowed = [term, 'filetype:bitmap', 'haslicense:unrestricted', `filew:>${MIN_WIDTH}`, orientation && SHAPES[orientation]];
    const found = await ask({
      generator: 'search',
      gsrnamespace: 6,
      gsrlimit: PER_PAGE,
      gsroffset: (page - 1) * PER_PAGE,
      gsrsearch: narrowed.filter(Boolean).join(' '),
    });
    if (!found.ok) return found;
    const { query, continue: next } = found.value.value;
    const photos = (query?.pages ?? []).toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0)).flatMap((one) => toPhoto(one) ?? []);
    // The API gives no total, but says whether there is another page.
    return succeed(pageOf(photos, page, next ? Math.min(MAX_PAGES, page + 1) : page));
  };
  return {
    id: ID,
    about: {
      name: 'Wikimedia Commons',
      home: 'https://commons.wikimedia.org',
      needsCredit: false,
      orientations: ['portrait', 'landscape'],
      colours: [],
    },
    pictureOrigins: ['https://upload.wikimedia.org'],
    search,
    collection: search,
    async original(id) {
      const found = await ask({ pageids: id });
      if (!found.ok) return found;
      const photo = found.value.value.query?.pages.map(toPhoto)[0];
      if (!photo) return refuse({ code: 'assetNotFound' });
      const bytes = await client.getPicture(photo.urls.full);
      return bytes.ok ? succeed({ photo, bytes: bytes.value }) : bytes;
    },
  };
}

function toPhoto({ pageid, title, imageinfo: [info] }: Page): StockPhoto | null {
  if (!info || !FREE_LICENSE.test(info.extmetadata.License.value)) return null;
  const { License, LicenseShortName, LicenseUrl, Artist } = info.extmetadata;
  return {
    id: String(pageid),
    urls: { full: info.url, regular: info.thumburl, thumb: info.thumburl },
    width: info.width,
    height: info.height,
    description: title.replace(/^File:/, '').replace(/\.\w+$/, ''),
    photographerName: plainText(Artist?.value ?? '') || 'Unknown author',
    profileLink: info.descriptionurl,
    source: ID,
    sourcePage: info.descriptionurl,
    licence: LicenseShortName?.value ?? (/^cc/i.test(License.value) ? 'CC0' : 'Public domain'),
    licenceUrl: LicenseUrl && URL.canParse(LicenseUrl.value) ? LicenseUrl.value : null,
    attribution: null,
    focus: null,
    dominant: null,
    transparent: false,
  };
}

/** Converts the HTML of an author to plain text, which is shown as text and never as markup. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#039;', '’')
    .replaceAll('&quot;', '”')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120);
}
