import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, smoothLine } from '../drawing/outlines.ts';
import { heroColours } from '../heroes/draw-hero.ts';
import { heroBounds, middleOver } from '../heroes/hero-bounds.ts';
import { HERO_IDS, type HeroId, isHero } from '../heroes/hero-ids.ts';
import { litHero } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { tiedCurtain } from '../things/curtains.ts';
import { eveningVillage } from '../things/evening-village.ts';
import { herbPot } from '../things/kitchen-things.ts';
import { lyingBook } from '../things/lying-books.ts';
import { sittingCat } from '../things/sitting-cat.ts';
import { wallpaper } from '../things/wallpaper.ts';

const DUSK: Rgba = { r: 44, g: 58, b: 110, a: 1 };
const ROSE: Rgba = { r: 232, g: 122, b: 116, a: 1 };
const GOLD: Rgba = { r: 255, g: 208, b: 130, a: 1 };
const WOOD: Rgba = { r: 112, g: 62, b: 40, a: 1 };

/** A room with wallpaper, and a cat on the sill of its window that looks out at a village at dusk; beside it lies a thing, or tea and books. */
export const windowCat = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    top: { least: 100, most: 1500, standard: 760, isPlace: true }, // The window's upper edge.
    sill: { least: 300, most: 1800, standard: 1240, isPlace: true },
    night: { label: 'evening', least: 0, most: 1, standard: 1, step: 1 }, // Dark wallpaper.
    snow: { label: 'snow', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, motif, parameters }) => {
    const { top, night, snow, mirrored } = parameters;
    const sill = Math.max(top + 170, parameters.sill);
    const tall = sill - top;
    const wide = Math.min(700, Math.max(420, tall * 1.42));
    const [left, bottom] = [500 - wide / 2, area.y + area.height];
    const side = (x: number) => (mirrored > 0 ? 1000 - x : x);
    const facing = mirrored > 0 ? -1 : 1;
    const isDark = night > 0;
    const wall = isDark ? colours.dark : colours.light;
    const shade = mixColours(colours.darkest, BLACK, 0.45);
    const lamp = mixColours(GOLD, colours.paper, 0.15);
    const frame = mixColours(mixColours(colours.paper, WHITE, 0.3), lamp, 0.12);
    const wood = mixColours(WOOD, colours.darkest, 0.34);
    const view: Rect = { x: left, y: top, width: wide, height: tall };
    const opening = rectanglePath(view);
    const high = mixColours(DUSK, colours.dark, 0.35);
    const reach = Math.min(345, tall * 0.71);
    const seat = { x: side(500 - wide * 0.13), y: sill + 12 };
    return [
      ...paper(),
      shadowOf([filled(frame, casing(30))], withAlpha(shade, 0.55), { x: 0, y: 12 }, 18),
      filled(frame, casing(30)),
      filled(mixColours(frame, shade, 0.22), casing(13)),
      filled(mixColours(frame, WHITE, 0.4), casing(10)),
      clipped(opening, [
        ...eveningVillage({
          chanceOf,
          view,
          home: side(500 + wide * 0.055),
          hasSnow: snow > 0,
          tones: {
            high,
            middle: mixColours(ROSE, colours.accent, 0.3),
            low: mixColours(GOLD, colours.light, 0.25),
            lamp,
            petals: [colours.accent, colours.paper, mixColours(colours.second, WHITE, 0.2)],
          },
        }),
      ]),
      ...bars(),
      ...curtains(),
      ...ledge(),
      ...plant(),
      ...things(),
      ...animal(),
    ];

    function casing(grow: number): Path {
      return rectanglePath({ x: left - grow, y: top - grow, width: wide + 2 * grow, height: tall + grow + 12 });
    }

    function paper(): readonly SceneNode[] {
      const pattern = withAlpha(isDark ? mixColours(colours.main, colours.paper, 0.2) : colours.main, isDark ? 0.16 : 0.24);
      return [
        painted(
          linearPaint({ x: 0, y: area.y }, { x: 0, y: sill }, [
            mixColours(wall, BLACK, isDark ? 0.3 : 0.02),
            wall,
            mixColours(wall, lamp, isDark ? 0.06 : 0.1),
          ]),
          rectanglePath(area),
        ),
        ...wallpaper(chanceOf('wallpaper'), { ...area, height: sill - area.y }, pattern),
        glow({ x: 500, y: top + tall * 0.55 }, wide * 0.95, withAlpha(lamp, isDark ? 0.34 : 0.4)),
      ];
    }

    /** The bars of two sashes, dark against the sky with a lit edge. */
    function bars(): readonly SceneNode[] {
      const tone = mixColours(frame, shade, 0.12);
      const rail = top + tall * 0.46;
      const upright = (x: number, thick: number) => rectanglePath({ x: x - thick / 2, y: top, width: thick, height: tall });
      const level = (y: number, thick: number) => rectanglePath({ x: left, y: y - thick / 2, width: wide, height: thick });
      const all = [
        upright(500, 17),
        upright(left + wide * 0.25, 8),
        upright(left + wide * 0.75, 8),
        level(rail, 18),
        level(top + tall * 0.23, 8),
      ];
      return [
        shadowOf([filled(shade, ...all)], withAlpha(shade, 0.35), { x: 0, y: 3 }, 4),
        filled(tone, ...all),
        filled(mixColours(frame, WHITE, 0.5), level(rail - 7, 4), rectanglePath({ x: 493, y: top, width: 3, height: tall })),
        // The pane reflects a little of the room.
        clipped(opening, [
          filled(
            withAlpha(WHITE, 0.07),
            ...[0.1, 0.62].map((x) => [
              ['M', left + wide * x, top] as const,
              ['L', left + wide * (x + 0.16), top] as const,
              ['L', left + wide * (x - 0.1), sill] as const,
              ['L', left + wide * (x - 0.26), sill] as const,
              ['Z'] as const,
            ]),
          ),
        ]),
      ];
    }

    function curtains(): readonly SceneNode[] {
      const rod = top - 58;
      const cloth = mixColours(colours.accent, isDark ? shade : colours.paper, isDark ? 0.1 : 0.06);
      const tie = mixColours(colours.second, lamp, 0.25);
      const span = wide * 0.22 + 96;
      const ends = [left - 118, left + wide + 118] as const;
      const pole = mixColours(WOOD, colours.darkest, 0.2);
      const box = (x: number): Rect => ({ x, y: rod + 2, width: span, height: sill - rod + 4 });
      const rings = [0, 1].flatMap((end) =>
        Array.from({ length: 7 }, (_, index) => {
          const x = end === 0 ? ends[0] + 30 + (span * (index + 0.5)) / 7 : ends[1] - 30 - (span * (index + 0.5)) / 7;
          return ellipse({ x, y: rod + 4 }, 7, 11);
        }),
      );
      return [
        shadowOf(
          [filled(pole, rectanglePath({ x: ends[0], y: rod - 7, width: ends[1] - ends[0], height: 13 }))],
          withAlpha(shade, 0.5),
          { x: 4, y: 10 },
          7,
        ),
        ...tiedCurtain(box(ends[0] + 30), -1, cloth, tie, shade),
        ...tiedCurtain(box(ends[1] - 30 - span), 1, cloth, tie, shade),
        painted(
          linearPaint({ x: 0, y: rod - 7 }, { x: 0, y: rod + 7 }, [mixColours(pole, WHITE, 0.35), pole, mixColours(pole, BLACK, 0.4)]),
          rectanglePath({ x: ends[0], y: rod - 7, width: ends[1] - ends[0], height: 13 }),
          ellipse({ x: ends[0] - 6, y: rod }, 16),
          ellipse({ x: ends[1] + 6, y: rod }, 16),
        ),
        stroked(mixColours(lamp, pole, 0.35), 3.4, ...rings),
      ];
    }

    /** The board that runs along the wall under the window, and boards of wood below it. */
    function ledge(): readonly SceneNode[] {
      const lip = sill + 40;
      const planks = Array.from({ length: Math.ceil(area.width / 58) + 2 }, (_, index) => (Math.floor(area.x / 58) + index) * 58);
      const upper = mixColours(frame, wood, 0.1);
      return [
        painted(
          linearPaint({ x: 0, y: lip }, { x: 0, y: bottom }, [mixColours(wood, BLACK, 0.4), wood, wood, mixColours(wood, BLACK, 0.3)]),
          rectanglePath({ x: area.x, y: lip, width: area.width, height: bottom - lip }),
        ),
        filled(withAlpha(BLACK, 0.3), ...planks.map((x) => rectanglePath({ x, y: lip, width: 3, height: bottom - lip }))),
        filled(withAlpha(WHITE, 0.06), ...planks.map((x) => rectanglePath({ x: x + 3, y: lip, width: 2, height: bottom - lip }))),
        shadowOf(
          [filled(shade, rectanglePath({ x: area.x, y: sill, width: area.width, height: 40 }))],
          withAlpha(BLACK, 0.55),
          { x: 0, y: 12 },
          12,
        ),
        painted(
          linearPaint({ x: 0, y: sill }, { x: 0, y: sill + 26 }, [mixColours(upper, shade, 0.2), upper, mixColours(upper, WHITE, 0.35)]),
          rectanglePath({ x: area.x, y: sill, width: area.width, height: 26 }),
        ),
        glow({ x: 500, y: sill + 14 }, wide * 0.5, withAlpha(GOLD, 0.25)),
        painted(
          linearPaint({ x: 0, y: sill + 26 }, { x: 0, y: lip }, [mixColours(upper, shade, 0.16), mixColours(upper, shade, 0.46)]),
          rectanglePath({ x: area.x, y: sill + 26, width: area.width, height: lip - sill - 26 }),
        ),
      ];
    }

    function plant(): readonly SceneNode[] {
      const foot = { x: side(112), y: sill + 20 };
      const size = Math.min(78, tall * 0.17);
      const random = chanceOf('geranium');
      const heads = Array.from({ length: 15 }, () => {
        const at = { x: foot.x + size * between(random, -0.75, 0.75), y: foot.y - size * between(random, 1.1, 2.1) };
        return Array.from({ length: 5 }, (_, petal) =>
          ellipse({ x: at.x + Math.cos(petal * 1.26) * 6, y: at.y + Math.sin(petal * 1.26) * 6 }, 6),
        );
      });
      return [
        shadowOf([filled(shade, ellipse({ x: foot.x, y: foot.y }, size * 0.6, 9))], withAlpha(shade, 0.6), { x: -facing * 10, y: 4 }, 6),
        ...herbPot(random, foot, size),
        filled(mixColours(colours.accent, WHITE, 0.12), ...heads.slice(0, 9).flat()),
        filled(mixColours(colours.accent, WHITE, 0.42), ...heads.slice(9).flat()),
      ];
    }

    /** Things beside the cat: what the title names, or a cup of tea on books. */
    function things(): readonly SceneNode[] {
      const x = side(500 + wide * 0.27);
      const id: HeroId = isHero(motif) ? motif : 'cup';
      const books = isHero(motif) ? [] : [mixColours(colours.second, shade, 0.12), mixColours(colours.main, shade, 0.2), colours.accent];
      const random = chanceOf('books');
      const thick = Math.min(42, tall * 0.085);
      const long = Math.min(230, wide * 0.34);
      const stack = books.flatMap((cloth, index) =>
        lyingBook(
          random,
          {
            x: x - long / 2 + between(random, -12, 12),
            y: sill + 20 - thick * (index + 1),
            width: long * between(random, 0.86, 1),
            height: thick,
          },
          { cloth, foil: mixColours(GOLD, colours.paper, 0.3) },
        ),
      );
      const foot: Point = { x, y: sill + 20 - thick * books.length };
      const size = isHero(motif) ? Math.min(tall * 0.44, 220) : Math.min(120, tall * 0.24);
      const box = heroBounds(id);
      const half = Math.min(size / box.height, (wide * 0.4) / box.width);
      const middle = middleOver(id, foot, half);
      const tones = paintHero(id, colours, {
        plain: heroColours(mixColours(colours.darkest, colours.dark, 0.3), colours.accent, colours.paper),
        grounds: [mixColours(high, ROSE, 0.4), frame],
      });
      const drawn = litHero(id, { middle, reach: half }, tones, { light: mixColours(lamp, WHITE, 0.4), shade });
      return [
        shadowOf(
          [filled(shade, ellipse({ x, y: sill + 22 }, Math.max(long * 0.46 * Math.sign(books.length), (box.width * half) / 2.1), 9))],
          withAlpha(shade, 0.6),
          { x: facing * 8, y: 5 },
          7,
        ),
        ...stack,
        ...(isHero(motif) ? [] : steam({ x: foot.x, y: foot.y - box.height * half })),
        shadowOf(drawn, withAlpha(shade, 0.4), { x: 4, y: 3 }, 6),
        ...drawn,
      ];
    }

    function steam({ x, y }: Point): readonly SceneNode[] {
      const wisps = [-16, 8].map((dx, index) =>
        smoothLine([0, 1, 2, 3, 4].map((step) => ({ x: x + dx + Math.sin(step * 1.7 + index * 2) * 10, y: y - 4 - step * tall * 0.05 }))),
      );
      return [shadowOf([stroked(WHITE, 7, ...wisps)], withAlpha(WHITE, 0.6), { x: 0, y: 0 }, 5)];
    }

    function animal(): readonly SceneNode[] {
      const { body, tail, folds, collar, rim } = sittingCat(seat, reach, facing);
      const fur = mixColours(shade, colours.dark, 0.12);
      const warm = mixColours(GOLD, ROSE, 0.25);
      return [
        shadowOf([filled(shade, ellipse({ x: seat.x, y: seat.y + 6 }, reach * 0.3, 10))], withAlpha(BLACK, 0.65), { x: 0, y: 6 }, 7),
        shadowOf([filled(BLACK, tail)], withAlpha(BLACK, 0.5), { x: 6, y: 8 }, 7),
        painted(
          linearPaint({ x: seat.x, y: seat.y - reach }, { x: seat.x, y: seat.y }, [
            mixColours(fur, warm, 0.1),
            fur,
            mixColours(fur, BLACK, 0.3),
          ]),
          body,
        ),
        clipped(body, [
          shadowOf([stroked(warm, reach * 0.012, ...rim)], withAlpha(warm, 0.55), { x: 0, y: 0 }, reach * 0.012),
          shadowOf([stroked(warm, reach * 0.014, ...folds)], withAlpha(warm, 0.3), { x: 0, y: 0 }, reach * 0.012),
        ]),
        filled(colours.accent, collar),
        filled(lamp, ellipse({ x: seat.x - facing * reach * 0.02, y: seat.y - reach * 0.612 }, reach * 0.022)),
        painted(linearPaint({ x: 0, y: seat.y - 10 }, { x: 0, y: seat.y + reach * 0.35 }, [fur, mixColours(fur, warm, 0.12)]), tail),
        stroked(withAlpha(warm, 0.55), 2, ...rim),
      ];
    }
  },
});
