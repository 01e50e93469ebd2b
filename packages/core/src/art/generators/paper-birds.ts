import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, glowBelow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine } from '../drawing/outlines.ts';
import { liftedPage } from '../things/lifted-pages.ts';
import { grainedTable, onPage, type OpenBook, openStorybook } from '../things/open-storybook.ts';
import { type CraneLight, craneOutline, type PaperCrane, paperCrane } from '../things/paper-crane.ts';
import { fallingLight } from '../things/light-behind-words.ts';

const SUN: Rgba = { r: 255, g: 232, b: 184, a: 1 };
const IVORY: Rgba = { r: 255, g: 250, b: 238, a: 1 };
const WOOD: Rgba = { r: 150, g: 98, b: 62, a: 1 };

/** The large birds: their distance from the middle, their height over the book as a share of the room, their reach as a share of it. */
const LARGE: readonly (readonly [number, number, number, number])[] = [
  [215, 0.36, 0.5, 0],
  [-285, 0.5, 0.33, 2],
  [330, 0.74, 0.235, 1],
  [-20, 0.73, 0.2, 0],
  [-395, 0.13, 0.2, 1],
  [20, 0.5, 0.14, 3],
  [425, 0.44, 0.12, 3],
];
const SMALL = 20;

/** Birds folded of paper that rise from the pages of an open book in a curve, with their shadows on a wall in the sun. */
export const paperBirds = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 600, isPlace: true }, // End of the words.
    floor: { least: 420, most: 1800, standard: 1330, isPlace: true }, // The front edge of the book.
    dark: { label: 'night', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, mirrored } = parameters;
    const floor = Math.max(calm + 300, parameters.floor);
    const isDark = parameters.dark > 0;
    const side = mirrored > 0 ? -1 : 1;
    const whole = floor - calm;
    const deep = Math.min(150, whole * 0.2);
    const wall = colours.paper;
    const shade = mixColours(colours.darkest, BLACK, 0.12);
    const light = mixColours(SUN, colours.light, 0.15);
    // Warm light alone would turn a blue or green wall to olive.
    const sunny = mixColours(mixColours(wall, WHITE, 0.5), light, 0.3);
    const leaf = mixColours(IVORY, isDark ? colours.light : WHITE, 0.2);
    const cast = mixColours(mixColours(wall, shade, 0.75), colours.dark, 0.2);
    const book: OpenBook = {
      foot: { x: 500 - side * 60, y: floor },
      wide: Math.min(640, whole * 0.98),
      deep,
      tones: { cover: mixColours(colours.accent, shade, 0.1), paper: leaf, print: shade, shade: mixColours(shade, WOOD, 0.3), light },
    };
    const rear = onPage(book, 1, 0, 0).y;
    const room = rear - calm;
    const lamp: CraneLight = { from: [-side * 0.5, 0.72, 0.72], light, shade: mixColours(cast, colours.second, 0.25) };
    const birds = flock();
    return [
      ...plaster(),
      ...windowLight(),
      // A bird near the viewer is far from the wall, so its shadow lies farther away and is softer.
      ...birds.map((bird) =>
        shadowOf(
          [craneOutline(bird, cast)],
          withAlpha(cast, 0.34 + 0.3 * Math.max(0, 1 - bird.reach / 260)),
          { x: side * (10 + bird.reach * 0.42), y: 12 + bird.reach * 0.4 },
          2.5 + bird.reach * 0.055,
        ),
      ),
      ...grainedTable(chanceOf('grain'), area, rear + 14, floor + 170, {
        wood: mixColours(mixColours(WOOD, colours.dark, 0.06), isDark ? shade : colours.light, isDark ? 0.26 : 0.16),
        shade: mixColours(shade, WOOD, 0.16),
        light,
      }),
      ...openStorybook(book),
      ...rising(),
      glow({ x: 500, y: rear }, room * 0.62, withAlpha(light, isDark ? 0.3 : 0.24)),
      ...birds.toSorted((first, second) => first.reach - second.reach).flatMap((bird) => paperCrane(bird, lamp)),
    ];

    /** The wall: clear under the words, lighter where the sun lies on it, with strokes of the trowel. */
    function plaster(): readonly SceneNode[] {
      const random = chanceOf('plaster');
      const strokes = (count: number) =>
        Array.from({ length: count }, () => {
          const [x, y] = [between(random, area.x, area.x + area.width), between(random, area.y, rear)];
          const [long, turn] = [between(random, 30, 110), between(random, -0.5, 0.5)];
          return smoothLine([
            { x, y },
            { x: x + long * 0.5, y: y + long * turn * 0.3 - 6 },
            { x: x + long, y: y + long * turn },
          ]);
        });
      const lower = mixColours(wall, sunny, isDark ? 0.4 : 0.7);
      const many = Math.round(area.width / 14);
      return [
        painted(
          linearPaint({ x: 0, y: area.y }, { x: 0, y: rear }, [mixColours(wall, shade, 0.1), wall, wall, lower]),
          rectanglePath(area),
        ),
        ...fallingLight({ area, end: rear, side }, withAlpha(sunny, isDark ? 0.18 : 0.6)),
        stroked(withAlpha(sunny, isDark ? 0.05 : 0.3), 16, ...strokes(many)),
        stroked(withAlpha(cast, isDark ? 0.05 : 0.02), 14, ...strokes(many)),
      ];
    }

    /** The light of a window on the wall, under the words. */
    function windowLight(): readonly SceneNode[] {
      const [top, bottom] = [calm + room * 0.12, rear + 10];
      const pane = (from: number, to: number, high: number, low: number) => {
        const at = (x: number, down: number): Point => ({ x: 500 + side * (x + down * 190), y: top + (bottom - top) * down });
        return polygon([at(from, high), at(to, high), at(to, low), at(from, low)]);
      };
      const tone = withAlpha(isDark ? sunny : mixColours(light, WHITE, 0.4), isDark ? 0.7 : 0.75);
      const panes = [pane(-420, -190, 0, 0.46), pane(-160, 70, 0, 0.46), pane(-420, -190, 0.52, 1), pane(-160, 70, 0.52, 1)];
      return [
        glowBelow(calm, { x: 500 - side * 60, y: calm + room * 0.56 }, room * 0.56, withAlpha(sunny, isDark ? 0.5 : 0.5)),
        shadowOf([filled(tone, ...panes)], tone, { x: 0, y: 0 }, 7),
      ];
    }

    /** Pages that lift in the draft of the birds. */
    function rising(): readonly SceneNode[] {
      const tones = { lit: leaf, shade: lamp.shade, print: shade };
      const lean = (angle: number) => (side > 0 ? angle : Math.PI - angle);
      return [
        shadowOf(
          [filled(shade, ellipse({ x: book.foot.x - side * 90, y: floor - deep * 0.42 }, 120, deep * 0.2))],
          withAlpha(lamp.shade, 0.4),
          { x: 0, y: 0 },
          16,
        ),
        ...liftedPage(book, lean(2.7), side * -0.75, tones),
        ...liftedPage(book, lean(2.15), side * -0.95, tones),
        ...liftedPage(book, lean(0.75), side * 0.55, tones),
      ];
    }

    /** The birds: a few large ones, and small ones along the rest of the curve up to the words. */
    function flock(): readonly PaperCrane[] {
      const random = chanceOf('flock');
      const most = Math.min(room, 640);
      const papers = [leaf, colours.accent, colours.second, mixColours(colours.accent, SUN, 0.5)];
      const bird = (middle: Point, reach: number, kind: number): PaperCrane => ({
        middle,
        reach,
        heading: (side > 0 ? 0 : Math.PI) + between(random, -0.6, 0.35) * side,
        climb: between(random, 0.1, 0.45),
        roll: between(random, 0.25, 0.5),
        wings: between(random, 0.6, 1),
        paper: papers[kind] ?? leaf,
        print: kind === 0 ? shade : null,
      });
      const large = LARGE.map(([x, up, share, kind]) => {
        const reach = share * most * 0.94;
        return bird({ x: 500 + side * x, y: Math.max(calm + reach * 1.2, rear - up * room) }, reach, kind);
      });
      const all = [...large];
      for (let index = 0, tries = 0; index < SMALL && tries < 400; tries += 1) {
        const way = between(random, 0.3, 1);
        const reach = most * (0.1 - 0.068 * way) * between(random, 0.8, 1.25);
        const middle = {
          x: 500 + side * (Math.sin(way * 5.4 - 0.9) * 310 * (0.6 + 0.4 * way) + between(random, -110, 110)),
          y: Math.max(calm + 12 + reach, rear - way * (room - 10) + between(random, -50, 50)),
        };
        const isFree = all.every(
          (other) => Math.hypot(other.middle.x - middle.x, other.middle.y - middle.y) > (other.reach + reach) * 0.82,
        );
        if (!isFree || Math.abs(middle.x - 500) > 450) continue;
        all.push(bird(middle, reach, index % 3 === 1 ? 1 + (index % 2) : index % 5 === 0 ? 3 : 0));
        index += 1;
      }
      return all;
    }
  },
});
