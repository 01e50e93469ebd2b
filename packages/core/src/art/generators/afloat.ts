import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, downwards, filled, glow, layered, shadowOf } from '../drawing/nodes.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { heroColours } from '../heroes/draw-hero.ts';
import { middleOver } from '../heroes/hero-bounds.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { litHero } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { broadLeaf } from '../things/leaf-sprays.ts';
import { lilyPad } from '../things/lily-pads.ts';
import { liesFlat, restingThing } from '../things/resting-thing.ts';
import { ringsAround, thingInWater, waterlinesOf } from '../things/thing-in-water.ts';
import { petalsAt } from '../things/under-glass.ts';
import { ripples } from '../things/water-from-above.ts';

const GLOW: Rgba = { r: 255, g: 220, b: 158, a: 1 };
const LEAF: Rgba = { r: 74, g: 122, b: 84, a: 1 };
const RUST: Rgba = { r: 196, g: 112, b: 52, a: 1 };

/** Leaves of water lilies: across, down as a share of the room, and their sizes. */
const PADS = [
  [968, 0.3, 92],
  [884, 0.42, 120],
  [1030, 0.55, 150],
  [860, 0.15, 58],
  [-10, 0.86, 150],
  [118, 0.99, 118],
  [12, 0.66, 70],
  [-190, 0.5, 110],
  [-330, 0.8, 150],
  [-560, 0.4, 90],
  [-640, 0.7, 130],
  [1230, 0.8, 150],
  [1420, 0.4, 110],
] as const;

/** Still water seen from above: what the title names drifts in it, half under the surface, with rings around it, lily pads and fallen leaves. */
export const afloat = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    calm: { least: 0, most: 1300, standard: 620, isPlace: true }, // End of the calm water.
    floor: { least: 400, most: 1900, standard: 1340, isPlace: true }, // Where the author's words begin.
    leaves: { label: 'leaves', least: 0, most: 12, standard: 7, step: 1 },
    night: { label: 'dusk', least: 0, most: 1, standard: 1, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, motif, parameters }) => {
    const { calm, room, side, place } = sceneRoom(area, parameters, 260);
    const isDark = parameters.night > 0;
    const warm = mixColours(GLOW, colours.accent, 0.2);
    const black = mixColours(colours.darkest, BLACK, 0.4);
    const top = isDark ? colours.dark : colours.light;
    const water = isDark ? mixColours(colours.dark, colours.main, 0.42) : mixColours(colours.light, colours.main, 0.45);
    const low = isDark ? mixColours(colours.darkest, colours.dark, 0.45) : mixColours(colours.main, colours.dark, 0.4);
    const shade = isDark ? mixColours(colours.darkest, BLACK, 0.4) : mixColours(colours.dark, colours.darkest, 0.4);
    const pale = mixColours(mixColours(colours.paper, WHITE, 0.4), warm, 0.25);
    const waters = { deep: low, water, light: pale, shade };
    const lightSide = (side > 0 ? -1 : 1) as 1 | -1;
    const sun: Point = { x: place(180), y: calm + room * 0.1 };
    const scale = Math.min(1, room / 640);
    const green = mixColours(mixColours(LEAF, colours.main, 0.3), shade, isDark ? 0.28 : 0.08);
    const id = isHero(motif) ? motif : 'rose';
    const thing = floating();
    const lines = waterlinesOf(thing);
    const [line] = lines;
    return [
      downwards(area, [top, top, water, low]),
      ...light(),
      ...weeds(),
      ...ripples(
        chanceOf('water'),
        area,
        {
          along: 0,
          density: 30,
          windAt: ({ y }) => 0.12 + 0.5 * Math.min(1, Math.max(0, (y - calm + 120) / 300)),
          lightAt: ({ x, y }) => 1.5 * Math.max(0, 1 - Math.hypot((x - sun.x) * 1.5, (y - calm - room * 0.32) * 0.9) / (room * 0.75)),
        },
        { shade, lit: mixColours(water, pale, 0.5), glint: mixColours(warm, WHITE, 0.5) },
      ),
      ...ringsAround(chanceOf('rings'), line, lightSide, waters),
      ...thingInWater(chanceOf('surface'), thing, lines, lightSide, waters),
      ...pads(),
      ...fallen(),
    ];

    /** The light of the sky on the water. */
    function light(): readonly SceneNode[] {
      const rose = mixColours(mixColours(colours.main, colours.accent, 0.5), WHITE, 0.15);
      return [
        glow({ x: place(520), y: calm + room * 0.52 }, room * 1.05, withAlpha(mixColours(water, pale, isDark ? 0.34 : 0.7), 0.75)),
        layered(
          [
            glow({ x: sun.x, y: calm + room * 0.4 }, room * 0.8, withAlpha(rose, isDark ? 0.4 : 0.3)),
            ...[0.16, 0.34, 0.55].map((down, index) =>
              glow(
                { x: sun.x + side * index * 34, y: calm + room * down },
                room * (0.24 + index * 0.05),
                withAlpha(warm, isDark ? 0.3 : 0.3),
              ),
            ),
          ],
          isDark ? { blend: 'screen' } : {},
        ),
        glow({ x: place(1080), y: calm + room }, room * 0.8, withAlpha(shade, isDark ? 0.5 : 0.26)),
      ];
    }

    /** Long blades under water, out of focus. */
    function weeds(): readonly SceneNode[] {
      const random = chanceOf('weeds');
      const blades = Array.from({ length: 26 }, (_, index) => {
        const root = { x: area.x + ((index + random()) / 26) * area.width, y: calm + room * between(random, 0.7, 1.25) };
        const long = room * between(random, 0.2, 0.42);
        const sway = between(random, -0.4, 0.4) + side * 0.2;
        return ribbon([
          { ...root, width: 9 * scale },
          { x: root.x + long * sway * 0.3, y: root.y - long * 0.5, width: 7 * scale },
          { x: root.x + long * sway, y: root.y - long, width: 0.6 },
        ]);
      });
      return [
        shadowOf(
          [filled(green, ...blades)],
          withAlpha(mixColours(green, isDark ? WHITE : shade, 0.12), isDark ? 0.3 : 0.24),
          { x: 0, y: 0 },
          6,
        ),
      ];
    }

    function floating() {
      const isFlat = liesFlat(id);
      const tones = paintHero(id, colours, {
        plain: isDark
          ? heroColours(colours.paper, colours.accent, mixColours(colours.dark, shade, 0.4))
          : heroColours(mixColours(colours.darkest, black, 0.3), colours.accent, colours.paper),
        grounds: [water, low],
      });
      const wide = isFlat ? 640 : 560;
      const tall = room * (isFlat ? 0.6 : 0.72);
      return restingThing(
        id,
        { foot: { x: place(480), y: calm + room * 0.9 }, wide, tall, turn: side * (isFlat ? 58 : -17), squash: isFlat ? 0.86 : 1 },
        tones,
        { light: mixColours(warm, WHITE, 0.4), shade: mixColours(shade, black, 0.4), from: { x: lightSide * 0.7, y: -0.71 } },
      );
    }

    function pads(): readonly SceneNode[] {
      const tones = { leaf: green, light: mixColours(warm, WHITE, 0.2), shade };
      const built = PADS.map(([x, down, size]) => ({ at: { x: place(x), y: calm + room * down }, size: size * (0.7 + 0.3 * scale) }));
      const order = built.toSorted((one, other) => one.at.y - other.at.y);
      return [
        ...order.flatMap(({ at, size }, index) => lilyPad(chanceOf(`pad ${index}`), at, size, lightSide, tones)),
        ...(id === 'lotus'
          ? []
          : [...lily({ x: place(892), y: calm + room * 0.43 }, 78 * scale), ...lily({ x: place(52), y: calm + room * 0.91 }, 60 * scale)]),
      ];
    }

    function lily(foot: Point, reach: number): readonly SceneNode[] {
      const tones = heroColours(
        mixColours(colours.paper, colours.accent, 0.2),
        mixColours(GLOW, colours.accent, 0.3),
        mixColours(colours.paper, colours.accent, 0.5),
      );
      return [
        glow({ x: foot.x, y: foot.y - 6 }, reach, withAlpha(shade, 0.5)),
        clipped(
          rectanglePath({ x: foot.x - 2 * reach, y: foot.y - 3 * reach, width: 4 * reach, height: 2.72 * reach }),
          litHero('lotus', { middle: middleOver('lotus', { x: foot.x, y: foot.y + reach * 0.1 }, reach), reach }, tones, {
            light: mixColours(warm, WHITE, 0.5),
            shade,
          }),
        ),
      ];
    }

    /** Leaves and petals that drift on the water. */
    function fallen(): readonly SceneNode[] {
      const random = chanceOf('leaves');
      const count = Math.round(parameters.leaves);
      const spots = Array.from({ length: count }, (_, index) => {
        const angle = ((index + 0.4 * random()) / Math.max(1, count)) * 2 * Math.PI + 0.5;
        const far = between(random, 1.1, 1.5);
        return { x: (line.left + line.right) / 2 + Math.cos(angle) * 330 * far, y: line.level + Math.sin(angle) * room * 0.3 * far };
      }).filter(
        ({ x, y }) =>
          y > calm + 20 &&
          (Math.abs(x - thing.box.x - thing.box.width / 2) > thing.box.width * 0.56 || y > thing.box.y + thing.box.height + 20),
      );
      const rust = mixColours(RUST, colours.accent, 0.45);
      return spots.flatMap((at, index) =>
        index % 3 === 2
          ? petalsAt(random, [at], 17 * scale, mixColours(colours.paper, colours.accent, 0.35), { light: pale, shade })
          : [
              glow({ x: at.x - lightSide * 6, y: at.y + 10 }, 34 * scale, withAlpha(shade, 0.5)),
              ...broadLeaf(
                at,
                58 * scale,
                between(random, -0.6, 0.6) + (index % 2 ? Math.PI : 0),
                { leaf: index % 2 ? rust : mixColours(rust, GLOW, 0.4), shade, light: pale },
                0.42,
              ),
            ],
      );
    }
  },
});
