import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import { rectanglePath } from '../../scene/path.ts';
import { between } from '../drawing/chance.ts';
import { polygon } from '../drawing/outlines.ts';

interface Skyline {
  readonly from: number;
  readonly to: number;
  /** The line that the buildings stand on, and the depth that they are drawn down to. */
  readonly base: number;
  readonly bottom: number;
  readonly least: number;
  readonly most: number;
  readonly narrow: number;
  readonly broad: number;
}

/** Houses of a big city side by side, and the windows that are lit. */
export function skyline(
  random: Random,
  { from, to, base, bottom, least, most, narrow, broad }: Skyline,
): { readonly houses: Path; readonly windows: Path } {
  const houses: Path[] = [];
  const windows: Path[] = [];
  for (let x = from; x < to; ) {
    const width = between(random, narrow, broad);
    const top = base - between(random, least, most);
    houses.push(house(random, x, width, top, bottom));
    for (let y = top + 24; y < base; y += 26) {
      for (let left = x + 12; left < x + width - 16; left += 20) {
        if (random() < 0.34) windows.push(rectanglePath({ x: left, y, width: 9, height: 13 }));
      }
    }
    x += width + between(random, -4, 8);
  }
  return { houses: houses.flat(), windows: windows.flat() };
}

function house(random: Random, x: number, width: number, top: number, bottom: number): Path {
  const at = (share: number, up: number) => ({ x: x + width * share, y: top - up });
  const walls = (roof: readonly { x: number; y: number }[]) =>
    polygon([{ x, y: bottom }, { x, y: top }, ...roof, { x: x + width, y: bottom }]);
  const kind = random();
  if (kind < 0.16) return walls([at(0.5, width * 0.5), at(1, 0)]);
  if (kind < 0.32) return walls([at(0.2, 0), at(0.2, 24), at(0.8, 24), at(0.8, 0), at(1, 0)]);
  if (kind < 0.44) {
    return walls([
      at(0.46, 0),
      at(0.46, 26),
      at(0.49, 30),
      at(0.492, 96),
      at(0.508, 96),
      at(0.51, 30),
      at(0.54, 26),
      at(0.54, 0),
      at(1, 0),
    ]);
  }
  if (kind < 0.56) return walls([at(1, -width * 0.3)]);
  if (kind < 0.68) {
    // A water tank stands on legs.
    const [half, middle] = [15 / width, 0.5];
    return walls([
      at(middle - half, 0),
      at(middle - half + 0.02, 20),
      at(middle - half - 0.02, 20),
      at(middle - half - 0.02, 46),
      at(middle, 62),
      at(middle + half + 0.02, 46),
      at(middle + half + 0.02, 20),
      at(middle + half - 0.02, 20),
      at(middle + half, 0),
      at(1, 0),
    ]);
  }
  return walls([at(1, 0)]);
}
