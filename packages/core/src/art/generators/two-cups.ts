import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { polygon, smoothLine } from '../drawing/outlines.ts';
import { roundedBox } from '../drawing/rounded-box.ts';
import { breakfastCup, roundTeapot } from '../things/breakfast-cups.ts';
import { flowerJug } from '../things/flower-jug.ts';
import { gardenWindow } from '../things/garden-window.ts';
import { wornTable } from '../things/kitchen-table.ts';

const SUN: Rgba = { r: 255, g: 226, b: 162, a: 1 };
const SKY: Rgba = { r: 186, g: 214, b: 220, a: 1 };
const LEAF: Rgba = { r: 98, g: 132, b: 70, a: 1 };
const OAK: Rgba = { r: 172, g: 118, b: 74, a: 1 };
const PETALS = [
  { r: 226, g: 92, b: 104, a: 1 },
  { r: 248, g: 206, b: 96, a: 1 },
  { r: 176, g: 142, b: 204, a: 1 },
] as const satisfies readonly Rgba[];

/** A kitchen table in the morning with two cups, a teapot, flowers and a letter, before a wide window on a garden. */
export const twoCups = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1400, standard: 640, isPlace: true }, // End of the words on the wall.
    edge: { least: 300, most: 2000, standard: 1360, isPlace: true }, // The author's name begins.
    night: { label: 'dusk', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm } = parameters;
    const edge = Math.max(calm + 240, parameters.edge);
    const room = edge - calm;
    const isDim = parameters.night > 0;
    const side = (x: number) => (parameters.mirrored > 0 ? 1000 - x : x);
    const bottom = area.y + area.height;
    const size = Math.min(1, room / 720);
    const shade = mixColours(colours.darkest, { r: 30, g: 18, b: 22, a: 1 }, 0.5);
    const sun = mixColours(SUN, colours.accent, 0.1);
    const wall = isDim ? colours.dark : colours.light;
    const frame = mixColours(mixColours(colours.paper, WHITE, 0.2), shade, isDim ? 0.16 : 0.04);
    const far = calm + room * 0.66;
    const sill = calm + room * 0.52;
    const wood = mixColours(mixColours(OAK, colours.main, 0.14), shade, isDim ? 0.16 : 0);
    const window = { x: 96, y: calm + 34, width: 808, height: sill - calm - 34 };
    const china = mixColours(mixColours(colours.paper, WHITE, 0.3), shade, isDim ? 0.1 : 0.02);
    const light = { shade, sun } as const;
    return [
      painted(
        linearPaint({ x: area.x, y: area.y }, { x: area.x + area.width, y: far }, [
          mixColours(wall, isDim ? sun : WHITE, 0.08),
          wall,
          mixColours(wall, shade, 0.1),
        ]),
        rectanglePath(area),
      ),
      glow({ x: side(300), y: sill }, 760, withAlpha(sun, isDim ? 0.2 : 0.5)),
      ...panel(),
      ...gardenWindow(chanceOf, window, {
        sky: [mixColours(SKY, colours.second, 0.14), mixColours(mixColours(sun, colours.paper, 0.4), colours.accent, isDim ? 0.2 : 0.06)],
        leaf: mixColours(LEAF, colours.second, 0.2),
        petals: [mixColours(PETALS[0], colours.accent, 0.4), PETALS[1], mixColours(PETALS[2], colours.main, 0.2)],
        sun,
        shade,
        frame,
        hill: mixColours(colours.main, SKY, 0.4),
      }),
      ...ledge(),
      ...chair(side(250)),
      ...chair(side(742)),
      ...wornTable(chanceOf('table'), wood, { area: { ...area, height: edge - area.y }, far, sun, shade }),
      ...apron(),
      ...spread(),
    ];

    /** Boards of the wall between the window and the table. */
    function panel(): readonly SceneNode[] {
      const tone = mixColours(wall, isDim ? shade : frame, isDim ? 0.2 : 0.5);
      const lines = Array.from({ length: Math.ceil(area.width / 58) }, (_, index) =>
        rectanglePath({ x: area.x + index * 58, y: sill, width: 3, height: far - sill }),
      );
      return [
        filled(tone, rectanglePath({ ...area, y: sill, height: bottom - sill })),
        filled(withAlpha(shade, 0.22), ...lines),
        filled(mixColours(tone, WHITE, 0.3), rectanglePath({ x: area.x, y: sill - 4, width: area.width, height: 7 })),
      ];
    }

    /** The window's sill, with the light on it. */
    function ledge(): readonly SceneNode[] {
      const board = { x: window.x - 62, y: sill - 4, width: window.width + 124, height: 24 };
      return [
        shadowOf([filled(shade, rectanglePath(board))], withAlpha(shade, 0.5), { x: 8, y: 16 }, 9),
        painted(
          linearPaint({ x: 0, y: board.y }, { x: 0, y: board.y + board.height }, [
            mixColours(frame, sun, 0.6),
            frame,
            mixColours(frame, shade, 0.34),
          ]),
          rectanglePath(board),
        ),
      ];
    }

    /** The back of a chair beyond the table. */
    function chair(x: number): readonly SceneNode[] {
      const [half, top] = [104 * size, sill - 40 * size];
      const tone = mixColours(mixColours(colours.second, wood, 0.3), shade, 0.12);
      const rail = (y: number, high: number) =>
        polygon([
          { x: x - half, y },
          { x, y: y - 8 * size },
          { x: x + half, y },
          { x: x + half, y: y + high },
          { x, y: y + high - 8 * size },
          { x: x - half, y: y + high },
        ]);
      const posts = [-1, 1].map((sign) =>
        roundedBox({ x: x + sign * half - 9 * size, y: top - 16 * size, width: 18 * size, height: far - top + 20 }, 8 * size),
      );
      const rails = [rail(top, 34 * size), rail(top + 62 * size, 24 * size), rail(top + 112 * size, 24 * size)];
      return [
        shadowOf([filled(shade, ...posts, ...rails)], withAlpha(shade, 0.4), { x: 16, y: 8 }, 8),
        painted(
          linearPaint({ x: x - half, y: 0 }, { x: x + half, y: 0 }, [mixColours(tone, sun, 0.5), tone, mixColours(tone, shade, 0.4)]),
          ...rails,
          ...posts,
        ),
        stroked(
          withAlpha(mixColours(sun, WHITE, 0.4), 0.7),
          2.4,
          smoothLine([
            { x: x - half, y: top },
            { x, y: top - 8 * size },
            { x: x + half, y: top },
          ]),
        ),
      ];
    }

    /** The near edge of the table, and its front in the shade. */
    function apron(): readonly SceneNode[] {
      return [
        painted(
          linearPaint({ x: 0, y: edge }, { x: 0, y: bottom }, [mixColours(colours.darkest, wood, 0.14), colours.darkest, colours.darkest]),
          rectanglePath({ ...area, y: edge, height: bottom - edge }),
        ),
        painted(
          linearPaint({ x: 0, y: edge - 5 }, { x: 0, y: edge + 13 }, [mixColours(wood, sun, 0.6), mixColours(wood, shade, 0.5)]),
          rectanglePath({ ...area, y: edge - 5, height: 18 }),
        ),
        painted(
          linearPaint({ x: 0, y: edge + 13 }, { x: 0, y: edge + 46 }, [withAlpha(shade, 0.6), withAlpha(shade, 0)]),
          rectanglePath({ ...area, y: edge + 13, height: 33 }),
        ),
      ];
    }

    /** The things on the table, the farthest first. */
    function spread(): readonly SceneNode[] {
      const y = far + (edge - far) * 0.2;
      return [
        ...flowerJug(
          chanceOf('jug'),
          { foot: { x: side(508), y: y + 6 * size }, tall: 132 * size, reach: 150 * size, bloom: 30 * size, lightFrom: -1 },
          {
            glaze: mixColours(china, colours.second, 0.25),
            band: colours.accent,
            green: mixColours(LEAF, shade, 0.16),
            petals: [mixColours(PETALS[0], colours.accent, 0.4), mixColours(PETALS[1], WHITE, 0.3)],
            shade,
          },
        ),
        ...roundTeapot({ x: side(190), y: y + 60 * size }, 74 * size, mixColours(colours.second, colours.darkest, 0.06), china, {
          ...light,
          handle: -1,
        }),
        ...letter({ x: side(560), y: edge - 66 * size }),
        ...breakfastCup({ x: side(356), y: edge - 100 * size }, 104 * size, china, colours.accent, { ...light, handle: -1 }),
        ...breakfastCup({ x: side(766), y: edge - 128 * size }, 98 * size, china, mixColours(colours.second, colours.main, 0.2), {
          ...light,
          handle: 1,
        }),
      ];
    }

    /** A letter that was unfolded, and its envelope. */
    function letter(at: Point): readonly SceneNode[] {
      const place = (x: number, down: number): Point => ({ x: at.x + x * size, y: at.y + down * size });
      const sheet = polygon([place(-70, -60), place(86, -76), place(120, 6), place(-58, 26)]);
      const envelope = polygon([place(10, -16), place(150, -34), place(176, 30), place(22, 50)]);
      const lines = Array.from({ length: 5 }, (_, index) =>
        smoothLine([
          place(-52 + index * 2, -42 + index * 13),
          place(10, -50 + index * 13),
          place(70 + (index % 2) * 14 + index * 5, -58 + index * 14),
        ]),
      );
      const paper = mixColours(mixColours(colours.paper, sun, 0.16), shade, 0.03);
      return [
        shadowOf([filled(shade, sheet, envelope)], withAlpha(shade, 0.5), { x: 7, y: 7 }, 5),
        filled(mixColours(paper, shade, 0.1), envelope),
        stroked(withAlpha(shade, 0.3), 2, smoothLine([place(10, -16), place(92, 16), place(150, -34)])),
        painted(linearPaint(place(-70, -60), place(120, 20), [mixColours(paper, WHITE, 0.5), paper]), sheet),
        stroked(withAlpha(mixColours(shade, colours.main, 0.3), 0.7), 2.2 * size, ...lines),
      ];
    }
  },
});
