import type { RoleColours } from '../../design/artwork.ts';
import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon } from '../drawing/outlines.ts';
import { type CutleryId, cutlery } from '../things/cutlery.ts';
import { DISH_IDS } from '../things/dish-fillings.ts';
import { isDessert, sidesOf } from '../things/dish-company.ts';
import { dish } from '../things/dishes.ts';
import { food } from '../things/foods.ts';
import { leaf, sprig } from '../things/plants.ts';

const GREEN: Rgba = { r: 84, g: 134, b: 74, a: 1 };

/** A laid table from above in slanting daylight: dishes, glasses, cutlery and herbs at both ends of a cloth, and room between them. */
export const laidTable = defineGenerator({
  group: 'scene',
  parameters: {
    top: { least: 60, most: 900, standard: 360, isPlace: true }, // The words begin and end here.
    end: { least: 300, most: 1700, standard: 1080, isPlace: true },
    foot: { least: 400, most: 2000, standard: 1420, isPlace: true }, // The lowest line that is seen.
    dish: { label: 'dish', least: 0, most: DISH_IDS.length - 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
    stripes: { label: 'stripes', least: 0, most: 1, standard: 1, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { top, mirrored, stripes } = parameters;
    const end = Math.max(top + 60, parameters.end);
    const foot = Math.max(end + 80, parameters.foot);
    const side = (x: number) => (mirrored > 0 ? 1000 - x : x);
    const shade = withAlpha(mixColours(colours.darkest, BLACK, 0.4), 0.42);
    const cloth = colours.light;
    const main = DISH_IDS[Math.round(parameters.dish)] ?? 'soup';
    const [other, small] = sidesOf(main);
    const isSweet = isDessert(main);
    const glazes = [mixColours(colours.paper, WHITE, 0.3), colours.second, colours.accent] as const;
    // A dish leaves the table's edge where the room above or below the words is low.
    const upper = Math.min(250, Math.max(150, (top - area.y) * 0.46));
    const lower = Math.min(300, Math.max(170, (foot - end) * 0.62));
    const high = top - 34;
    const low = end + 34;
    return [
      painted(
        linearPaint({ x: area.x, y: area.y }, { x: area.x + area.width, y: area.y + area.height }, [
          mixColours(cloth, WHITE, 0.14),
          cloth,
          mixColours(cloth, BLACK, 0.1),
        ]),
        rectanglePath(area),
      ),
      ...weave(),
      ...daylight(),
      ...napkin({ x: side(735), y: low + lower * 0.62 }, lower * 1.05),
      ...dish(chanceOf('upper dish'), { x: side(205), y: high - upper }, upper, other, glazes[1], colours),
      ...glass({ x: side(520), y: high - 78 }, 62, mixColours(colours.accent, colours.darkest, 0.15)),
      ...piece('fork', { x: side(590), y: high + 4 }, 320, mirrored > 0 ? -1.72 : -1.42),
      ...scattered('upper', { x: side(820), y: high - upper * 0.5 }, upper * 0.42),
      ...dish(chanceOf('lower dish'), { x: side(300), y: low + lower }, lower, main, glazes[0], colours),
      ...piece('knife', { x: side(655), y: low + lower * 1.7 }, lower * 1.62, mirrored > 0 ? -1.66 : -1.48),
      ...piece('spoon', { x: side(735), y: low + lower * 1.74 }, lower * 1.55, mirrored > 0 ? -1.66 : -1.48),
      ...dish(chanceOf('small dish'), { x: side(905), y: low + lower * 0.55 }, lower * 0.36, small, glazes[2], colours),
      ...scattered('lower', { x: side(915), y: low + lower * 1.35 }, lower * 0.3),
      ...crumbs(),
    ];

    /** The cloth's threads, and a woven border. */
    function weave(): readonly SceneNode[] {
      if (stripes < 0.5) return [];
      const line = mixColours(cloth, colours.paper, 0.5);
      const rows = [70, 92, 118].flatMap((x) => [x, 1000 - x]);
      return rows.map((x, index) =>
        filled(withAlpha(line, 0.5), rectanglePath({ x: x - 3, y: area.y, width: index % 6 < 2 ? 10 : 4, height: area.height })),
      );
    }

    /** The light of a window, in panes, across the table. */
    function daylight(): readonly SceneNode[] {
      const pane = (at: number): Path =>
        polygon([
          { x: area.x, y: at },
          { x: area.x + area.width, y: at - 420 },
          { x: area.x + area.width, y: at - 190 },
          { x: area.x, y: at + 230 },
        ]);
      const light = mixColours(cloth, WHITE, 0.5);
      return [shadowOf([filled(light, pane(top + 60), pane(top + 330), pane(top + 600))], withAlpha(light, 0.34), { x: 0, y: 0 }, 14)];
    }

    function piece(id: CutleryId, at: Point, length: number, angle: number): readonly SceneNode[] {
      const metal = mixColours(colours.paper, WHITE, 0.4);
      const path = cutlery(id, at, length, angle);
      return [
        shadowOf([filled(metal, path)], shade, { x: 6, y: 9 }, 5),
        painted(
          linearPaint({ x: at.x - 20, y: at.y }, { x: at.x + 40, y: at.y - length }, [
            mixColours(metal, BLACK, 0.22),
            metal,
            mixColours(metal, BLACK, 0.1),
          ]),
          path,
        ),
      ];
    }

    function napkin(at: Point, size: number): readonly SceneNode[] {
      const linen = mixColours(colours.main, colours.paper, 0.12);
      const half = size * 0.36;
      const sheet = polygon([
        { x: at.x - half, y: at.y - size * 0.52 },
        { x: at.x + half * 0.94, y: at.y - size * 0.56 },
        { x: at.x + half, y: at.y + size * 1.2 },
        { x: at.x - half * 0.92, y: at.y + size * 1.22 },
      ]);
      const hem = (share: number) =>
        filled(
          withAlpha(mixColours(linen, WHITE, 0.6), 0.8),
          rectanglePath({ x: at.x + half * share, y: at.y - size * 0.53, width: 5, height: size * 1.72 }),
        );
      return [shadowOf([filled(linen, sheet)], shade, { x: 7, y: 12 }, 9), filled(linen, sheet), hem(-0.8), hem(-0.72), hem(0.72)];
    }

    function glass(at: Point, radius: number, wine: Rgba): readonly SceneNode[] {
      return [
        shadowOf([filled(withAlpha(wine, 0.5), ellipse(at, radius))], shade, { x: 10, y: 16 }, 10),
        filled(withAlpha(mixColours(colours.paper, WHITE, 0.5), 0.66), ellipse(at, radius)),
        painted(
          radialPaint(at, radius * 0.8, [mixColours(wine, WHITE, 0.1), wine, mixColours(wine, BLACK, 0.25)]),
          ellipse(at, radius * 0.8),
        ),
        stroked(withAlpha(WHITE, 0.85), 3.4, ellipse(at, radius * 0.98)),
        glow({ x: at.x - radius * 0.34, y: at.y - radius * 0.36 }, radius * 0.4, withAlpha(WHITE, 0.75)),
      ];
    }

    /** A cut lemon, a tomato and a twig beside each other. */
    function scattered(part: string, at: Point, size: number): readonly SceneNode[] {
      const random = chanceOf(part);
      const twig = sprig(random, { x: at.x - size * 0.9, y: at.y + size * 1.5 }, size * 2.7, -1.1, 'laurel');
      const lemon = { x: at.x + size * 0.25, y: at.y - size * 0.3 };
      const green = mixColours(GREEN, colours.second, 0.2);
      return [
        shadowOf([filled(green, twig.leaves)], shade, { x: 5, y: 8 }, 5),
        filled(green, twig.leaves),
        stroked(mixColours(green, BLACK, 0.35), 3, twig.stem),
        ...laid(random, lemon, size * 0.82, 'lemon', colours, shade),
        ...laid(
          random,
          { x: lemon.x - size * 1.15, y: lemon.y + size * 0.8 },
          size * 0.5,
          isSweet ? 'strawberry' : 'tomato',
          colours,
          shade,
        ),
      ];
    }

    /** Torn leaves and grains of salt. */
    function crumbs(): readonly SceneNode[] {
      const random = chanceOf('crumbs');
      const leaves: Path[] = [];
      const salt: Path[] = [];
      for (let index = 0; index < 34; index += 1) {
        const y = index % 2 === 0 ? between(random, area.y, high) : between(random, low, foot);
        const at = { x: between(random, area.x, area.x + area.width), y };
        if (index % 4 === 0) leaves.push(leaf(at, between(random, 16, 30), random() * 6.28, 0.5));
        else salt.push(ellipse(polar(at, 10, index), between(random, 1.4, 3.4)));
      }
      return [
        filled(withAlpha(mixColours(colours.paper, WHITE, 0.5), 0.9), ...salt),
        filled(mixColours(GREEN, colours.second, 0.2), ...leaves),
      ];
    }
  },
});

function laid(
  random: Random,
  at: Point,
  radius: number,
  id: 'lemon' | 'tomato' | 'strawberry',
  colours: RoleColours,
  shade: Rgba,
): readonly SceneNode[] {
  const nodes = food(random, at, radius, id, colours);
  return [shadowOf(nodes.slice(0, 1), shade, { x: radius * 0.1, y: radius * 0.16 }, radius * 0.1), ...nodes];
}
