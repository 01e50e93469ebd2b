import { BLACK, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar } from '../drawing/outlines.ts';
import { type CutFruitId, SAVORY_FRUIT, SWEET_FRUIT, cutFruit as drawHalf } from '../things/cut-fruit.ts';
import { leaf, sprig } from '../things/plants.ts';

/** Where the halves lie under the words: across, down as a share of the room, and how large as a share of the room. */
const PLACES = [
  { x: 60, down: 0.3, size: 0.25 },
  { x: 930, down: 0.26, size: 0.3 },
  { x: 500, down: 0.36, size: 0.27 },
  { x: 215, down: 0.8, size: 0.34 },
  { x: 760, down: 0.86, size: 0.36 },
  { x: 480, down: 1.02, size: 0.24 },
  { x: -20, down: 0.98, size: 0.26 },
  { x: 1030, down: 0.78, size: 0.22 },
] as const;

/** Halves of fruit and vegetables, very large, on a bright ground, that run off three edges of the front; herbs lie between them. */
export const cutFruit = defineGenerator({
  group: 'plants',
  parameters: {
    end: { least: 200, most: 1500, standard: 700, isPlace: true }, // End of the words.
    foot: { least: 400, most: 2000, standard: 1400, isPlace: true }, // The lowest line that is seen.
    first: { label: 'fruit', least: 0, most: SAVORY_FRUIT.length - 1, standard: 0, step: 1 },
    sweet: { label: 'sweet', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { end, first, mirrored, sweet } = parameters;
    const kinds: readonly CutFruitId[] = sweet > 0 ? SWEET_FRUIT : SAVORY_FRUIT;
    const foot = Math.max(end + 200, parameters.foot);
    const room = foot - end;
    const ground = colours.light;
    const shade = mixColours(ground, mixColours(colours.darkest, BLACK, 0.3), 0.7);
    const side = (x: number) => (mirrored > 0 ? 1000 - x : x);
    const green = { r: 70, g: 138, b: 72, a: 1 };
    const largest = Math.min(room, 900);
    return [
      painted(
        linearPaint({ x: area.x, y: area.y }, { x: area.x + area.width, y: foot }, [
          mixColours(ground, WHITE, 0.14),
          ground,
          mixColours(ground, BLACK, 0.08),
        ]),
        rectanglePath(area),
      ),
      glow({ x: side(260), y: area.y + 260 }, 760, withAlpha(mixColours(ground, WHITE, 0.6), 0.5)),
      ...herbs(),
      ...PLACES.flatMap(({ x, down, size }, index) => {
        // A step of five visits every kind of both lists before any comes again.
        const id = kinds[(Math.round(first) + index * 5) % kinds.length] ?? 'lemon';
        const radius = largest * size;
        // The highest halves keep away from the words.
        const at = { x: side(x), y: Math.max(end + 30 + radius, end + room * down) };
        return drawHalf(chanceOf(`half ${index}`), at, radius, id, shade);
      }),
      ...drops(),
    ];

    function herbs(): readonly SceneNode[] {
      return [
        { x: 280, down: 0.5, angle: -1.1 },
        { x: 720, down: 0.56, angle: -2 },
        { x: 500, down: 0.74, angle: -0.5 },
      ].flatMap(({ x, down, angle }, index) => {
        const random = chanceOf(`herb ${index}`);
        const root: Point = { x: side(x), y: end + room * (down + 0.16) };
        const twig = sprig(random, root, largest * 0.42, mirrored > 0 ? -Math.PI - angle : angle, 'laurel');
        return [
          shadowOf([filled(green, twig.leaves)], withAlpha(shade, 0.4), { x: 5, y: 8 }, 6),
          filled(green, twig.leaves),
          stroked(mixColours(green, BLACK, 0.3), 4, twig.stem),
        ];
      });
    }

    /** Drops of juice, seeds and torn leaves on the ground. */
    function drops(): readonly SceneNode[] {
      const random = chanceOf('drops');
      const spots = Array.from({ length: 16 }, () => ({
        x: between(random, area.x, area.x + area.width),
        y: between(random, end + 20, end + room * 0.2),
      }));
      return [
        filled(withAlpha(WHITE, 0.6), ...spots.slice(0, 9).map((spot) => ellipse(spot, between(random, 3, 8)))),
        filled(green, ...spots.slice(9).map((spot) => leaf(polar(spot, 4, 0), between(random, 18, 34), random() * 6.28, 0.5))),
      ];
    }
  },
});
