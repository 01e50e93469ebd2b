import { type Rgba, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { filled, glow, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { DISH_IDS } from '../things/dish-fillings.ts';
import { foodBeside } from '../things/dish-company.ts';
import { dish } from '../things/dishes.ts';
import { FOOD_IDS, food } from '../things/foods.ts';

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };

/** A great dish from above that runs off the foot of the page, a spoon, a napkin and something to eat beside it. */
export const fullBowl = defineGenerator({
  group: 'scene',
  motifs: FOOD_IDS,
  parameters: {
    down: { least: 300, most: 1700, standard: 1120, isPlace: true }, // Bowl down.
    size: { least: 150, most: 620, standard: 470, isPlace: true }, // Size of the bowl.
    across: { label: 'bowlAcross', least: 200, most: 800, standard: 520 },
    dish: { label: 'dish', least: 0, most: DISH_IDS.length - 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters, motif }) => {
    const { down, size, across } = parameters;
    const filling = DISH_IDS[Math.round(parameters.dish)] ?? 'soup';
    const middle = { x: across, y: down };
    const table = colours.light;
    const shade = withAlpha(mixColours(colours.darkest, table, 0.2), 0.5);
    const glaze = mixColours(colours.main, colours.dark, 0.25);
    const napkin = smoothShape([
      { x: across - size * 1.15, y: down - size * 0.35 },
      { x: across - size * 0.35, y: down - size * 1.02 },
      { x: across + size * 0.2, y: down - size * 0.3 },
      { x: across - size * 0.5, y: down + size * 1.2 },
      { x: across - size * 1.3, y: down + size * 0.9 },
    ]);
    const hems = [0.16, 0.24].map((inset) =>
      smoothLine([
        { x: across - size * (1.15 - inset), y: down - size * (0.35 - inset) },
        { x: across - size * (0.35 + inset * 0.2), y: down - size * (1.02 - inset) },
      ]),
    );
    return [
      filled(table, rectanglePath(area)),
      glow({ x: 500, y: area.y + area.height * 0.3 }, 900, withAlpha(mixColours(table, WHITE, 0.7), 0.55)),
      shadowOf([filled(colours.paper, napkin)], withAlpha(shade, 0.3), { x: 6, y: 10 }, 10),
      filled(mixColours(colours.second, colours.paper, 0.5), napkin),
      stroked(mixColours(colours.paper, WHITE, 0.4), 7, ...hems),
      ...spoon(),
      ...dish(chanceOf('dish'), middle, size, filling, glaze, colours),
      ...beside(),
    ];

    /** Pieces of the food that the artwork names, on the table at the upper corners of the dish. */
    function beside(): readonly SceneNode[] {
      const id = foodBeside(filling) ?? FOOD_IDS.find((known) => known === motif) ?? 'lemon';
      return [-1, 1].flatMap((sign) => {
        const at = { x: across + sign * size * 0.98, y: down - size * 0.86 };
        const drawn = food(chanceOf(`beside ${sign}`), at, size * (sign < 0 ? 0.2 : 0.15), id, colours);
        return [shadowOf(drawn.slice(0, 1), withAlpha(shade, 0.5), { x: 5, y: 9 }, 7), ...drawn];
      });
    }

    function spoon(): readonly SceneNode[] {
      const tone = mixColours({ r: 190, g: 142, b: 92, a: 1 }, colours.darkest, 0.05);
      const head = { x: across + size * 1.06, y: down - size * 0.52 };
      const handle = smoothShape([
        { x: head.x - 13, y: head.y },
        { x: head.x + 13, y: head.y },
        { x: head.x + 30, y: head.y + size * 0.8 },
        { x: head.x + 34, y: area.y + area.height + 60 },
        { x: head.x - 4, y: area.y + area.height + 60 },
        { x: head.x + 4, y: head.y + size * 0.8 },
      ]);
      const bowl = ellipse({ x: head.x, y: head.y - size * 0.1 }, size * 0.13, size * 0.19);
      return [
        shadowOf([filled(tone, bowl, handle)], shade, { x: 8, y: 12 }, 9),
        filled(tone, bowl, handle),
        filled(mixColours(tone, colours.darkest, 0.22), ellipse({ x: head.x + 3, y: head.y - size * 0.09 }, size * 0.095, size * 0.145)),
      ];
    }
  },
});
