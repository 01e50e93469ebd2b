import { BLACK, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { type DuskTones, duskSky } from '../things/dusk-sky.ts';
import { between, oneOf } from '../drawing/chance.ts';
import { filled, glowBelow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { figure, walker } from '../things/figures.ts';
import { GROUP_PARAMETER, groupOf } from '../things/groups.ts';
import { ridgeOf } from '../things/ridge.ts';
import { cypress, southernHouse } from '../things/southern-house.ts';
import { stars } from '../things/stars.ts';
import { terrace } from '../things/terrace.ts';

/** The rows of houses from the ridge down to the water: how far their line is down the slope, and the size of a house in units. */
const ROWS = [
  { down: 0.14, size: 40 },
  { down: 0.25, size: 50 },
  { down: 0.37, size: 62 },
  { down: 0.5, size: 76 },
  { down: 0.65, size: 92 },
  { down: 0.82, size: 112 },
] as const;

/** A town of a southern coast that climbs from its bay, seen from a terrace with flowers. */
export const coastTown = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 560, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1800, standard: 1330, isPlace: true }, // Where the person stands.
    person: { label: 'person', least: 0, most: 2, standard: 1, step: 1 }, // Nobody, a dress, a coat and hat.
    group: GROUP_PARAMETER,
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
    night: { label: 'night', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room } = sceneRoom(area, parameters, 240);
    const { person, group, mirrored, night } = parameters;
    const isNight = night > 0;
    const [left, right, bottom] = [area.x, area.x + area.width, area.y + area.height];
    const side = (x: number) => (mirrored > 0 ? 1000 - x : x);
    const sun: 1 | -1 = mirrored > 0 ? -1 : 1;
    const sea = calm + room * 0.2;
    const shore = calm + room * 0.8;
    const wallTop = floor - room * 0.17;
    const gold = mixColours(colours.accent, { r: 255, g: 206, b: 120, a: 1 }, 0.6);
    const pale = mixColours(mixColours(colours.paper, gold, 0.12), WHITE, 0.4);
    const blue = mixColours(colours.second, isNight ? { r: 30, g: 60, b: 110, a: 1 } : { r: 34, g: 128, b: 168, a: 1 }, 0.68);
    const shade = mixColours(mixColours(colours.dark, blue, 0.4), { r: 70, g: 74, b: 130, a: 1 }, 0.3);
    const leaf = mixColours(mixColours(colours.dark, { r: 40, g: 92, b: 60, a: 1 }, 0.62), shade, isNight ? 0.5 : 0.1);
    const dim = isNight ? 0.52 : 0;
    const black = mixColours(colours.darkest, BLACK, 0.3);
    const bloom = mixColours(mixColours(colours.accent, { r: 214, g: 40, b: 110, a: 1 }, 0.55), shade, dim * 0.5);
    const sky: DuskTones = isNight
      ? [colours.darkest, colours.dark, mixColours(colours.dark, gold, 0.4), mixColours(colours.accent, gold, 0.6)]
      : [colours.paper, colours.light, mixColours(colours.light, gold, 0.4), pale];
    return [
      duskSky(area, { calm, horizon: sea, height: sea - area.y + 2 }, sky),
      ...(isNight
        ? [filled(withAlpha(colours.paper, 0.7), stars(chanceOf('stars'), { ...area, height: sea - area.y - 40 }, 90, 1.2))]
        : []),
      glowBelow(calm, { x: side(190), y: sea - room * 0.04 }, room * 0.4, withAlpha(pale, 0.85)),
      ...headlands(),
      ...water(),
      ...town(),
      ...boats(),
      ...terrace(chanceOf('flowers'), { area, wallTop, floor, room, sun }, { pale, gold, shade, leaf, black, bloom, dim }),
      ...guests(),
    ];

    function headlands(): readonly SceneNode[] {
      return [0, 1].map((index) => {
        const line = ridgeOf(chanceOf(`headland ${index}`), {
          base: sea - room * 0.005,
          reach: room * (0.11 - index * 0.04),
          shape: 'round',
          spacing: 300,
        });
        return filled(
          mixColours(mixColours(blue, pale, 0.72 - index * 0.16), shade, isNight ? 0.45 : 0.06),
          areaUnder(across(area, 10, line), sea + 3),
        );
      });
    }

    function water(): readonly SceneNode[] {
      const random = chanceOf('gleam');
      const gleams: Path[] = [];
      const path: Path[] = [];
      for (let step = 0; step < 60; step += 1) {
        const depth = (step / 60) ** 1.4;
        const y = sea + 3 + (wallTop - sea) * depth;
        gleams.push(ellipse({ x: between(random, left, right), y }, between(random, 20, 90) * (0.4 + depth), 0.9 + 1.8 * depth));
        const wide = 30 + 150 * depth;
        path.push(ellipse({ x: side(190) + between(random, -wide, wide), y }, between(random, 10, 42) * (0.5 + depth), 1.2 + 2.4 * depth));
      }
      return [
        painted(
          linearPaint({ x: 0, y: sea }, { x: 0, y: wallTop }, [
            mixColours(blue, pale, 0.5),
            mixColours(blue, pale, 0.08),
            mixColours(blue, colours.darkest, 0.35),
          ]),
          rectanglePath({ x: left, y: sea, width: area.width, height: bottom - sea }),
        ),
        filled(withAlpha(pale, isNight ? 0.14 : 0.3), ...gleams),
        filled(withAlpha(isNight ? gold : WHITE, 0.62), ...path),
      ];
    }

    /** The x of the slope's edge at a share of the way down: the town widens toward the water. */
    function edgeAt(down: number): number {
      return 800 - 470 * down ** 1.15;
    }

    function town(): readonly SceneNode[] {
      const random = chanceOf('town');
      const yAt = (down: number) => calm + room * 0.1 + (shore - calm - room * 0.1) * down;
      const rock = mixColours(mixColours(shade, { r: 150, g: 116, b: 90, a: 1 }, 0.45), leaf, 0.25);
      const slope = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1].map((down, index) => ({
        x: side(edgeAt(down) - 16 + (index % 2) * 24),
        y: yAt(down),
      }));
      const far = mirrored > 0 ? Math.min(left, -100) : Math.max(right, 1100);
      const hill = polygon([
        { x: far, y: yAt(0) - room * 0.07 },
        { x: side(900), y: yAt(0) - room * 0.035 },
        ...slope,
        { x: side(edgeAt(1) - 60), y: shore + 12 },
        { x: far, y: shore + 12 },
      ]);
      const walls = [
        pale,
        mixColours(pale, gold, 0.35),
        mixColours(pale, colours.accent, 0.35),
        mixColours(pale, { r: 240, g: 170, b: 130, a: 1 }, 0.5),
        mixColours(pale, colours.second, 0.2),
      ] as const;
      const tile = mixColours(mixColours(colours.accent, { r: 198, g: 92, b: 58, a: 1 }, 0.65), colours.darkest, dim * 0.6);
      return [
        painted(
          linearPaint({ x: 0, y: yAt(0) - room * 0.07 }, { x: 0, y: shore }, [
            mixColours(leaf, pale, isNight ? 0.1 : 0.4),
            mixColours(rock, leaf, 0.4),
            mixColours(rock, BLACK, 0.2),
          ]),
          hill,
        ),
        ...ROWS.flatMap(({ down, size }) => {
          const unit = size * Math.min(1.3, room / 700);
          const base = yAt(down);
          const row: SceneNode[] = [];
          for (let x = edgeAt(down); x < 1000 + Math.max(0, mirrored > 0 ? -left : right - 1000); ) {
            const [wide, high] = [unit * between(random, 0.85, 1.25), unit * between(random, 0.8, 1.35)];
            const foot = { x: mirrored > 0 ? 1000 - x - wide : x, y: base + between(random, -0.12, 0.12) * unit };
            if (random() < 0.16)
              row.push(...cypress({ x: foot.x + wide * 0.3, y: foot.y }, high * 1.15, sun, leaf, gold), ...bush(foot, unit * 0.5));
            else {
              const wall = mixColours(oneOf(random, walls), shade, dim);
              const tones = {
                wall,
                tile,
                shutter: mixColours(mixColours(blue, colours.accent, random() < 0.5 ? 0.1 : 0.6), colours.darkest, dim * 0.7),
                pane: isNight ? mixColours(gold, WHITE, 0.3) : shade,
                light: gold,
                shade,
              };
              row.push(...southernHouse(random, foot, wide, high, sun, tones));
              if (random() < 0.4) row.push(...bush({ x: foot.x + wide * between(random, 0.1, 0.9), y: foot.y + unit * 0.05 }, unit * 0.24));
            }
            x += wide * between(random, 0.92, 1.12);
          }
          return row;
        }),
        filled(
          mixColours(rock, pale, 0.35),
          rectanglePath({ x: Math.min(side(edgeAt(1) - 60), far), y: shore - 8, width: Math.abs(far - side(edgeAt(1) - 60)), height: 20 }),
        ),
        filled(withAlpha(mixColours(blue, BLACK, 0.5), 0.4), ellipse({ x: side(760), y: shore + 22 }, 430, 12)),
      ];

      function bush(at: Point, size: number): readonly SceneNode[] {
        const puffs = [-0.7, 0, 0.7].map((off) =>
          ellipse({ x: at.x + off * size, y: at.y - size * (0.35 + 0.2 * (1 - Math.abs(off))) }, size * 0.55, size * 0.42),
        );
        return [
          filled(leaf, ...puffs),
          filled(
            withAlpha(gold, 0.22),
            ...puffs
              .slice(0, 1)
              .map((_, index) => ellipse({ x: at.x - sun * size * 0.3, y: at.y - size * (0.6 + index) }, size * 0.3, size * 0.2)),
          ),
        ];
      }
    }

    /** Sailing boats on the bay, each with its reflection. */
    function boats(): readonly SceneNode[] {
      const random = chanceOf('boats');
      return [
        { x: 120, down: 0.18, size: 20 },
        { x: 270, down: 0.36, size: 34 },
        { x: 95, down: 0.62, size: 54 },
      ].flatMap(({ x, down, size }) => {
        const at = { x: side(x + between(random, -25, 25)), y: sea + (wallTop - sea) * down };
        const lean = sun * size * 0.12;
        const main = polygon([
          { x: at.x + lean, y: at.y - size * 1.7 },
          { x: at.x + lean * 0.2, y: at.y - size * 0.22 },
          { x: at.x + sun * size * 0.7, y: at.y - size * 0.24 },
        ]);
        const jib = polygon([
          { x: at.x + lean * 0.8, y: at.y - size * 1.5 },
          { x: at.x - sun * size * 0.1, y: at.y - size * 0.22 },
          { x: at.x - sun * size * 0.6, y: at.y - size * 0.22 },
        ]);
        const hull = polygon([
          { x: at.x - size * 0.8, y: at.y - size * 0.18 },
          { x: at.x + size * 0.8, y: at.y - size * 0.18 },
          { x: at.x + size * 0.6, y: at.y + size * 0.06 },
          { x: at.x - size * 0.62, y: at.y + size * 0.06 },
        ]);
        const tone = mixColours(pale, shade, dim * 0.7);
        return [
          filled(withAlpha(tone, 0.3), ellipse({ x: at.x, y: at.y + size * 0.22 }, size * 0.9, size * 0.09)),
          filled(tone, main),
          filled(mixColours(mixColours(tone, colours.accent, 0.5), shade, dim * 0.5), jib),
          filled(mixColours(colours.accent, shade, 0.3 + dim * 0.4), hull),
        ];
      });
    }

    /** The people who look out over the bay. */
    function guests(): readonly SceneNode[] {
      if (person <= 0.5) return [];
      const tall = Math.min(250, room * 0.34);
      const feet = { x: side(300), y: floor + 4 };
      const body = groupOf(group, feet, tall, 'hat') ?? (person > 1.5 ? walker(feet, tall) : figure(feet, tall, 'dress'));
      const shadow = ellipse({ x: feet.x + sun * tall * 0.2, y: feet.y + 2 }, tall * 0.28, tall * 0.035);
      return [
        shadowOf([filled(black, shadow)], withAlpha(black, 0.4), { x: 0, y: 0 }, 5),
        filled(mixColours(black, shade, 0.25), body),
        stroked(withAlpha(gold, 0.45), 1.5, body),
      ];
    }
  },
});
