const COMPRESSED = /\.(jpe?g|png|webp|woff2?|pdf|zip|coverwright)$/i;

/** Returns true if a file of this name is compressed already, as a JPEG is, so that compressing it again only takes time. */
export function isCompressedAlready(name: string): boolean {
  return COMPRESSED.test(name);
}
