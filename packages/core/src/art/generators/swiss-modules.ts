import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { translation } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { oneOf, wholeBetween } from '../drawing/chance.ts';
import { clipped, filled, glow, layered, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon } from '../drawing/outlines.ts';

/** A sheet's shadow on the one under it, and the bright edge of its cut, as shares of a module's side. */
const SHADOW = { across: 0.035, down: 0.055, blur: 0.04, alpha: 0.42 } as const;
const CUT = 0.012;
/** One in so many modules is a hole and not a raised sheet. */
const HOLES = 4;

/** Squares, discs and quarters of cut paper over the whole width: colored ones rise like a chart before others in the paper's own color. */
export const swissModules = defineGenerator({
  group: 'geometry',
  parameters: {
    base: { least: 450, most: 1800, standard: 1390, isPlace: true },
    rows: { label: 'rows', least: 1, most: 12, standard: 5, step: 1 },
    columns: { label: 'columns', least: 3, most: 10, standard: 6, step: 1 },
    rise: { label: 'stairsWaveOrGrowth', least: 0, most: 2, standard: 0, step: 1 },
  },
  draw: ({ area, colours, random, chanceOf, parameters }) => {
    const { base, rows, rise } = parameters;
    const columns = Math.round(parameters.columns);
    const side = 1000 / columns;
    const inks = [colours.dark, colours.accent, colours.main, colours.second, colours.darkest] as const;
    const pale = [colours.paper, mixColours(colours.paper, colours.light, 0.35), mixColours(colours.paper, WHITE, 0.5)] as const;
    const shade = mixColours(colours.darkest, { r: 30, g: 20, b: 30, a: 1 }, 0.5);
    const [first, last] = [Math.floor(area.x / side), Math.ceil((area.x + area.width) / side)];
    const modules = Array.from({ length: rows * (last - first) }, (_, index) => {
      const row = Math.floor(index / (last - first));
      return moduleAt(first + (index % (last - first)), row);
    });
    const top = base - rows * side;
    const wall = rectanglePath({ x: area.x, y: top, width: area.width, height: rows * side });
    return [
      filled(colours.paper, rectanglePath(area)),
      clipped(wall, [
        ...modules.flat(),
        // The light falls in from the upper left.
        layered([glow({ x: 120, y: top }, 1100, withAlpha({ r: 255, g: 244, b: 216, a: 1 }, 0.6))], { blend: 'soft-light' }),
        layered([painted(linearPaint({ x: 300, y: top }, { x: 1000, y: base }, [withAlpha(shade, 0), withAlpha(shade, 0.22)]), wall)], {
          blend: 'multiply',
        }),
      ]),
    ];

    /** The number of colored modules in a column. */
    function heightOf(column: number): number {
      const along = Math.min(1, Math.max(0, column / Math.max(1, columns - 1)));
      const share = rise === 0 ? 0.2 + 0.8 * along : rise === 1 ? 0.58 + 0.42 * Math.sin(along * 6.4 + 3.4) : 0.18 + 0.82 * along ** 2;
      return Math.max(1, Math.round(share * rows));
    }

    function moduleAt(column: number, row: number): readonly SceneNode[] {
      const high = heightOf(column);
      const corner = { x: column * side, y: base - (row + 1) * side };
      const square = rectanglePath({ ...corner, width: side + 0.5, height: side + 0.5 });
      const isColoured = row < high;
      const isCrest = row === high - 1;
      const ground = isColoured && !isCrest ? oneOf(random, inks) : oneOf(random, pale);
      const others = inks.filter((ink) => ink !== ground);
      const ink = isCrest
        ? colours.accent
        : isColoured
          ? oneOf(random, [others[0] ?? colours.accent, ...others.slice(1), colours.paper])
          : oneOf(random, pale);
      const shape = isCrest ? quarter({ x: corner.x + side, y: corner.y + side }, side, Math.PI) : cutShape(random, corner, side);
      const isHole = !isCrest && wholeBetween(random, 1, HOLES) === 1;
      return [
        filled(grain(ground, chanceOf(`sheet ${column} ${row}`)), square),
        ...(isHole ? hole(shape, corner, ink) : raised(shape, ink)),
        crease(corner),
      ];
    }

    /** No two sheets have quite the same tone. */
    function grain(tone: Rgba, chance: Random): Rgba {
      return mixColours(tone, chance() < 0.5 ? WHITE : shade, chance() * 0.06);
    }

    function raised(shape: Path, ink: Rgba): readonly SceneNode[] {
      const sheet = filled(ink, shape);
      const rim = side * CUT;
      return [
        shadowOf([sheet], withAlpha(shade, SHADOW.alpha), { x: side * SHADOW.across, y: side * SHADOW.down }, side * SHADOW.blur),
        sheet,
        clipped(shape, [
          stroked(withAlpha(shade, 0.22), rim * 1.6, transformPath(shape, translation(-rim * 0.4, -rim * 0.4))),
          stroked(withAlpha(WHITE, 0.5), rim * 1.6, transformPath(shape, translation(rim * 0.6, rim * 0.6))),
        ]),
      ];
    }

    /** A cut through the upper sheet, whose edge throws its shadow on the one below. */
    function hole(shape: Path, { x, y }: Point, ink: Rgba): readonly SceneNode[] {
      const around = rectanglePath({ x: x - side, y: y - side, width: side * 3, height: side * 3 });
      const sheet: SceneNode = { kind: 'fill', rule: 'evenodd', path: [...around, ...shape], paint: { kind: 'solid', colour: shade } };
      return [
        clipped(shape, [
          filled(mixColours(ink, shade, 0.12), shape),
          shadowOf([sheet], withAlpha(shade, 0.62), { x: side * SHADOW.across * 1.3, y: side * SHADOW.down * 1.3 }, side * SHADOW.blur),
        ]),
        stroked(withAlpha(WHITE, 0.28), side * CUT * 0.7, shape),
      ];
    }

    /** The joint between two sheets. */
    function crease({ x, y }: Point): SceneNode {
      return {
        kind: 'group',
        children: [
          filled(
            withAlpha(shade, 0.16),
            rectanglePath({ x: x + side - 1.2, y, width: 2.4, height: side }),
            rectanglePath({ x, y: y + side - 1.2, width: side, height: 2.4 }),
          ),
          filled(
            withAlpha(WHITE, 0.3),
            rectanglePath({ x, y, width: side, height: 1.6 }),
            rectanglePath({ x, y, width: 1.6, height: side }),
          ),
        ],
      };
    }
  },
});

/** One of the plain shapes that a module is cut in. */
function cutShape(random: Random, { x, y }: Point, side: number): Path {
  const middle = { x: x + side / 2, y: y + side / 2 };
  const turn = (wholeBetween(random, 0, 3) * Math.PI) / 2;
  const corners = [
    { x, y },
    { x: x + side, y },
    { x: x + side, y: y + side },
    { x, y: y + side },
  ] as const;
  const corner = oneOf(random, corners);
  switch (wholeBetween(random, 0, 5)) {
    case 0:
      return polygon(corners.filter((each) => each !== corner));
    case 1:
      return ellipse(middle, side * 0.36);
    case 2:
      return halfDisc(polar(middle, side / 2, turn), side / 2, turn + Math.PI / 2);
    case 3:
      return polygon([0, 1, 2, 3].map((index) => polar(middle, side * 0.4, (index * Math.PI) / 2)));
    default:
      return quarter(
        corner,
        side,
        corner === corners[0] ? 0 : corner === corners[1] ? Math.PI / 2 : corner === corners[2] ? Math.PI : -Math.PI / 2,
      );
  }
}

/** A quarter of a disc about a corner, clockwise from `angle`. */
function quarter(corner: Point, side: number, angle: number): Path {
  return polygon([corner, ...arc(corner, side, angle, Math.PI / 2)]);
}

function halfDisc(middle: Point, radius: number, angle: number): Path {
  return polygon(arc(middle, radius, angle, Math.PI));
}

function arc(middle: Point, radius: number, angle: number, sweep: number): readonly Point[] {
  return Array.from({ length: 21 }, (_, index) => polar(middle, radius, angle + (index / 20) * sweep));
}
