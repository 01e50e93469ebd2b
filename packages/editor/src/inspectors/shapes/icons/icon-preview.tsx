import { toHex } from '@coverwright/core/design/colour.ts';
import type { IconArtwork } from '@coverwright/core/design/icon-artwork.ts';

/** An icon drawn from its paths, as on the cover. */
export function IconPreview({ icon: { width, height, paths } }: { readonly icon: IconArtwork }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {paths.map(({ d, rule, colour, stroke }, index) => {
        const ink = colour ? toHex(colour) : 'currentColor';
        return stroke === null ? (
          <path key={index} d={d} fill={ink} fillRule={rule} />
        ) : (
          <path key={index} d={d} fill="none" stroke={ink} strokeWidth={stroke} strokeLinecap="round" strokeLinejoin="round" />
        );
      })}
    </svg>
  );
}
