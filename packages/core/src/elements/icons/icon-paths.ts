import svgpath from 'svgpath';
import type { IconArtwork } from '../../design/icon-artwork.ts';
import type { Path, PathCommand } from '../../scene/path.ts';

const drawn = new WeakMap<IconArtwork, readonly Path[]>();

/** Returns the outlines of an icon's paths in the icon's units. They are parsed once per artwork, because documents are immutable. */
export function iconPaths(artwork: IconArtwork): readonly Path[] {
  const known = drawn.get(artwork);
  if (known) return known;
  const paths = artwork.paths.map(({ d }) => readPathData(d));
  drawn.set(artwork, paths);
  return paths;
}

/** Parses SVG path data into absolute moves, lines and curves. Invalid data ends at the error, as the SVG specification requires. */
export function readPathData(d: string): Path {
  const path: PathCommand[] = [];
  svgpath(d)
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _, x, y) => {
      const [letter, ...numbers] = segment;
      const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = numbers.map(Number);
      switch (letter) {
        case 'M':
        case 'L':
          path.push([letter, a, b]);
          break;
        case 'H':
          path.push(['L', a, y]);
          break;
        case 'V':
          path.push(['L', x, a]);
          break;
        case 'Q':
          path.push(['Q', a, b, c, e]);
          break;
        case 'C':
          path.push(['C', a, b, c, e, f, g]);
          break;
        case 'Z':
        case 'z':
          path.push(['Z']);
          break;
        default: // The path is normalized: it has no relative, shorthand or arc segments.
      }
    });
  return path;
}
