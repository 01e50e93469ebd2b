/**
 * Returns true if an ICC profile is named sRGB, in Latin or UTF-16 depending on its version. Cameras and editors write dozens of variants.
 */
export function isSrgbProfile(icc: Uint8Array): boolean {
  return Buffer.from(icc).toString('latin1').replaceAll('\0', '').includes('sRGB');
}
