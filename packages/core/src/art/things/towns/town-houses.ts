import type { Point } from '../../../geometry/shapes.ts';
import type { Random } from '../../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../../scene/path.ts';
import { between } from '../../drawing/chance.ts';
import { ellipse, polygon } from '../../drawing/outlines.ts';
import type { TownManner } from './landmarks.ts';

/** The parts of houses, each for a color of its own. */
export interface TownHouses {
  /** Walls in the light, and those that are turned away from it. */
  readonly walls: readonly Path[];
  readonly sides: readonly Path[];
  readonly roofs: readonly Path[];
  /** The undersides of eaves, chimneys in the shade, masts. */
  readonly edges: readonly Path[];
  readonly panes: readonly Path[];
  /** Panes that are lit at dusk. */
  readonly lamps: readonly Path[];
}

interface Row {
  readonly from: number;
  readonly to: number;
  /** The line that the houses stand on, and the usual width of one, units. */
  readonly base: number;
  readonly wide: number;
  /** 1 where the sun is at the left, or -1. */
  readonly sun: 1 | -1;
}

/** The share of a wall that is turned away from the sun. */
const SIDE = 0.34;

/** A row of houses of a town, from the left to the right. */
export function townHouses(random: Random, manner: TownManner, { from, to, base, wide, sun }: Row): TownHouses {
  const parts = {
    walls: [] as Path[],
    sides: [] as Path[],
    roofs: [] as Path[],
    edges: [] as Path[],
    panes: [] as Path[],
    lamps: [] as Path[],
  };
  for (let x = from; x < to; ) {
    const width = wide * between(random, 0.8, 1.3);
    house({ x, y: base + wide * between(random, -0.14, 0.14) }, width, wide * between(random, 0.75, 1.2));
    x += width * between(random, 0.9, 1.06);
  }
  return parts;

  function house(foot: Point, width: number, tall: number): void {
    const isTower = manner === 'towers';
    const height = isTower ? tall * between(random, 1.1, 2.3) : tall;
    const at = (share: number, up: number): Point => ({
      x: foot.x + (sun > 0 ? share : 1 - share) * width,
      y: foot.y - up * tall - (up > 0 ? height - tall : 0),
    });
    // All outlines run the same way round, so that none cuts a hole into another.
    const shape = (points: readonly Point[]): Path => polygon(sun > 0 ? points : points.toReversed());
    const box = (share: number, up: number, across: number, high: number): Path =>
      shape([at(share, up), at(share, up + high), at(share + across, up + high), at(share + across, up)]);
    const body = (share: number, across: number): Path => shape([at(share, 0), at(share, 1), at(share + across, 1), at(share + across, 0)]);
    const turn = 1 - SIDE;
    if (manner === 'spires' || manner === 'onions') gabled();
    else if (manner === 'campaniles') lowRoofed();
    else if (manner === 'minarets') flat();
    else if (manner === 'pagodas') tiled();
    else block();
    windows();

    function gabled(): void {
      const rise = between(random, 0.48, 0.8);
      if (random() < 0.45) {
        // A gable in the light, and the long roof behind it in the shade.
        parts.sides.push(body(turn, SIDE));
        parts.walls.push(shape([at(0, 0), at(0, 1), at(turn / 2, 1 + rise), at(turn, 1), at(turn, 0)]));
        parts.roofs.push(shape([at(turn / 2, 1 + rise + 0.05), at(1.02, 1 + rise), at(1.06, 0.96), at(turn + 0.02, 0.94)]));
        parts.edges.push(shape([at(-0.05, 0.95), at(turn / 2, 1 + rise + 0.06), at(turn / 2, 1 + rise - 0.05), at(0.02, 0.92)]));
      } else {
        parts.walls.push(body(0, turn));
        parts.sides.push(body(turn, SIDE));
        parts.roofs.push(shape([at(-0.05, 0.97), at(0.12, 1 + rise), at(0.9, 1 + rise), at(1.05, 0.97)]));
        parts.edges.push(box(-0.05, 0.94, 1.1, 0.04));
      }
      const chimney = between(random, 0.55, 0.78);
      parts.sides.push(box(chimney, 1 + rise * 0.4, 0.1, rise * 0.9));
      parts.edges.push(box(chimney - 0.02, 1 + rise * 1.26, 0.14, 0.05));
    }

    /** A plain house of the south under a low roof of tiles, or with a terrace on it. */
    function lowRoofed(): void {
      const rise = between(random, 0.14, 0.24);
      parts.walls.push(body(0, turn));
      parts.sides.push(body(turn, SIDE));
      if (random() < 0.72) {
        parts.roofs.push(shape([at(-0.05, 0.98), at(0.1, 1 + rise), at(0.92, 1 + rise), at(1.05, 0.98)]));
        parts.edges.push(box(-0.05, 0.95, 1.1, 0.035));
        if (random() < 0.4) parts.sides.push(box(0.62, 1 + rise * 0.5, 0.1, rise + 0.1));
      } else {
        parts.roofs.push(box(-0.02, 1, 1.04, 0.06));
        parts.walls.push(box(0.46, 1.06, 0.26, 0.26));
        parts.sides.push(box(0.72, 1.06, 0.14, 0.26));
        parts.roofs.push(shape([at(0.42, 1.3), at(0.52, 1.4), at(0.82, 1.4), at(0.9, 1.3)]));
      }
    }

    function flat(): void {
      parts.walls.push(body(0, turn));
      parts.sides.push(body(turn, SIDE));
      parts.roofs.push(box(-0.02, 1, 1.04, 0.07));
      const chance = random();
      if (chance < 0.26) {
        const [middle, half] = [at(0.5, 1.06), width * 0.3];
        parts.sides.push(ellipse(middle, half, half * 1.02));
        parts.roofs.push(ellipse({ x: middle.x - sun * half * 0.24, y: middle.y - half * 0.06 }, half * 0.7, half * 0.9));
      } else if (chance < 0.62) {
        parts.walls.push(box(0.5, 1.07, 0.22, 0.32));
        parts.sides.push(box(0.72, 1.07, 0.14, 0.32));
      }
      if (random() < 0.3) parts.edges.push(box(0.08, 0.5, 0.42, 0.06));
    }

    function tiled(): void {
      parts.walls.push(body(0, turn));
      parts.sides.push(body(turn, SIDE));
      const curved = (up: number, reach: number): Path =>
        shape([
          at(-reach, up + 0.06),
          at(-reach * 0.2, up + 0.1),
          at(0.16, up + 0.46),
          at(0.84, up + 0.46),
          at(1 + reach * 0.2, up + 0.1),
          at(1 + reach, up + 0.06),
          at(1 + reach * 0.3, up),
          at(-reach * 0.3, up),
        ]);
      parts.roofs.push(curved(0.94, 0.2));
      parts.edges.push(box(-0.06, 0.9, 1.12, 0.05), box(0.13, 1.38, 0.74, 0.06));
    }

    function block(): void {
      parts.walls.push(body(0, turn));
      parts.sides.push(body(turn, SIDE));
      parts.roofs.push(box(-0.01, 1, 1.02, 0.04));
      const chance = random();
      if (chance < 0.3) {
        parts.sides.push(box(0.3, 1.16, 0.3, 0.34));
        parts.edges.push(box(0.32, 1.04, 0.03, 0.14), box(0.55, 1.04, 0.03, 0.14), box(0.27, 1.48, 0.36, 0.05));
      } else if (chance < 0.7) parts.walls.push(box(0.2, 1.04, 0.3, 0.16));
      if (random() < 0.3) parts.edges.push(box(0.74, 1.04, 0.02, 0.6));
    }

    function windows(): void {
      const rows = Math.max(2, Math.round((height / tall) * 2.8));
      for (let row = 0; row < rows; row += 1) {
        for (const column of [0.08, 0.27, 0.46]) {
          if (random() < 0.2) continue;
          const [left, up] = [foot.x + (sun > 0 ? column : 1 - column - 0.1) * width, ((row + 0.34) / rows) * height];
          const pane = rectanglePath({
            x: left,
            y: foot.y - up - (height / rows) * 0.42,
            width: width * 0.1,
            height: (height / rows) * 0.44,
          });
          (random() < 0.36 ? parts.lamps : parts.panes).push(pane);
        }
      }
    }
  }
}
