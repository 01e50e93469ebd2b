import { addressOf, picturesOf } from './pictures.ts';

interface SitePictureProps {
  /** The name of the file, without its size and extension. */
  readonly name: string;
  /** Widths of the two files in pixels. */
  readonly widths: readonly [number, number];
  /** Width by height. */
  readonly proportion: number;
  /** The `sizes` attribute, by which a browser chooses a file. */
  readonly sizes: string;
  /** Alternative text; empty for a decorative picture. */
  readonly alt: string;
  /** True loads the picture at once, for the first visible one; others load when they scroll into view. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
}

/** A picture that was made with the product, loaded in the smallest sufficient size. */
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
