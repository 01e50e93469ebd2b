const COMPRESSED = /\.(jpe?g|png|webp|woff2?|pdf|zip|coverwright)$/i;

/** Returns true if a file of this name is already compressed, such as a JPEG, so that compressing it again would only take time. */
export function isCompressedAlready(name: string): boolean {
  return COMPRESSED.test(name);
}
