/** One of the pictures that `tools/site-pictures` makes, in its sizes, as `srcset`. */
export function picturesOf(name: string, widths: readonly number[], extension: 'avif' | 'webp'): string {
  return widths.map((width) => `${addressOf(`${name}-${width}.${extension}`)} ${width}w`).join(', ');
}

/** @param file its name, with size and ending */
export function addressOf(file: string): string {
  return `/site/pictures/${file}`;
}
