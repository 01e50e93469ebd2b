/** Returns the `srcset` of a picture that `tools/site-pictures` makes. */
export function picturesOf(name: string, widths: readonly number[], extension: 'avif' | 'webp'): string {
  return widths.map((width) => `${addressOf(`${name}-${width}.${extension}`)} ${width}w`).join(', ');
}

/** @param file its name with size and extension */
export function addressOf(file: string): string {
  return `/site/pictures/${file}`;
}
