const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  ttf: 'font/ttf',
  pdf: 'application/pdf',
  zip: 'application/zip',
};

/** The media type of a stored file, by the end of its key. What was put and not checked yet is bytes to everyone. */
export function mediaTypeOf(key: string): string {
  return TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
