import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { castShadow } from '../drawing/cast-shadow.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, glowBelow, layered, linearPaint, painted, skyDown } from '../drawing/nodes.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { bellTower } from '../things/bell-tower.ts';
import { dancingCouple } from '../things/dancing-couple.ts';
import { flagstones, lightString } from '../things/evening-square.ts';
import { arcadeRow } from '../things/lamplit-arcade.ts';
import { figure } from '../things/figures.ts';
import { lamplitTree } from '../things/lamplit-tree.ts';
import { stars } from '../things/stars.ts';
import { PAIRS, looksOf, pairOf } from '../things/two-people.ts';

const LAMP: Rgba = { r: 255, g: 196, b: 104, a: 1 };
const STONE: Rgba = { r: 206, g: 164, b: 122, a: 1 };
const GREEN: Rgba = { r: 88, g: 122, b: 58, a: 1 };
const CLAY: Rgba = { r: 184, g: 92, b: 60, a: 1 };
const ORANGE: Rgba = { r: 240, g: 138, b: 42, a: 1 };
const CRIMSON: Rgba = { r: 214, g: 34, b: 62, a: 1 };
const TEAL: Rgba = { r: 42, g: 132, b: 146, a: 1 };
const BARK: Rgba = { r: 120, g: 86, b: 62, a: 1 };
/** The width of the square after which it repeats, units. */
const SPAN = 1000;

/** A couple who dance in the square of an old southern town at dusk, under strings of lights, before a lamplit arcade. */
export const dance = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 640, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1900, standard: 1330, isPlace: true }, // Where the author's name begins.
    people: { label: 'people', least: 0, most: PAIRS.length - 1, standard: 0, step: 1 },
    skins: { label: 'color', least: 0, most: 15, standard: 0, step: 1 },
    lights: { label: 'stringsOfLights', least: 0, most: 1, standard: 1, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place } = sceneRoom(area, parameters, 240);
    const shade = mixColours(colours.darkest, BLACK, 0.25);
    const lamp = mixColours(LAMP, colours.accent, 0.08);
    const height = Math.min(430, room * 0.65);
    const feet: Point = { x: place(480), y: floor - room * 0.05 };
    const base = feet.y - height * 0.6;
    const vanishing: Point = { x: 500, y: feet.y - height * 1.06 };
    const rise = base - calm - room * 0.02;
    const glowing = mixColours(mixColours(colours.main, LAMP, 0.45), colours.accent, 0.2);
    const stone = mixColours(mixColours(STONE, colours.light, 0.25), colours.main, 0.2);
    const tones = {
      walls: [
        mixColours(mixColours(stone, colours.main, 0.45), colours.dark, 0.24),
        mixColours(mixColours(stone, colours.accent, 0.42), colours.dark, 0.26),
        mixColours(mixColours(stone, colours.second, 0.42), colours.dark, 0.26),
      ] as const,
      trim: mixColours(colours.paper, STONE, 0.4),
      roof: mixColours(CLAY, colours.dark, 0.3),
      shutter: mixColours(colours.second, colours.dark, 0.35),
      lamp,
      stone: mixColours(mixColours(stone, colours.main, 0.3), colours.dark, 0.3),
      shade,
    };
    const first = Math.floor((area.x - 100) / SPAN);
    const spans = Array.from({ length: Math.ceil((area.width + 200) / SPAN) + 1 }, (_, index) => (first + index) * SPAN);
    return [
      ...sky(),
      ...bellTower({ x: place(742), y: base - rise * 0.6 }, rise * 0.6, {
        wall: mixColours(mixColours(stone, colours.dark, 0.55), glowing, 0.25),
        lit: mixColours(stone, glowing, 0.6),
        lamp: mixColours(lamp, WHITE, 0.2),
        shade: mixColours(shade, colours.dark, 0.5),
      }),
      ...arcadeRow(chanceOf, area, base, rise * 0.8, tones),
      ...flagstones(chanceOf('stones'), area, base, vanishing, tones),
      ...pools(),
      ...onlookers(),
      ...spans.flatMap((x) => trees(x)),
      ...(parameters.lights > 0 ? spans.flatMap((x) => strings(x)) : []),
      ...petals(),
      ...couple(),
      painted(
        linearPaint({ x: 0, y: floor + 20 }, { x: 0, y: floor + 100 }, [withAlpha(shade, 0), withAlpha(shade, 0.72)]),
        rectanglePath({ ...area, y: floor + 20, height: area.y + area.height - floor - 20 }),
      ),
    ];

    function sky(): readonly SceneNode[] {
      const quiet = Math.max(0.1, (calm - area.y) / (base - area.y));
      return [
        skyDown(area, base + 10 - area.y, base, [
          { offset: 0, colour: mixColours(colours.dark, colours.darkest, 0.6) },
          { offset: quiet * 0.8, colour: colours.dark },
          { offset: quiet + (1 - quiet) * 0.12, colour: mixColours(colours.dark, colours.main, 0.55) },
          { offset: quiet + (1 - quiet) * 0.5, colour: mixColours(colours.main, glowing, 0.75) },
          { offset: 1, colour: glowing },
        ]),
        filled(
          withAlpha(colours.paper, 0.75),
          stars(chanceOf('stars'), { ...area, height: Math.max(1, calm - area.y) }, Math.round(area.width / 13), 2.2),
        ),
        glowBelow(calm - 40, { x: 500, y: base - rise * 0.6 }, 620, withAlpha(mixColours(glowing, LAMP, 0.4), 0.5)),
      ];
    }

    /** People under the arches who watch. */
    function onlookers(): readonly SceneNode[] {
      const random = chanceOf('onlookers');
      const tall = height * 0.33;
      const at = [176, 208, 312, 716, 842, 870].map((x) => place(x));
      const dark = mixColours(shade, lamp, 0.3);
      const people = at.map((x, index) => {
        const spot = { x, y: base + height * (index % 3 === 2 ? 0.01 : 0.04) };
        return { spot, path: figure(spot, tall * between(random, 0.9, 1) * (index % 2 ? 0.93 : 1), index % 2 ? 'dress' : 'coat') };
      });
      return [
        layered([filled(shade, ...people.map(({ path, spot }) => castShadow(path, spot, { across: 0, down: 0.34 })))], { opacity: 0.3 }),
        filled(dark, ...people.map(({ path }) => path)),
      ];
    }

    /** Light of the lamps on the stones, flat in the viewer's eye. */
    function pools(): readonly SceneNode[] {
      const flat = (at: Point, radius: number, tone: Rgba, tilt: number): SceneNode => ({
        kind: 'group',
        transform: [1, 0, 0, tilt, 0, at.y * (1 - tilt)],
        children: [glow(at, radius, tone)],
      });
      return [
        flat({ x: feet.x, y: feet.y - height * 0.03 }, 470, withAlpha(mixColours(lamp, WHITE, 0.25), 0.78), 0.34),
        ...spans.map((x) => flat({ x: x - 40, y: base + height * 0.26 }, 320, withAlpha(lamp, 0.5), 0.22)),
      ];
    }

    function trees(x: number): readonly SceneNode[] {
      const leaves = mixColours(mixColours(GREEN, colours.second, 0.12), colours.dark, 0.18);
      const tree = (at: number, part: string, towards: 1 | -1, near: number): readonly SceneNode[] => {
        const foot = { x: x + at, y: base + (feet.y - base) * near };
        const tall = Math.min(foot.y - calm - 12, height * (0.85 + 0.65 * near));
        return [
          filled(withAlpha(shade, 0.5), ellipse({ x: foot.x - towards * 34, y: foot.y + 6 }, 92, 12)),
          ...lamplitTree(chanceOf(`${part} ${x}`), foot, tall, { across: Math.min(170, tall * 0.34), down: tall * 0.3 }, towards, {
            leaves,
            bark: BARK,
            fruit: mixColours(ORANGE, colours.accent, 0.2),
            lamp,
            shade,
          }),
        ];
      };
      // The front has a tree at each side; the rest of a wrap has some apart from its edges.
      return x === 0 ? [...tree(24, 'tree', 1, 0.62), ...tree(976, 'other tree', -1, 0.62)] : tree(470, 'tree', 1, 0.62);
    }

    /** Strings of bulbs from the houses to the trees, and from tree to tree. */
    function strings(x: number): readonly SceneNode[] {
      const far: Point = { x: x + 500, y: base - rise * 0.62 };
      const tops = calm + room * 0.11;
      const [left, right] = [
        { x: x - 10, y: tops },
        { x: x + 1010, y: tops },
      ];
      return [
        ...lightString(
          { x: x + 120, y: base - rise * 0.56 },
          { x: x + 880, y: base - rise * 0.56 },
          rise * 0.1,
          22,
          [0.5, 0.5],
          lamp,
          shade,
        ),
        ...lightString(far, left, rise * 0.13, 15, [0.5, 1.05], lamp, shade),
        ...lightString(far, right, rise * 0.13, 15, [0.5, 1.05], lamp, shade),
      ];
    }

    function couple(): readonly SceneNode[] {
      const skins = [looksOf(parameters.skins, 0), looksOf(parameters.skins, 1)] as const;
      const pair = pairOf(parameters.people);
      const dim = (tone: Rgba) => mixColours(tone, shade, 0.16);
      const suit = mixColours(mixColours(colours.dark, shade, 0.5), colours.second, 0.08);
      const isOfTwo = pair[0] !== pair[1];
      const bright = mixColours(colours.accent, CRIMSON, 0.4);
      const other = pair[0] === 'man' && !isOfTwo ? mixColours(colours.paper, colours.second, 0.5) : bright;
      const { nodes, outline } = dancingCouple(
        feet,
        height,
        side,
        pair,
        [
          {
            cloth: pair[0] === 'woman' && !isOfTwo ? dim(mixColours(colours.second, TEAL, 0.55)) : suit,
            skin: dim(skins[0].skin),
            hair: dim(skins[0].hair),
          },
          { cloth: dim(other), skin: dim(skins[1].skin), hair: dim(skins[1].hair) },
        ],
        { from: { x: 0.34 * side, y: -0.94 }, rim: mixColours(lamp, WHITE, 0.45), breadth: height * 0.0085 },
        shade,
      );
      const shadow = castShadow(outline, feet, { across: -side * 0.3, down: 0.26 });
      return [
        layered([filled(shade, shadow)], { opacity: 0.5 }),
        filled(withAlpha(shade, 0.4), ellipse({ x: feet.x, y: feet.y }, height * 0.34, height * 0.03)),
        ...nodes,
      ];
    }

    /** Petals in the air and on the stones. */
    function petals(): readonly SceneNode[] {
      const random = chanceOf('petals');
      const bit = (x: number, y: number, size: number) => {
        const turn = random() * 3.14;
        const p = (a: number, r: number): Point => ({ x: x + Math.cos(turn + a) * size * r, y: y + Math.sin(turn + a) * size * r * 0.6 });
        return polygon([p(0, 1), p(1.2, 0.6), p(3.14, 0.9), p(4.8, 0.6)]);
      };
      const fallen = Array.from({ length: Math.round(area.width / 16) }, () => {
        const near = random();
        return bit(between(random, area.x, area.x + area.width), base + 20 + (floor - base) * near, 2 + 4 * near);
      });
      return [filled(withAlpha(mixColours(colours.accent, colours.paper, 0.45), 0.8), ...fallen)];
    }
  },
});
