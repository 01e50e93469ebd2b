import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { dishAslant, flatOn, garlicBulb } from '../things/dish-aslant.ts';
import { isDessert } from '../things/dish-company.ts';
import { DISH_IDS } from '../things/dish-fillings.ts';
import { citrusSlice, glints, herbLeaves, lump, rounded, twig } from '../things/fillings/food-parts.ts';
import { foldedCloth, handmadeTiles, woodenSpoon, wornTable } from '../things/kitchen-table.ts';

const SUN: Rgba = { r: 255, g: 226, b: 168, a: 1 };
const WOOD: Rgba = { r: 178, g: 122, b: 76, a: 1 };
const TOMATO: Rgba = { r: 214, g: 52, b: 34, a: 1 };
const BERRY: Rgba = { r: 196, g: 34, b: 56, a: 1 };
/** The depth of round things, as a share of their breadth. */
const TILT = 0.76;

/** One great pan, pot or board on a worn table before a tiled wall, in the hard light of a window, with a cloth, a spoon and herbs. */
export const greatDish = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1400, standard: 620, isPlace: true }, // End of the words on the wall.
    floor: { least: 300, most: 2000, standard: 1380, isPlace: true }, // The author's name begins.
    dish: { label: 'dish', least: 0, most: DISH_IDS.length - 1, standard: 0, step: 1 },
    night: { label: 'dusk', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm } = parameters;
    const isDark = parameters.night > 0;
    const floor = Math.max(calm + 220, parameters.floor);
    const id = DISH_IDS[Math.round(parameters.dish)] ?? 'soup';
    const isSweet = isDessert(id);
    const isBaked = isSweet || id === 'bread';
    const linen = mixColours(mixColours(colours.paper, WHITE, 0.1), mixColours(colours.second, colours.paper, 0.3), 0.4);
    const side = (x: number) => (parameters.mirrored > 0 ? 1000 - x : x);
    const far = calm + (floor - calm) * 0.1;
    const reach = Math.min(452, (floor - far) * 0.6);
    const middle = { x: side(492), y: far + (floor - far) * 0.47 };
    const shade = mixColours(colours.darkest, { r: 24, g: 12, b: 8, a: 1 }, 0.55);
    const sun = mixColours(SUN, colours.accent, 0.08);
    const wood = mixColours(mixColours(WOOD, colours.main, 0.16), shade, isDark ? 0.14 : 0.02);
    const wall = isDark ? colours.dark : colours.light;
    const glaze = mixColours(mixColours(colours.paper, WHITE, 0.3), colours.second, 0.06);
    const size = reach / 452;
    const near = middle.y + reach * TILT;
    const edge = { area, far, sun, shade };
    return [
      ...handmadeTiles(chanceOf('tiles'), wall, edge),
      ...wornTable(chanceOf('table'), wood, edge),
      ...aside(-560, 'left'),
      ...aside(1560, 'right'),
      ...foldedCloth(
        chanceOf('cloth'),
        { x: side(170), y: near - 60 * size },
        330 * size,
        linen,
        mixColours(colours.accent, colours.darkest, 0.08),
        shade,
      ),
      ...behind(),
      ...dishAslant(chanceOf('dish'), middle, reach, id, colours, { tilt: TILT, shade, glaze }),
      ...woodenSpoon(
        { x: side(846), y: near - 66 * size },
        520 * size,
        parameters.mirrored > 0 ? 2.6 : 0.52,
        mixColours({ r: 206, g: 150, b: 92, a: 1 }, shade, 0.05),
        shade,
      ),
      ...before(),
    ];

    /** Things at the far edge of the table, half behind the dish. */
    function behind(): readonly SceneNode[] {
      const random = chanceOf('behind');
      const y = far + (middle.y - far) * 0.28;
      return [
        flatOn(twig(random, { x: side(60), y: y + 40 * size }, 250 * size, parameters.mirrored > 0 ? 2.8 : 0.3), { x: 0, y }, TILT),
        ...(isBaked ? egg({ x: side(72), y: y + 34 * size }, 50 * size) : garlicBulb({ x: side(78), y: y + 36 * size }, 50 * size)),
        ...(isBaked ? egg({ x: side(142), y: y + 2 }, 46 * size) : []),
        ...balls('upper', { x: side(936), y: y + 36 * size }, 46 * size, 3),
      ];
    }

    /** Things before the dish, at the near corners. */
    function before(): readonly SceneNode[] {
      const random = chanceOf('before');
      const grains = Array.from({ length: 60 }, () =>
        ellipse({ x: between(random, 0, 1000), y: between(random, near - 130 * size, near + 90 * size) }, between(random, 1.6, 3.8)),
      );
      return [
        filled(withAlpha(isBaked ? WHITE : { r: 44, g: 28, b: 20, a: 1 }, 0.8), ...grains),
        flatOn(twig(random, { x: side(20), y: near }, 300 * size, parameters.mirrored > 0 ? 2.9 : -0.2), { x: 0, y: near }, TILT),
        ...(isBaked
          ? []
          : [flatOn(citrusSlice({ x: side(76), y: near - 60 * size }, 66 * size, 0.6), { x: 0, y: near - 60 * size }, TILT)]),
        ...balls('lower', { x: side(150), y: near - 16 * size }, 42 * size, isSweet ? 4 : 2),
        flatOn(herbLeaves(random, { x: side(930), y: near + 6 }, 92 * size, 5), { x: 0, y: near + 6 }, TILT),
      ];
    }

    /** Tomatoes; beside desserts berries, beside bread eggs. */
    function balls(part: string, at: Point, radius: number, count: number): readonly SceneNode[] {
      if (id === 'bread')
        return [...egg(at, radius * 1.2), ...(count > 2 ? egg({ x: at.x - radius * 2, y: at.y + radius * 0.9 }, radius * 1.1) : [])];
      const random = chanceOf(part);
      const tone = isSweet ? BERRY : TOMATO;
      const places = [
        { x: 0, y: 0 },
        { x: -1.7, y: 0.5 },
        { x: -0.6, y: 1.3 },
        { x: 1.4, y: 1 },
      ]
        .slice(0, count)
        .map(({ x, y }) => ({ x: at.x + x * radius, y: at.y + y * radius }));
      return places.flatMap((spot): readonly SceneNode[] => [
        filled(withAlpha(shade, 0.5), ellipse({ x: spot.x + radius * 0.75, y: spot.y + radius * 0.62 }, radius * 1.2, radius * 0.46)),
        rounded(lump(random, spot, radius, 0.03), spot, radius, tone, 0.46),
        ...(isSweet ? [] : herbLeaves(random, { x: spot.x, y: spot.y - radius * 0.72 }, radius * 0.5, 5)),
        glints([[spot, radius * 0.62]], 0.75),
      ]);
    }

    function egg(spot: Point, radius: number): readonly SceneNode[] {
      return [
        filled(withAlpha(shade, 0.5), ellipse({ x: spot.x + radius * 0.7, y: spot.y + radius * 0.6 }, radius * 1.2, radius * 0.42)),
        rounded(ellipse(spot, radius, radius * 0.8), spot, radius, { r: 238, g: 202, b: 164, a: 1 }, 0.4),
      ];
    }

    /** Things on the table beside the front: the wrap's back, or what is beyond the front's outer edge. */
    function aside(x: number, part: string): readonly SceneNode[] {
      if (x < area.x || x > area.x + area.width) return [];
      const random = chanceOf(part);
      const y = far + (floor - far) * 0.52;
      return [
        ...foldedCloth(random, { x, y: y + 80 }, 300, linen, mixColours(colours.second, colours.darkest, 0.1), shade),
        flatOn(twig(random, { x: x - 200, y: y + 60 }, 330, -0.2), { x: 0, y: y + 60 }, TILT),
        ...balls(part, { x: x + 120, y: y + 50 }, 54, 4),
        ...(isBaked ? egg({ x: x - 80, y: y + 120 }, 60) : garlicBulb({ x: x - 80, y: y + 110 }, 60)),
      ];
    }
  },
});
