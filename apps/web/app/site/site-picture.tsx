import { addressOf, picturesOf } from './pictures.ts';

interface SitePictureProps {
  /** The name of the file, without its size and extension. */
  readonly name: string;
  /** Pixels of the two files. */
  readonly widths: readonly [number, number];
  /** Width by height. */
  readonly proportion: number;
  /** The `sizes` attribute, by which a browser chooses a file. */
  readonly sizes: string;
  /** It is empty for what only adorns. */
  readonly alt: string;
  /** The first thing that is seen is fetched first; the rest when it comes into view. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
}

/** A picture that this product made, in the smallest file that will do. */
export function SitePicture({ name, widths, proportion, sizes, alt, isFirst = false, className }: SitePictureProps) {
  const [small, large] = widths;
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={picturesOf(name, widths, 'avif')} sizes={sizes} />
      <img
        src={addressOf(`${name}-${large}.webp`)}
        srcSet={picturesOf(name, widths, 'webp')}
        sizes={sizes}
        width={small}
        height={Math.round(small / proportion)}
        alt={alt}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  );
}
