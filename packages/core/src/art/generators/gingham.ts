import { type Rgba, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { type ArtStage, defineGenerator } from '../art-generator.ts';
import { filled, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar } from '../drawing/outlines.ts';
import { laidSprig } from '../things/laid-sprig.ts';
import { leaf } from '../things/plants.ts';
import { FOOD_IDS, type FoodId, food } from '../things/foods.ts';

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };
const CHECK = 62.5;
/** Things around the plate of a title about sweets. */
const BESIDE_SWEETS: readonly FoodId[] = ['strawberry', 'lemon', 'egg', 'herb'];
/** The plate that the rim below is drawn for, units. */
const RIM_SIZE = 470;

/** A checked tablecloth, a plate for the title, and food around it. */
export const gingham = defineGenerator({
  group: 'scene',
  motifs: FOOD_IDS,
  parameters: {
    down: { least: 200, most: 1300, standard: 670, isPlace: true }, // Plate down.
    size: { least: 200, most: 520, standard: 470, isPlace: true }, // Size of the plate.
    end: { least: 480, most: 1800, standard: 1290, isPlace: true }, // End of the table.
    tipX: { least: 0, most: 1000, standard: 0, isPlace: true }, // The tip of the herb that lies on the plate; 0: none.
    tipY: { least: 0, most: 1800, standard: 0, isPlace: true },
    part: { least: 0, most: 2, standard: 0, step: 1, isPlace: true }, // 2: the herb only, before the words.
    foods: { label: 'foods', least: 0, most: 4, standard: 4, step: 1 },
  },
  draw: (stage) => {
    const { area, colours, random, parameters } = stage;
    const { down, size, part } = parameters;
    const laid = herb(stage);
    if (part === 2) return laid?.twig ?? [];
    const shade = withAlpha(mixColours(colours.darkest, colours.accent, 0.25), 0.5);
    const middle = { x: 500, y: down };
    const cloth = mixColours(colours.main, colours.accent, 0.3);
    const white = mixColours(colours.paper, WHITE, 0.6);
    const from = Math.floor(area.x / (2 * CHECK)) * 2 * CHECK;
    const top = Math.floor(area.y / (2 * CHECK)) * 2 * CHECK;
    const columns = Array.from({ length: Math.ceil((area.x + area.width - from) / (2 * CHECK)) }, (_, index) =>
      rectanglePath({ x: from + index * 2 * CHECK, y: area.y, width: CHECK, height: area.height }),
    );
    const rows = Array.from({ length: Math.ceil((area.y + area.height - top) / (2 * CHECK)) }, (_, index) =>
      rectanglePath({ x: area.x, y: top + index * 2 * CHECK, width: area.width, height: CHECK }),
    );
    const crossings = columns.flatMap((_, column) =>
      rows.map((__, row) => rectanglePath({ x: from + column * 2 * CHECK, y: top + row * 2 * CHECK, width: CHECK, height: CHECK })),
    );
    /** The rim keeps its proportions on a small plate. */
    const rim = size / RIM_SIZE;
    const plate = filled(white, ellipse(middle, size));
    const sprigs = Array.from({ length: 22 }, (_, index): readonly SceneNode[] => {
      const angle = (index / 22) * 2 * Math.PI + random() * 0.05;
      const at = polar(middle, size - 66 * rim, angle);
      return [
        filled(mixColours(colours.second, { r: 60, g: 120, b: 70, a: 1 }, 0.5), leaf(at, 44 * rim, angle + Math.PI / 2 + 0.35, 0.42)),
        filled(colours.accent, ellipse(at, 8 * rim)),
      ];
    }).flat();
    return [
      filled(white, rectanglePath(area)),
      filled(mixColours(white, cloth, 0.5), ...columns, ...rows),
      filled(cloth, ...crossings),
      shadowOf([plate], shade, { x: 10, y: 18 }, 18),
      plate,
      stroked(colours.second, 12 * rim, ellipse(middle, size - 16 * rim)),
      stroked(colours.second, 3 * rim, ellipse(middle, size - 40 * rim)),
      painted(
        radialPaint({ x: 500, y: down - 6 }, size - 94 * rim, [white, white, white, mixColours(white, colours.light, 0.35)]),
        ellipse(middle, size - 96 * rim),
      ),
      ...sprigs,
      ...(laid ? [laid.shadow] : []),
      ...foods(stage, shade),
    ];
  },
});

/** The herb that lies across the plate's rim, units long on a plate of full size, and its direction from its root to the words. */
const HERB = 330;
const HERB_ANGLE = { left: (-148 / 180) * Math.PI, right: (-32 / 180) * Math.PI } as const;

/** A herb from the rim of the plate to the words; null for a plate without words. */
function herb({ colours, chanceOf, parameters }: ArtStage<'size' | 'tipX' | 'tipY'>) {
  const { tipX: x, tipY: y, size } = parameters;
  if (x === 0) return null;
  const green = mixColours({ r: 74, g: 128, b: 66, a: 1 }, colours.second, 0.12);
  const angle = x > 500 ? HERB_ANGLE.left : HERB_ANGLE.right;
  return laidSprig(
    chanceOf('herb'),
    { tip: { x, y }, length: (HERB * size) / RIM_SIZE, angle, id: 'olive' },
    green,
    mixColours(colours.darkest, green, 0.3),
  );
}

function foods(
  { colours, motif, random, parameters: { down, size, end, foods: count } }: ArtStage<'down' | 'size' | 'end' | 'foods'>,
  shade: Rgba,
): readonly SceneNode[] {
  const kinds: readonly FoodId[] = motif === 'strawberry' ? BESIDE_SWEETS : FOOD_IDS;
  const first = Math.max(
    0,
    kinds.findIndex((id) => id === motif),
  );
  const corners = [
    [112, down - size * 0.98, 118],
    [888, down - size * 0.98, 112],
    [120, Math.min(end - 100, down + size * 1.06), 128],
    [882, Math.min(end - 96, down + size * 1.08), 122],
  ].slice(0, count);
  return corners.flatMap(([x = 0, y = 0, radius = 100], index) => {
    const id = kinds[(first + index) % kinds.length] ?? 'lemon';
    const drawn = food(random, { x, y }, radius * Math.min(1, size / 430), id, colours);
    return [shadowOf(drawn.slice(0, 1), shade, { x: 8, y: 12 }, 9), ...drawn];
  });
}
