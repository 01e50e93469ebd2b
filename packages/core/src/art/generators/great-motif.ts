import { relativeLuminance } from '../../design/contrast.ts';
import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import { rectanglePath, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { castShadow } from '../drawing/cast-shadow.ts';
import { clipped, downwards, filled, glowBelow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { outlinesOf } from '../drawing/softly-lit.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { hero, heroColours } from '../heroes/draw-hero.ts';
import { heroBounds } from '../heroes/hero-bounds.ts';
import { HERO_IDS, type HeroId, isHero } from '../heroes/hero-ids.ts';
import { litParts } from '../heroes/modeled-hero.ts';
import { groundFor, paintHero } from '../heroes/paint-hero.ts';
import { DISC, arch, rays, rings, sun } from '../things/backdrops.ts';
import { windowLightOnTable, windowLightOnWall } from '../things/window-light.ts';

/** Bands of light across the sun's lower half. */
const BANDS = 5;
/** Units between two points of a hill's line. */
const HILL_STEP = 20;
/** Units by which a hill is longer than what is seen of it. */
const BEYOND = 120;
/** The backgrounds of the thing. */
export const BACKDROPS = ['sun', 'rays', 'arch', 'rings', 'window'] as const;
/** The reach of a backdrop up from the thing's middle, or of an arch from the ground, in multiples of its size. */
const HEIGHTS = { sun: 1.04, rays: 0.86, arch: 2.2, rings: 1.2, window: 1 } as const;
/** Height of the thing's middle over the ground that it stands on, as a share of its reach. */
export const FOOT = 0.93;
/** Things of the sky stand on no ground, and their middle is higher. */
const FLYING: ReadonlySet<HeroId> = new Set([
  'moon',
  'sun',
  'star',
  'planet',
  'cloud',
  'snowflake',
  'kite',
  'airplane',
  'balloon',
  'helicopter',
  'rocket',
  'ufo',
  'butterfly',
  'moth',
  'bee',
  'dragonfly',
  'hummingbird',
  'bat',
]);
const ALOFT = 1.02;
const SMALLER_ALOFT = 0.92;
/** The reach of rays and of the light around the thing, as shares of its size. */
const RAY_REACH = 1.5;
const GLOW = 1.9;
/** The shadow that the thing throws on the land, for each unit of its height. */
const FALLEN = { across: 0.7, down: 0.1, alpha: 0.3 } as const;
/** The far edge of the table behind the thing's foot, as a share of half the thing's size. */
const TABLE = { behind: 0.3 } as const;
/** Relative luminance of a pale wall. */
const PALE = 0.35;
const SUNLIGHT: Rgba = { r: 255, g: 226, b: 166, a: 1 };
/** The middle of the sun beside the thing, and its radius, as shares of half the thing's size. */
const SUN = { x: 0.3, y: -0.16, radius: 0.86 } as const;

/** A motif as large as the front allows, cut from paper: it stands on hills in front of a low sun. */
export const greatMotif = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    ground: { least: 200, most: 2600, standard: 1400, isPlace: true },
    reach: { least: 120, most: 620, standard: 400, isPlace: true }, // Size.
    /** The lower edge of the words above: what is behind the thing ends under it. */
    clear: { least: -400, most: 1700, standard: -400, isPlace: true },
    hills: { label: 'hills', least: 0, most: 4, standard: 3, step: 1 },
    bands: { label: 'bands', least: 0, most: BANDS, standard: BANDS, step: 1 },
    backdrop: { label: 'backdrop', least: 0, most: BACKDROPS.length - 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, parameters, motif, chanceOf }) => {
    const { ground, hills, bands, backdrop, clear } = parameters;
    const id = isHero(motif) ? motif : 'key';
    // Without land below it nothing has to hang over it.
    const isFlying = FLYING.has(id) && hills >= 1;
    const reach = parameters.reach * (isFlying ? SMALLER_ALOFT : 1);
    const bounds = heroBounds(id);
    const isIndoors = BACKDROPS[Math.round(backdrop)] === 'window';
    // On a table the drawing's own foot is where it stands.
    const middle = { x: 500, y: ground - reach * (isIndoors ? Math.max(FOOT, bounds.y + bounds.height) : isFlying ? ALOFT : FOOT) };
    const plain = heroColours(colours.darkest, colours.accent, colours.paper);
    // The thing has its own color, and the disc behind it the first one that it stands out from.
    const free = paintHero(id, colours, { plain, grounds: [colours.main] });
    const disc = groundFor(id, free, [colours.second, colours.accent, colours.light, colours.paper], colours.main);
    const thing = hero(id, middle, reach, disc ? free : paintHero(id, colours, { plain, grounds: [colours.second, colours.main] }));
    const light = { light: mixColours(colours.second, colours.paper, 0.45), shade: colours.darkest };
    const shade = withAlpha(colours.darkest, 0.4);
    const kind = BACKDROPS[Math.round(backdrop)] ?? 'sun';
    const size = Math.max(1, Math.min(reach, ((kind === 'arch' ? ground : middle.y) - clear) / HEIGHTS[kind]));
    const sunAt = { x: middle.x + size * SUN.x, y: middle.y + size * SUN.y };
    const cast = (children: readonly SceneNode[], size: number, painted = children) => [
      shadowOf(children, shade, { x: size * 0.5, y: size }, size),
      ...painted,
    ];
    const count = isIndoors ? 0 : Math.round(hills);
    const layers = Array.from({ length: count }, (_, index) => {
      const share = count > 1 ? index / (count - 1) : 1;
      const tone = mixColours(colours.main, colours.dark, 0.35 + 0.65 * share);
      const land = hill(chanceOf(`hill ${index}`), area, ground - reach * 0.3 * (1 - share), reach * (0.05 + 0.07 * (1 - share)));
      const flat = filled(tone, land);
      return cast([flat], reach * -0.014, [
        painted(
          linearPaint({ x: 0, y: ground - reach * 0.3 }, { x: 0, y: ground + reach * 0.5 }, [
            mixColours(tone, colours.second, 0.3),
            tone,
            mixColours(tone, colours.darkest, 0.25),
          ]),
          land,
        ),
      ]);
    });
    const feet = { x: middle.x, y: middle.y + (bounds.y + bounds.height) * reach };
    return [
      downwards(area, [colours.main, mixColours(colours.main, colours.paper, 0.16)]),
      glowBelow(clear, middle, reach * GLOW, withAlpha(mixColours(colours.paper, colours.second, 0.3), 0.4)),
      ...(isIndoors ? room() : [...cast(behind(), reach * 0.02), ...layers.flat()]),
      ...(isIndoors || (count > 0 && !isFlying) ? fallen() : []),
      ...cast(thing, reach * 0.05, litParts(thing, light)),
    ];

    /** The thing's shadow on the ground. Where nothing is under it, it has none. */
    function fallen(): readonly SceneNode[] {
      return [
        shadowOf(
          [filled(colours.darkest, ...outlinesOf(thing).map((outline) => castShadow(outline, feet, FALLEN)))],
          withAlpha(colours.darkest, FALLEN.alpha),
          { x: 0, y: 0 },
          reach * 0.025,
        ),
        shadowOf(
          [filled(colours.darkest, ellipse(feet, bounds.width * reach * 0.4, reach * 0.03))],
          withAlpha(colours.darkest, 0.5),
          { x: 0, y: 2 },
          reach * 0.02,
        ),
      ];
    }

    /** A wall in the light of a window, and a table that the thing stands on. */
    function room(): readonly SceneNode[] {
      const edge = ground - reach * TABLE.behind;
      const table = colours.dark;
      const isPale = relativeLuminance(colours.main) > PALE;
      // A pale wall is dim beside the light on it, and a dark one has its own color.
      const wall = isPale
        ? mixColours(mixColours(colours.main, colours.second, 0.72), colours.darkest, 0.04)
        : mixColours(colours.main, colours.darkest, 0.14);
      const pale = isPale ? mixColours(colours.paper, WHITE, 0.6) : mixColours(colours.second, colours.paper, 0.55);
      const top = Math.max(clear + 20, middle.y - reach * 1.12);
      const sunlit = {
        box: { x: middle.x - reach * 1.05, y: top, width: reach * 1.9, height: edge - top },
        below: Math.min(area.y + area.height, ground + 72),
        colour: mixColours(pale, SUNLIGHT, isPale ? 0.45 : 0.6),
        strength: isPale ? 0.95 : 0.74,
        wall,
      };
      const wallShadow = outlinesOf(thing).map((path) => transformPath(path, [1, 0, 0, 1, reach * 0.34, reach * 0.05]));
      return [
        painted(
          linearPaint({ x: 0, y: clear }, { x: 0, y: edge }, [withAlpha(wall, 0), withAlpha(wall, 0.72), withAlpha(wall, 0.92), wall]),
          rectanglePath({ x: area.x, y: clear, width: area.width, height: Math.max(1, edge - clear) }),
        ),
        ...windowLightOnWall(chanceOf('leaves'), sunlit),
        clipped(rectanglePath({ x: area.x, y: area.y, width: area.width, height: edge - area.y }), [
          shadowOf([filled(colours.darkest, ...wallShadow)], withAlpha(colours.darkest, 0.34), { x: 0, y: 0 }, reach * 0.05),
        ]),
        painted(
          linearPaint({ x: 0, y: edge }, { x: 0, y: edge + reach * 0.9 }, [
            mixColours(table, pale, 0.3),
            table,
            // Dark letters on a pale table keep their ground.
            isPale ? table : mixColours(table, colours.darkest, 0.22),
          ]),
          rectanglePath({ x: area.x, y: edge, width: area.width, height: area.y + area.height - edge }),
        ),
        filled(
          withAlpha(colours.darkest, 0.22),
          rectanglePath({ x: area.x, y: edge - reach * 0.02, width: area.width, height: reach * 0.02 }),
        ),
        filled(withAlpha(pale, 0.5), rectanglePath({ x: area.x, y: edge, width: area.width, height: reach * 0.008 })),
        ...windowLightOnTable(sunlit, table),
      ];
    }

    function behind(): readonly SceneNode[] {
      const colour = disc ?? colours.second;
      const tones = { colour, sky: colours.main, paper: colours.paper };
      switch (kind) {
        case 'rays':
          return rays(middle, size, Math.max(size * DISC, Math.min(size * RAY_REACH, middle.y - clear)), tones);
        case 'arch':
          return arch({ x: middle.x, y: ground }, size, tones);
        case 'rings':
          return rings({ x: middle.x, y: middle.y - size * 0.06 }, size, {
            ...tones,
            inner: colour === colours.second ? colours.accent : colours.paper,
          });
        default:
          return sun(chanceOf('specks'), sunAt, size * SUN.radius, bands, tones);
      }
    }
  },
});

/** Everything under a line of long waves about `top`. It runs on beyond the area, where its sides would be shaded like edges. */
function hill(random: Random, area: Rect, top: number, height: number): Path {
  const [start, end] = [area.x - BEYOND, area.x + area.width + BEYOND];
  const [near, far] = [between(random, 170, 260), between(random, 330, 460)];
  const [first, second] = [random() * 2 * Math.PI, random() * 2 * Math.PI];
  const count = Math.ceil((end - start) / HILL_STEP);
  const line = Array.from({ length: count + 1 }, (_, index): Point => {
    const x = start + (index / count) * (end - start);
    return { x, y: top + height * (0.6 * Math.sin(x / far + first) + 0.4 * Math.sin(x / near + second)) };
  });
  const bottom = area.y + area.height + BEYOND;
  return polygon([...line, { x: end, y: bottom }, { x: start, y: bottom }]);
}
