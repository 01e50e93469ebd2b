import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { hero, heroColours } from '../heroes/draw-hero.ts';
import { heroBounds, middleOver } from '../heroes/hero-bounds.ts';
import { HERO_IDS, type HeroId, isHero } from '../heroes/hero-ids.ts';
import { shareOnTable } from '../heroes/hero-sizes.ts';
import { litParts } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { blossoms } from '../things/doorstep-plants.ts';
import { GROUP_PARAMETER, groupOf } from '../things/groups.ts';
import { framedPhotograph, lyingPhotograph } from '../things/old-photographs.ts';
import type { PhotographId } from '../things/photograph-views.ts';
import { sprig } from '../things/plants.ts';
import { letterBundle, openNotebook, tableLamp } from '../things/table-keepsakes.ts';
import { tableTop } from '../things/table-top.ts';
import { wallpaper } from '../things/wallpaper.ts';

const GOLD: Rgba = { r: 255, g: 212, b: 138, a: 1 };
const WOOD: Rgba = { r: 138, g: 82, b: 48, a: 1 };
const SEPIA: Rgba = { r: 92, g: 62, b: 40, a: 1 };
const AGED: Rgba = { r: 246, g: 232, b: 202, a: 1 };

/** A writing table in the light of an old lamp, with photographs and letters, and a thing or an open notebook in the middle. */
export const keepsakes = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    top: { least: 100, most: 1500, standard: 680, isPlace: true }, // End of the words.
    edge: { least: 320, most: 1800, standard: 1310, isPlace: true }, // The table's front edge.
    night: { label: 'evening', least: 0, most: 1, standard: 1, step: 1 }, // A dark wall.
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
    group: GROUP_PARAMETER,
  },
  draw: ({ area, colours, chanceOf, motif, parameters }) => {
    const { top, night, mirrored, group } = parameters;
    const edge = Math.max(top + 240, parameters.edge);
    const room = edge - top;
    const deep = Math.min(165, room * 0.26);
    const rear = edge - deep;
    const scale = Math.min(1, room / 620);
    const side = (x: number) => (mirrored > 0 ? 1000 - x : x);
    const out = mirrored > 0 ? -1 : 1;
    const isDark = night > 0;
    const wall = isDark ? colours.dark : colours.light;
    const shade = mixColours(colours.darkest, BLACK, 0.4);
    const light = mixColours(GOLD, colours.paper, 0.25);
    const wood = mixColours(WOOD, colours.darkest, 0.14);
    const table = { shade, out } as const;
    const sepia = {
      paper: mixColours(AGED, colours.paper, 0.4),
      pale: mixColours({ r: 240, g: 214, b: 166, a: 1 }, colours.main, 0.06),
      middle: mixColours({ r: 168, g: 112, b: 66, a: 1 }, AGED, 0.2),
      deep: mixColours(SEPIA, BLACK, 0.4),
    };
    const hasThing = isHero(motif);
    const brass = mixColours({ r: 186, g: 132, b: 62, a: 1 }, colours.accent, 0.1);
    const lampFoot = { x: side(196), y: rear + deep * 0.3 };
    const lampTall = Math.min(room * (hasThing ? 0.76 : 0.82), 530);
    const bulb = { x: lampFoot.x, y: lampFoot.y - lampTall * 0.66 };
    const luck = Math.floor(chanceOf('photographs')() * 3);
    const pictures: readonly PhotographId[] =
      group > 0
        ? ['people', 'house', 'sea']
        : ([['people', 'sea', 'house'] as const, ['house', 'people', 'sea'] as const, ['people', 'house', 'sea'] as const][luck] ?? [
            'people',
            'sea',
            'house',
          ]);
    const people = (index: number) => (feet: Point, height: number) =>
      groupOf(group > 0 ? group : (([3, 8, 11, 4] as const)[(luck + index) % 4] ?? 3), feet, height, 'hat') ?? [];
    return [
      ...background(),
      ...tableTop(chanceOf('grain'), area, {
        rear,
        edge,
        pool: { x: side(330), y: rear + deep * 0.5 },
        wood,
        shade,
        light,
        front: colours.darkest,
      }),
      ...vase(),
      ...frames(),
      ...tableLamp(lampFoot, lampTall, brass, lampCloth(), table),
      ...prints(),
      ...(hasThing ? standing(motif) : notebook()),
      ...letterBundle(
        chanceOf('letters'),
        { x: side(806), y: edge - deep * 0.14 },
        232 * (0.55 + 0.45 * scale),
        colours.accent,
        sepia,
        table,
      ),
      glow(bulb, lampTall * 0.5, withAlpha(light, isDark ? 0.3 : 0.22)),
    ];

    function lampCloth(): Rgba {
      return mixColours(colours.accent, GOLD, 0.3);
    }

    /** A papered wall that the lamp lights over and under its shade. */
    function background(): readonly SceneNode[] {
      const pattern = withAlpha(isDark ? mixColours(colours.main, colours.paper, 0.3) : colours.main, isDark ? 0.1 : 0.2);
      const cone = (y: number, spread: number, reach: number) =>
        polygon([
          { x: bulb.x - lampTall * 0.16, y: bulb.y },
          { x: bulb.x + lampTall * 0.16, y: bulb.y },
          { x: bulb.x + spread, y: y + reach },
          { x: bulb.x - spread, y: y + reach },
        ]);
      const beam = withAlpha(light, isDark ? 0.34 : 0.42);
      return [
        painted(
          linearPaint(
            { x: 0, y: area.y },
            { x: 0, y: rear },
            isDark
              ? [mixColours(wall, BLACK, 0.34), wall, mixColours(wall, GOLD, 0.1)]
              : [mixColours(wall, WHITE, 0.1), wall, mixColours(wall, GOLD, 0.2)],
          ),
          rectanglePath(area),
        ),
        ...wallpaper(chanceOf('wallpaper'), { ...area, height: rear - area.y }, pattern),
        glow({ x: bulb.x + out * 120, y: bulb.y + room * 0.12 }, room * 1.15, withAlpha(light, isDark ? 0.42 : 0.5)),
        shadowOf([filled(beam, cone(rear, lampTall * 0.86, 0))], beam, { x: 0, y: 0 }, 22),
        glow(bulb, lampTall * 0.62, withAlpha(mixColours(light, WHITE, 0.3), isDark ? 0.5 : 0.6)),
        glow({ x: side(1060), y: rear + 20 }, room * 0.8, withAlpha(shade, isDark ? 0.5 : 0.16)),
      ];
    }

    function frames(): readonly SceneNode[] {
      const gilt = mixColours({ r: 196, g: 146, b: 76, a: 1 }, shade, 0.1);
      const dark = mixColours(WOOD, shade, 0.45);
      const tall = Math.min(room * (hasThing ? 0.47 : 0.54), 350);
      const behind = { x: side(hasThing ? 730 : 566), y: rear + deep * 0.2 };
      const other = { x: side(hasThing ? 372 : 800), y: rear + deep * (hasThing ? 0.12 : 0.26) };
      const small = tall * (hasThing ? 0.6 : 0.68);
      const framed = (index: number, frame: Rgba) => ({
        ...table,
        tones: sepia,
        frame,
        id: pictures[index] ?? 'sea',
        people: people(index),
      });
      return [
        ...framedPhotograph(behind, tall * 0.8, tall, out * 0.7, framed(0, gilt)),
        ...framedPhotograph(other, small * (hasThing ? 0.84 : 1.16), small, hasThing ? -out : out, framed(1, dark)),
      ];
    }

    /** Loose photographs on the table under the lamp. */
    function prints(): readonly SceneNode[] {
      const at = (x: number, down: number): Point => ({ x: side(x), y: rear + deep * down });
      const corners = (a: Point, b: Point, c: Point, d: Point) => (out > 0 ? ([a, b, c, d] as const) : ([b, a, d, c] as const));
      return [
        ...lyingPhotograph(corners(at(64, 0.62), at(206, 0.5), at(238, 0.8), at(76, 0.94)), pictures[2] ?? 'sea', sepia, table),
        ...lyingPhotograph(
          corners(at(156, 0.64), at(292, 0.68), at(288, 0.98), at(132, 0.93)),
          pictures[1] === 'people' ? 'house' : (pictures[1] ?? 'house'),
          sepia,
          table,
        ),
      ];
    }

    function notebook(): readonly SceneNode[] {
      const cover = mixColours(mixColours(WOOD, colours.accent, 0.4), shade, 0.3);
      return openNotebook(
        chanceOf('writing'),
        { x: side(500), y: edge - deep * 0.12 },
        400 * (0.6 + 0.4 * scale),
        deep * 0.58,
        cover,
        sepia,
        table,
      );
    }

    /** The thing that the title names, largest and nearest to the light. */
    function standing(id: HeroId): readonly SceneNode[] {
      const foot = { x: side(524), y: rear + deep * 0.66 };
      const box = heroBounds(id);
      const share = 0.3 + 0.7 * shareOnTable(id);
      const reach = Math.min((room * 0.6 * share) / box.height, (340 * share) / box.width, (410 * share) / box.height);
      const middle = middleOver(id, foot, reach);
      const tones = paintHero(id, colours, {
        plain: heroColours(isDark ? colours.paper : shade, colours.accent, wall),
        grounds: [wall, sepia.middle],
      });
      // The flat drawing throws the shadows: a shadow of soft shades would be painted many times.
      const flat = hero(id, middle, reach, tones);
      const parts = litParts(flat, { light: mixColours(light, WHITE, 0.4), shade });
      return [
        shadowOf(
          [filled(shade, ellipse({ x: foot.x, y: foot.y - 2 }, (box.width * reach) / 2, 11))],
          withAlpha(shade, 0.7),
          { x: out * 22, y: 5 },
          9,
        ),
        shadowOf(flat, withAlpha(shade, 0.5), { x: out * 24, y: 5 }, 14),
        shadowOf(flat, withAlpha(shade, 0.4), { x: out * 3, y: 2 }, 4),
        ...parts,
      ];
    }

    /** A small jug of garden flowers at the dark end of the table. */
    function vase(): readonly SceneNode[] {
      const chance = chanceOf('vase');
      const foot = { x: side(918), y: rear + deep * 0.3 };
      const tall = Math.min(150, room * 0.22);
      const at = (x: number, up: number): Point => ({ x: foot.x + x * tall, y: foot.y - up * tall });
      const body = smoothShape(
        (
          [
            [-0.2, 1],
            [0.2, 1],
            [0.16, 0.82],
            [0.36, 0.42],
            [0.25, 0.02],
            [-0.25, 0.02],
            [-0.36, 0.42],
            [-0.16, 0.82],
          ] as const
        ).map(([x, up]) => at(x, up)),
      );
      const reach = Math.min(room * 0.34, 210);
      const heads = Array.from({ length: 9 }, (_, index) =>
        polar(at(0, 1), reach * between(chance, 0.42, 1), -Math.PI / 2 + ((index + 0.5) / 9 - 0.5) * 1.5),
      );
      const glaze = mixColours(colours.paper, colours.second, 0.22);
      const green = mixColours({ r: 78, g: 112, b: 76, a: 1 }, shade, 0.2);
      const twigs = [-2.2, -1.8, -1.3, -0.9].map((angle, index) =>
        sprig(chance, at(0, 0.98), reach * (0.8 + (index % 2) * 0.24), angle, index % 2 === 0 ? 'eucalyptus' : 'olive'),
      );
      return [
        shadowOf([filled(shade, body)], withAlpha(shade, 0.6), { x: out * 16, y: 5 }, 10),
        stroked(
          green,
          3.4,
          ...twigs.map(({ stem }) => stem),
          ...heads.map((head) => smoothLine([at(0, 0.95), { x: (foot.x + head.x) / 2, y: (foot.y - tall + head.y) / 2 - 6 }, head])),
        ),
        filled(green, ...twigs.map(({ leaves }) => leaves)),
        ...blossoms(chance, heads, Math.min(25, room * 0.04), [
          mixColours(colours.accent, colours.paper, 0.2),
          mixColours(colours.paper, GOLD, 0.3),
        ]),
        painted(
          linearPaint(at(-0.36 * out, 0), at(0.36 * out, 0), [mixColours(glaze, WHITE, 0.5), glaze, mixColours(glaze, shade, 0.6)]),
          body,
        ),
      ];
    }
  },
});
