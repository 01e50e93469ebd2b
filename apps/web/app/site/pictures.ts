/** Addresses of the pictures of `assets/site/pictures`, by their files' names. Made by `tools/site-pictures`. */
const ADDRESSES = import.meta.glob<string>('../../../../assets/site/pictures/*.{avif,webp}', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

const byName = new Map(Object.entries(ADDRESSES).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]));

/** One picture in its two sizes, as `srcset`. @throws for a name that is not there */
export function picturesOf(name: string, widths: readonly number[], extension: 'avif' | 'webp'): string {
  return widths.map((width) => `${addressOf(`${name}-${width}.${extension}`)} ${width}w`).join(', ');
}

export function addressOf(file: string): string {
  const address = byName.get(file);
  if (address === undefined) throw new Error(`There is no picture ${file}`);
  return address;
}
