import { fingerprint } from '../fingerprint.ts';
import { isRecord } from '../is-record.ts';
import { pictureAsVersion3 } from './picture-as-version-3.ts';
import type { Migration } from './migration.ts';

type Document = Record<string, unknown>;

/**
 * Version 3 carried addresses of pictures and fonts, which changed every hour, and five fields that nothing read. Version 4 names
 * pictures and fonts by type and id alone. A file beside a design file is named by its path.
 */
export const dropAddresses: Migration = {
  name: '0004-drop-addresses',
  to: 4,
  raise: (document) => {
    const { marketing: _, recalculateImageZoomOnPageLoad: __, selectedObjectImages: ___, ...kept } = document;
    const { metadata, follows } = kept;
    return {
      ...withoutAddresses(kept),
      version: 4,
      ...(isRecord(metadata) ? { metadata: withPlainGenre(metadata) } : {}),
      ...(isRecord(follows) ? { follows: withFreshFingerprints(document, follows) } : {}),
    };
  },
};

/** Removes the address of every picture and font from the document. */
function withoutAddresses(document: Document): Document {
  const { urls, ...kept } = document;
  const isAsset = urls !== undefined && 'assetId' in document;
  const fields = Object.entries(isAsset ? kept : document).map(([key, value]) => [key, withoutAddressesIn(value)] as const);
  const path = isAsset ? filePath(document, urls) : null;
  return {
    ...Object.fromEntries(fields),
    ...(path === null ? {} : { assetId: path }),
    ...(path !== null && 'type' in kept ? { type: 'FILE' } : {}),
  };
}

function withoutAddressesIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAddressesIn);
  return isRecord(value) ? withoutAddresses(value) : value;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Matches an address that a server or a browser can resolve. Everything else is a path on the author's disk. */
const WEB_ADDRESS = /^(\/(files|api|pictures)\/|[a-z][a-z0-9+.-]+:)/i;

/** Returns the path of a picture or font beside a design file; null for uploads and stock pictures. */
function filePath({ type, assetId }: Document, urls: unknown): string | null {
  const full = isRecord(urls) ? urls['full'] : undefined;
  const isOwn = type === undefined || type === 'UPLOAD';
  const isUploaded = typeof assetId === 'string' && UUID.test(assetId);
  return !isOwn || isUploaded || typeof full !== 'string' || full.trim() === '' || WEB_ADDRESS.test(full) ? null : full;
}

function withPlainGenre(metadata: Document): Document {
  const { genre } = metadata;
  if (!isRecord(genre)) return metadata;
  const { marketingImageCollection: _, initialDesignSpec: __, ...kept } = genre;
  return { ...metadata, genre: kept };
}

/**
 * A format stores fingerprints of the parts that it took over from its master. Those of parts with pictures included the addresses, so
 * those of unchanged parts are computed again, or the format would stop following its master.
 */
function withFreshFingerprints(document: Document, follows: Document): Document {
  const { parts } = follows;
  if (!isRecord(parts)) return follows;
  const fresh: Document = { ...parts };
  const renew = (part: string, holder: unknown, key: string) => {
    if (!isRecord(holder)) return;
    const ordered = pictureAsVersion3(holder);
    if (parts[part] === fingerprint(withSignaturesBlank(ordered, key))) fresh[part] = fingerprint(withoutAddresses(ordered));
  };
  renew('picture', document['coverImage'], 'currentDesignImage');
  const objects = document['coverObjectImages'];
  for (const object of Array.isArray(objects) ? objects : []) {
    if (isRecord(object)) renew(`object ${String(object['uniqueObjectId'])}`, object, 'image');
  }
  return { ...follows, parts: fresh };
}

/** Returns a picture or font with a blank signature, as version 3 used in its fingerprints. */
function withSignaturesBlank(holder: Document, key: string): Document {
  const image = holder[key];
  return isRecord(image) && image['type'] === 'UPLOAD' ? { ...holder, [key]: { ...image, urls: { full: '' } } } : holder;
}
