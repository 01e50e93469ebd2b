import { BLACK, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { filled, glow, linearPaint, painted, radialPaint, shadowOf } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse } from '../drawing/outlines.ts';
import { heroColours } from '../heroes/draw-hero.ts';
import { heroBounds } from '../heroes/hero-bounds.ts';
import { HERO_IDS, type HeroId, isHero } from '../heroes/hero-ids.ts';
import { floatsInSky } from '../heroes/hero-sizes.ts';
import { litHero } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { type Curl, curledCorner } from '../things/curled-corner.ts';
import { figure } from '../things/figures.ts';
import { milkyWay } from '../things/milky-way.ts';
import { ridgeOf } from '../things/ridge.ts';
import { VIEWS, viewThrough } from '../things/views.ts';

/** The lands under a sheet, by the number that an artwork stores. */
export const LANDS_UNDER_SHEET = ['stars', ...VIEWS] as const;

/** Units that the sheet ends beyond the front's edges, where they are cut. */
const BEYOND = 34;

/** A sheet in one color whose corner rolls up from what lies under it: the thing that the title names, or a land at night. */
export const turnedCorner = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    calm: { least: 0, most: 1300, standard: 720, isPlace: true }, // End of the words.
    corner: { least: 500, most: 2200, standard: 1500, isPlace: true }, // The front's lower edge.
    world: { label: 'backdrop', least: 0, most: LANDS_UNDER_SHEET.length - 1, standard: 0, step: 1 },
    size: { label: 'size', least: 0.5, most: 1, standard: 1, step: 0.05 },
    person: { label: 'person', least: 0, most: 2, standard: 1, step: 1 }, // Nobody, a man, a woman.
    night: { label: 'night', least: 0, most: 1, standard: 1, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, motif, parameters }) => {
    const { corner, size, person } = parameters;
    const calm = Math.min(parameters.calm, corner - 380);
    const isNight = parameters.night > 0;
    const room = corner - calm;
    const isMirrored = parameters.mirrored > 0;
    // The drawing is of a right corner; for books that open to the right it is mirrored.
    const seen = isMirrored ? { ...area, x: 1000 - area.x - area.width } : area;
    const wide = Math.min(985, room * 1.55) * size;
    const curl: Curl = {
      corner: { x: 1000 + BEYOND, y: corner + BEYOND },
      upright: { x: 1000 + BEYOND, y: corner - room * 0.97 * size },
      lower: { x: 1000 - wide, y: corner + BEYOND },
      radius: Math.min(78, room * 0.1) * size,
    };
    const sheet = colours.main;
    const shade = mixColours(colours.darkest, BLACK, 0.2);
    const middle = { x: 1000 - wide * 0.262, y: corner - room * 0.28 * size };
    const paper = [
      painted(
        linearPaint({ x: 1000, y: 0 }, { x: 0, y: corner }, [mixColours(sheet, WHITE, 0.1), sheet, mixColours(sheet, shade, 0.14)]),
        rectanglePath(seen),
      ),
      ...curledCorner(curl, seen, isHero(motif) ? thing(motif) : land(), {
        face: sheet,
        back: mixColours(colours.paper, sheet, 0.24),
        shade: mixColours(shade, sheet, 0.25),
      }),
    ];
    return isMirrored ? [{ kind: 'group', transform: [-1, 0, 0, 1, 1000, 0], children: paper }] : paper;

    /** The thing on a ground that is lit around it. */
    function thing(id: HeroId): readonly SceneNode[] {
      const lit = mixColours(colours.accent, WHITE, 0.42);
      const deep = mixColours(colours.accent, shade, 0.2);
      const bounds = heroBounds(id);
      const reach = Math.min((wide * 0.47) / bounds.width, (room * 0.5 * size) / bounds.height);
      const [x, y] = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
      // Mirrored once more, so that letters and hands stay as they are.
      const at = { x: middle.x - x * reach, y: middle.y + room * 0.012 - y * reach };
      const painting = paintHero(id, colours, { plain: heroColours(colours.paper, colours.second, deep), grounds: [lit, deep] });
      const parts = litHero(id, { middle: at, reach }, painting, { light: mixColours(colours.paper, WHITE, 0.5), shade });
      const foot = { x: middle.x, y: at.y + (bounds.y + bounds.height) * reach };
      return [
        painted(radialPaint({ x: middle.x, y: middle.y }, wide * 0.62, [lit, colours.accent, deep]), rectanglePath(seen)),
        ...(floatsInSky(id)
          ? [filled(withAlpha(colours.paper, 0.8), ...sparks())]
          : [shadowOf([filled(shade, ellipse(foot, bounds.width * reach * 0.42, 10))], withAlpha(shade, 0.7), { x: 10, y: 4 }, 9)]),
        shadowOf(parts, withAlpha(shade, 0.5), { x: 16, y: 16 }, 12),
        ...parts,
      ];
    }

    function sparks() {
      const random = chanceOf('sparks');
      return Array.from({ length: 90 }, () =>
        ellipse({ x: 1000 - random() * wide, y: corner - random() * room }, 0.6 + 2.4 * random() ** 3),
      );
    }

    function land(): readonly SceneNode[] {
      const id = LANDS_UNDER_SHEET[Math.round(parameters.world)] ?? 'stars';
      const left = 980 - wide;
      const box = {
        x: left,
        y: corner - room * 1.1,
        width: seen.x + seen.width - left,
        height: seen.y + seen.height - corner + room * 1.1,
      };
      const horizon = corner - room * (id === 'stars' ? 0.1 : 0.17) * size;
      if (id === 'stars') return starryLand(horizon);
      return [
        viewThrough(
          id,
          { colours, chanceOf },
          {
            outline: rectanglePath(box),
            box,
            reach: room * 0.13 * size,
            horizon,
            light: { x: 1000 - wide * 0.17, y: horizon - room * 0.2 * size },
            radius: room * 0.05,
            isNight,
          },
        ),
      ];
    }

    /** The milky way over mountains, and a small person who looks up at it. */
    function starryLand(horizon: number): readonly SceneNode[] {
      const glowing = mixColours(colours.accent, colours.paper, 0.35);
      const high = mixColours(colours.darkest, BLACK, 0.3);
      const low = mixColours(mixColours(colours.dark, colours.darkest, 0.3), glowing, 0.32);
      const far = ridgeOf(chanceOf('far'), { base: horizon - room * 0.045, reach: room * 0.075, shape: 'sharp', spacing: 260 });
      const near = ridgeOf(chanceOf('near'), { base: horizon + room * 0.03, reach: room * 0.02, shape: 'round', spacing: 330 });
      const x = 1000 - wide * 0.3;
      const tall = room * 0.1 * size;
      const black = mixColours(colours.darkest, BLACK, 0.6);
      const bottom = seen.y + seen.height;
      return [
        painted(
          linearPaint({ x: 0, y: corner - room }, { x: 0, y: horizon + 20 }, [high, high, mixColours(high, low, 0.45), low, glowing]),
          rectanglePath(seen),
        ),
        ...milkyWay(
          chanceOf('stars'),
          { x: 1000 - wide, y: corner - room, width: wide + 60, height: room * 0.94 },
          {
            from: { x: 1000 - wide * 0.02, y: corner - room * 0.62 },
            to: { x: 1000 - wide * 0.52, y: horizon + 10 },
            breadth: room * 0.12,
          },
          mixColours(glowing, WHITE, 0.35),
          high,
        ),
        glow({ x, y: horizon + 10 }, room * 0.36, withAlpha(glowing, 0.55)),
        painted(
          linearPaint({ x: 0, y: horizon - room * 0.12 }, { x: 0, y: horizon + room * 0.04 }, [
            mixColours(low, black, 0.5),
            mixColours(low, glowing, 0.25),
          ]),
          areaUnder(across(seen, 6, far), bottom),
        ),
        painted(
          linearPaint({ x: 0, y: horizon }, { x: 0, y: horizon + room * 0.14 }, [mixColours(black, low, 0.2), black]),
          areaUnder(across(seen, 8, near), bottom),
        ),
        ...(person > 0 ? [filled(black, figure({ x, y: near(x) + 3 }, tall, person < 1.5 ? 'coat' : 'dress'))] : []),
      ];
    }
  },
});
