import type { Point } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import { between, wholeBetween } from '../drawing/chance.ts';
import { ellipse, polygon, smoothLine } from '../drawing/outlines.ts';

interface Place {
  /** The middle of the tower's face. */
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  /** The side on which its other face is seen: 1 to the right. */
  readonly toward: 1 | -1;
  /** The upper edge below which windows are lit. */
  readonly lightsFrom: number;
  /** The height of the viewer's eyes: lines along the street fall towards it from above, and rise from below. */
  readonly eye: number;
}

/** The parts of a tower, each for a color of its own. */
export interface Tower {
  readonly face: Path;
  /** The face that looks along the street. */
  readonly side: Path;
  /** Seams and edges. */
  readonly lines: Path;
  readonly windows: Path;
  /** Long bands of light. */
  readonly bands: Path;
  readonly beacons: Path;
}

/** A tower of another age: with steps and a mast, a slanted roof, a blade, or with collars and a dome. */
export function futureTower(random: Random, { x, width, top, bottom, toward, lightsFrom, eye }: Place): Tower {
  const half = width / 2;
  const deep = width * between(random, 0.22, 0.42);
  const kind = wholeBetween(random, 0, 4);
  const box = (from: number, to: number, up: number, down: number): Path =>
    polygon([
      { x: x + from, y: up },
      { x: x + to, y: up },
      { x: x + to, y: down },
      { x: x + from, y: down },
    ]);
  const edge = x + toward * half;
  /** Where a level line ends at the far edge of the side. */
  const along = (y: number) => y + (eye - y) * Math.min(0.2, (deep / width) * 0.42);
  const shoulder = top + width * between(random, 0.5, 1.1);
  const sideFrom = (up: number): Path =>
    polygon([
      { x: edge, y: up },
      { x: edge + toward * deep, y: along(up) },
      { x: edge + toward * deep, y: bottom },
      { x: edge, y: bottom },
    ]);
  const mast = (at: number, foot: number, tall: number): Path =>
    polygon([
      { x: at - width * 0.022, y: foot },
      { x: at - width * 0.006, y: foot - tall },
      { x: at + width * 0.006, y: foot - tall },
      { x: at + width * 0.022, y: foot },
    ]);
  const head = headOf();
  const rows = windowRows();
  return { ...head, lines: lines(), windows: rows.windows, bands: rows.bands };

  function headOf(): Pick<Tower, 'face' | 'side' | 'beacons'> {
    if (kind === 0) {
      const second = shoulder - width * 0.5;
      const tip: Point = { x, y: top - width * 0.9 };
      return {
        face: [
          ...box(-half, half, shoulder, bottom),
          ...box(-half * 0.66, half * 0.66, second, shoulder + 2),
          ...box(-half * 0.34, half * 0.34, top, second + 2),
          ...mast(x, top + 2, width * 0.9),
        ],
        side: [...sideFrom(shoulder), ...box(half * 0.2 * toward, half * 0.66 * toward, second, shoulder)],
        beacons: ellipse(tip, Math.max(1.6, width * 0.02)),
      };
    }
    if (kind === 1) {
      const roof = polygon([
        { x: x - toward * half, y: top },
        { x: edge, y: shoulder },
        { x: edge, y: bottom },
        { x: x - toward * half, y: bottom },
      ]);
      return {
        face: roof,
        side: sideFrom(shoulder),
        beacons: ellipse({ x: x - toward * half * 0.96, y: top }, Math.max(1.6, width * 0.018)),
      };
    }
    if (kind === 2) {
      const curve = Array.from({ length: 9 }, (_, index): Point => {
        const share = index / 8;
        return {
          x: x - toward * half + toward * width * Math.sin((share * Math.PI) / 2),
          y: top + (shoulder + width - top) * (1 - Math.cos((share * Math.PI) / 2)),
        };
      });
      const foot = curve.at(-1)?.y ?? shoulder;
      return {
        face: polygon([...curve, { x: edge, y: bottom }, { x: x - toward * half, y: bottom }]),
        side: sideFrom(foot),
        beacons: [],
      };
    }
    if (kind === 3) {
      const collars = [0.35, 1.5, 3].flatMap((down) => {
        const at = shoulder + width * down;
        return [
          ...box(-half * 1.22, half * 1.22, at, at + width * 0.12),
          ...box(-half * 1.1, half * 1.1, at + width * 0.12, at + width * 0.2),
        ];
      });
      return {
        face: [
          ...box(-half, half, shoulder, bottom),
          ...ellipse({ x, y: shoulder }, half * 0.9, half * 0.62),
          ...collars,
          ...mast(x, shoulder - half * 0.55, width * 0.8),
        ],
        side: sideFrom(shoulder + width * 0.1),
        beacons: ellipse({ x, y: shoulder - half * 0.55 - width * 0.8 }, Math.max(1.6, width * 0.02)),
      };
    }
    // Two slabs with a slit between them.
    const other = shoulder + width * 0.5;
    const left = toward > 0 ? shoulder - width * 0.3 : other;
    const right = toward > 0 ? other : shoulder - width * 0.3;
    return {
      face: [
        ...box(-half, -half * 0.12, left, bottom),
        ...box(half * 0.08, half, right, bottom),
        ...box(-half * 0.2, half * 0.2, other + width * 0.3, other + width * 0.42),
        ...box(-half * 0.2, half * 0.2, other + width * 1.4, bottom),
      ],
      side: sideFrom(other),
      beacons: ellipse({ x: x - toward * half * 0.5, y: shoulder - width * 0.32 }, Math.max(1.6, width * 0.018)),
    };
  }

  function lines(): Path {
    const from = shoulder + width * 1.1;
    const ribs = [-0.5, 0, 0.5].flatMap((share) =>
      smoothLine([
        { x: x + share * width * 0.82, y: from },
        { x: x + share * width * 0.82, y: bottom },
      ]),
    );
    return [
      ...ribs,
      ...smoothLine([
        { x: edge, y: from },
        { x: edge, y: bottom },
      ]),
    ];
  }

  /** Storeys with their windows, which are lit in groups, and bands of light where a storey is open all around. */
  function windowRows(): Pick<Tower, 'windows' | 'bands'> {
    const [windows, bands]: [Path[], Path[]] = [[], []];
    const columns = width > 90 ? 15 : 10;
    const storey = Math.max(7.5, width * 0.075);
    const cell = width / (columns + 1);
    const first = Math.max(shoulder + width * 0.9, lightsFrom);
    for (let y = first; y < bottom - storey; y += storey) {
      if (random() < 0.07) {
        bands.push(box(-half * 0.94, half, y, y + storey * 0.26), onSide(0, 0.94, y, storey * 0.26));
        continue;
      }
      if (random() < 0.24) continue;
      const start = wholeBetween(random, 0, columns - 1);
      const count = wholeBetween(random, 1, 4);
      for (let index = start; index < Math.min(columns, start + count); index += 1) {
        const at = -half + cell * (index + 0.7);
        windows.push(box(at, at + cell * 0.62, y, y + storey * 0.42));
      }
      if (random() < 0.4) {
        const from = between(random, 0.1, 0.6);
        windows.push(onSide(from, from + between(random, 0.12, 0.3), y, storey * 0.4));
      }
    }
    return { windows: windows.flat(), bands: bands.flat() };
  }

  /** A strip on the side that looks along the street, between shares of its depth. */
  function onSide(from: number, to: number, y: number, tall: number): Path {
    const spot = (share: number, down: number): Point => ({ x: edge + toward * deep * share, y: down + (along(down) - down) * share });
    return polygon([spot(from, y), spot(to, y), spot(to, y + tall), spot(from, y + tall)]);
  }
}
