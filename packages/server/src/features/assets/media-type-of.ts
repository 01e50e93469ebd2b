const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  ttf: 'font/ttf',
  pdf: 'application/pdf',
  zip: 'application/zip',
};

/** Returns the media type of a stored file by its extension. An unchecked upload is only bytes. */
export function mediaTypeOf(key: string): string {
  return TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
