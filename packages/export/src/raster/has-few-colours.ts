/**
 * Whether a picture has at most `limit` different colours: flat artwork, which JPEG would smear.
 * @param pixels RGBA, 8 bits a channel; alpha is ignored.
 */
export function hasFewColours(pixels: Uint8Array, limit: number): boolean {
  const seen = new Uint8Array(1 << 21);
  let count = 0;
  for (let index = 0; index < pixels.length; index += 4) {
    const colour = (pixels[index]! << 16) | (pixels[index + 1]! << 8) | pixels[index + 2]!;
    const bit = 1 << (colour & 7);
    if (seen[colour >> 3]! & bit) continue;
    seen[colour >> 3]! |= bit;
    if (++count > limit) return false;
  }
  return true;
}
