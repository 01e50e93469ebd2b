const PACKED = /\.(jpe?g|png|webp|woff2?|pdf|zip|coverwright)$/i;

/** Returns true if a file of this name is packed already, so that packing it again only takes time. */
export function isPacked(name: string): boolean {
  return PACKED.test(name);
}
