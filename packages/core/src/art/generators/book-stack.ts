import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine } from '../drawing/outlines.ts';
import { heroColours } from '../heroes/draw-hero.ts';
import { heroBounds, middleOver } from '../heroes/hero-bounds.ts';
import { HERO_IDS, type HeroId, isHero } from '../heroes/hero-ids.ts';
import { litHero } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { flowerJug } from '../things/flower-jug.ts';
import { lyingBook } from '../things/lying-books.ts';
import { sleepingCat } from '../things/sleeping-cat.ts';

const GOLD: Rgba = { r: 255, g: 214, b: 140, a: 1 };
const WOOD: Rgba = { r: 150, g: 92, b: 54, a: 1 };
const GINGER: Rgba = { r: 226, g: 140, b: 66, a: 1 };

/** A tall stack of old books on a table in window light, with a sleeping cat or a thing on top and a cup that steams beside it. */
export const bookStack = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    top: { least: 100, most: 1500, standard: 700, isPlace: true }, // End of the words.
    table: { least: 300, most: 1800, standard: 1250, isPlace: true }, // Where the books stand.
    cat: { label: 'cat', least: 0, most: 1, standard: 1, step: 1 },
    night: { label: 'evening', least: 0, most: 1, standard: 1, step: 1 }, // A dark wall.
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, motif, parameters }) => {
    const { top, night, mirrored } = parameters;
    const table = Math.max(top + 200, parameters.table);
    const room = table - top;
    const [left, bottom] = [area.x, area.y + area.height];
    const side = (x: number) => (mirrored > 0 ? 1000 - x : x);
    const out = mirrored > 0 ? -1 : 1;
    const isDark = night > 0;
    const wall = isDark ? colours.dark : colours.light;
    const shade = mixColours(colours.darkest, BLACK, 0.4);
    const light = mixColours(GOLD, colours.paper, 0.4);
    const wood = mixColours(WOOD, colours.darkest, 0.12);
    const random = chanceOf('books');
    const hasThing = isHero(motif);
    const crown = hasThing ? Math.min(room * 0.4, 260) : Math.min(room * 0.3, 190);
    const stackHigh = Math.min(room - crown - 8, 520);
    const count = Math.max(2, Math.min(7, Math.round(stackHigh / 66)));
    const thick = stackHigh / count;
    const middle = side(440);
    const cloths = [
      colours.accent,
      mixColours(colours.second, shade, 0.1),
      mixColours(colours.paper, colours.main, 0.3),
      isDark ? mixColours(colours.main, WHITE, 0.08) : colours.dark,
      mixColours(colours.accent, shade, 0.4),
      mixColours(colours.second, WHITE, 0.2),
      mixColours(isDark ? colours.light : colours.main, colours.accent, 0.2),
    ];
    const foil = mixColours(GOLD, colours.paper, 0.2);
    const volumes = books();
    const upper = volumes.at(-1) ?? { x: middle - 240, y: table - 60, width: 480, height: 60 };
    return [
      ...background(),
      ...tableTop(),
      castOfStack(),
      ...volumes.flatMap((box, index) => [
        shadowOf([filled(shade, rectanglePath(box))], withAlpha(shade, 0.5), { x: out * 10, y: 7 }, 7),
        ...lyingBook(random, box, {
          cloth: cloths[index % cloths.length] ?? colours.accent,
          foil: index % 7 === 2 ? colours.accent : foil,
        }),
      ]),
      ...(hasThing ? standing(motif, { x: upper.x + upper.width * 0.5, y: upper.y + 3 }, crown, 360) : parameters.cat > 0 ? sleeper() : []),
      ...flowers(),
      ...cup(),
      ...glasses(),
    ];

    function books(): readonly Rect[] {
      const heights = Array.from({ length: count }, () => between(random, 0.76, 1.24));
      const sum = heights.reduce((total, each) => total + each, 0);
      const wides = Array.from({ length: count }, (_, index) => 560 - index * 9 + between(random, -46, 30));
      let y = table + 12;
      return heights.map((share, index): Rect => {
        const height = (share / sum) * thick * count;
        const width = wides[index] ?? 520;
        y -= height;
        return { x: middle - width / 2 + between(random, -24, 24), y, width, height };
      });
    }

    /** A plain wall with the light of a window on it. */
    function background(): readonly SceneNode[] {
      const lit = withAlpha(mixColours(light, WHITE, isDark ? 0 : 0.5), isDark ? 0.15 : 0.5);
      const from = { x: side(690), y: top + room * 0.06 };
      const panes = [0, 1].flatMap((column) =>
        [0, 1].map((row): Path => {
          const at = (across: number, down: number): Point => ({
            x: from.x + out * (across * 168 - down * 40),
            y: from.y + down * room * 0.3 + across * 26,
          });
          return polygon([at(column, row), at(column + 0.92, row), at(column + 0.92, row + 0.92), at(column, row + 0.92)]);
        }),
      );
      return [
        painted(
          linearPaint(
            { x: 0, y: area.y },
            { x: 0, y: table },
            isDark
              ? [mixColours(wall, BLACK, 0.28), wall, mixColours(wall, light, 0.08)]
              : [mixColours(wall, WHITE, 0.16), wall, mixColours(wall, colours.main, 0.14)],
          ),
          rectanglePath(area),
        ),
        glow({ x: side(420), y: top + room * 0.42 }, room * 1.25, withAlpha(light, isDark ? 0.3 : 0.5)),
        shadowOf([filled(lit, ...panes)], lit, { x: 0, y: 0 }, 5),
      ];
    }

    function tableTop(): readonly SceneNode[] {
      const grain = chanceOf('grain');
      const lines = Array.from({ length: Math.round(area.width / 60) }, () => {
        const y = between(grain, table + 6, table + 66);
        const x = between(grain, left, left + area.width);
        return smoothLine([
          { x, y },
          { x: x + 90, y: y + between(grain, -2.4, 2.4) },
          { x: x + between(grain, 140, 320), y },
        ]);
      });
      const edge = table + 74;
      return [
        painted(
          linearPaint({ x: 0, y: table - 24 }, { x: 0, y: edge }, [mixColours(wood, shade, 0.3), wood, mixColours(wood, light, 0.32)]),
          rectanglePath({ x: left, y: table - 24, width: area.width, height: edge - table + 24 }),
        ),
        stroked(withAlpha(mixColours(wood, BLACK, 0.6), 0.32), 1.8, ...lines),
        glow({ x: side(700), y: table + 20 }, 300, withAlpha(light, 0.28)),
        painted(
          linearPaint({ x: 0, y: edge }, { x: 0, y: bottom }, [
            mixColours(colours.darkest, wood, 0.3),
            colours.darkest,
            colours.darkest,
            colours.darkest,
          ]),
          rectanglePath({ x: left, y: edge, width: area.width, height: bottom - edge }),
        ),
        filled(mixColours(wood, light, 0.5), rectanglePath({ x: left, y: edge - 3, width: area.width, height: 4 })),
      ];
    }

    /** The stack's shadow on the table and, soft, on the wall. */
    function castOfStack(): SceneNode {
      const [first] = volumes;
      const box = first ?? upper;
      return {
        kind: 'group',
        children: [
          shadowOf(
            [filled(shade, rectanglePath({ x: upper.x, y: upper.y, width: upper.width, height: table - 20 - upper.y }))],
            withAlpha(shade, isDark ? 0.5 : 0.26),
            { x: out * -46, y: 10 },
            26,
          ),
          shadowOf(
            [filled(shade, ellipse({ x: box.x + box.width / 2, y: table + 12 }, box.width * 0.54, 15))],
            withAlpha(BLACK, 0.6),
            { x: out * -14, y: 6 },
            10,
          ),
        ],
      };
    }

    function sleeper(): readonly SceneNode[] {
      const wide = Math.min(430, crown / 0.36);
      const foot = { x: upper.x + upper.width / 2, y: upper.y + 3 };
      const { body, head, ears, insideEars, tail, stripes, lines, nose } = sleepingCat(foot, wide, out);
      const luck = chanceOf('fur');
      const isGinger = luck() + luck() < 1.1;
      const fur = isGinger ? mixColours(GINGER, colours.accent, 0.1) : mixColours(shade, colours.dark, 0.35);
      const mark = isGinger ? mixColours(fur, { r: 150, g: 64, b: 24, a: 1 }, 0.55) : mixColours(fur, BLACK, 0.35);
      const line = isGinger ? mixColours(mark, BLACK, 0.5) : mixColours(fur, light, 0.55);
      const volume = (path: Path, up: number): readonly SceneNode[] => [
        painted(
          linearPaint({ x: foot.x, y: foot.y - wide * up }, { x: foot.x, y: foot.y }, [
            mixColours(fur, light, isGinger ? 0.34 : 0.2),
            fur,
            mixColours(fur, BLACK, 0.28),
          ]),
          path,
        ),
      ];
      return [
        shadowOf([filled(shade, body)], withAlpha(shade, 0.5), { x: 0, y: 8 }, 8),
        ...volume(body, 0.35),
        clipped(body, [filled(withAlpha(mark, 0.75), ...stripes)]),
        shadowOf([filled(shade, tail)], withAlpha(shade, 0.5), { x: out * -4, y: 6 }, 6),
        filled(mixColours(fur, BLACK, 0.06), tail),
        shadowOf([filled(shade, head, ears)], withAlpha(shade, 0.45), { x: out * 5, y: 6 }, 7),
        ...volume(ears, 0.32),
        filled(mixColours({ r: 244, g: 170, b: 160, a: 1 }, fur, 0.3), insideEars),
        ...volume(head, 0.25),
        stroked(line, wide * 0.011, ...lines),
        filled(mixColours({ r: 226, g: 120, b: 120, a: 1 }, fur, 0.2), nose),
      ];
    }

    /** A drawing that stands on something. */
    function standing(id: HeroId, foot: Point, tall: number, wide: number): readonly SceneNode[] {
      const box = heroBounds(id);
      const reach = Math.min(tall / box.height, wide / box.width);
      const at = middleOver(id, foot, reach);
      const tones = paintHero(id, colours, { plain: heroColours(isDark ? colours.paper : shade, colours.accent, wall), grounds: [wall] });
      const parts = litHero(id, { middle: at, reach }, tones, { light: mixColours(light, WHITE, 0.4), shade });
      return [
        shadowOf(
          [filled(shade, ellipse({ x: foot.x, y: foot.y - 2 }, (box.width * reach) / 2.1, 8))],
          withAlpha(shade, 0.6),
          { x: out * -8, y: 5 },
          6,
        ),
        shadowOf(parts, withAlpha(shade, 0.4), { x: out * -10, y: 6 }, 9),
        ...parts,
      ];
    }

    /** Flowers behind the cup. */
    function flowers(): readonly SceneNode[] {
      return flowerJug(
        chanceOf('vase'),
        {
          foot: { x: side(900), y: table + 16 },
          tall: Math.min(150, room * 0.24),
          reach: Math.min(room * 0.36, 200),
          bloom: Math.min(25, room * 0.042),
          lightFrom: out,
        },
        {
          glaze: mixColours(colours.paper, colours.second, 0.16),
          band: colours.second,
          green: mixColours({ r: 70, g: 116, b: 82, a: 1 }, shade, 0.16),
          petals: [colours.accent, mixColours(colours.second, WHITE, 0.35)],
          shade,
        },
      );
    }

    function cup(): readonly SceneNode[] {
      const foot = { x: side(806), y: table + 52 };
      const tall = Math.min(150, room * 0.26);
      const wisps = [-14, 12].map((dx) =>
        smoothLine(
          [0, 1, 2, 3, 4, 5].map((step) => ({
            x: foot.x + dx + Math.sin(step * 1.5) * 13,
            y: foot.y - tall - 4 - step * room * 0.055,
          })),
        ),
      );
      return [
        shadowOf([stroked(WHITE, 10, ...wisps)], withAlpha(WHITE, isDark ? 0.4 : 0.8), { x: 0, y: 0 }, 7),
        ...standing('cup', foot, tall, 210),
      ];
    }

    /** A pair of reading glasses on the table. */
    function glasses(): readonly SceneNode[] {
      const at = { x: side(612), y: table + 50 };
      const rim = mixColours(shade, colours.accent, 0.2);
      const rings = [-34, 34].map((dx) => ellipse({ x: at.x + dx, y: at.y }, 28, 14));
      const arms = [-62, 62].map((dx) =>
        smoothLine([
          { x: at.x + dx, y: at.y - 2 },
          { x: at.x + dx * 0.95, y: at.y - 20 },
          { x: at.x + dx * 0.6, y: at.y - 28 },
        ]),
      );
      const bridge = smoothLine([
        { x: at.x - 7, y: at.y - 2 },
        { x: at.x, y: at.y - 8 },
        { x: at.x + 7, y: at.y - 2 },
      ]);
      return [
        shadowOf([stroked(shade, 5, ...rings)], withAlpha(shade, 0.6), { x: out * -5, y: 7 }, 3),
        filled(withAlpha(WHITE, 0.2), ...rings),
        stroked(rim, 4.6, ...rings, ...arms, bridge),
      ];
    }
  },
});
