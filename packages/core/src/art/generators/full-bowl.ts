import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { FOOD_IDS, type FoodId, food } from '../things/foods.ts';
import { leaf } from '../things/plants.ts';

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };

/** The foods that fit in the bowl: every one but pans and loaves. */
const IN_BOWL = FOOD_IDS.filter((id): id is Exclude<FoodId, 'pan' | 'bread'> => id !== 'pan' && id !== 'bread');

/** A great bowl of good things from above, that runs off the foot of the page, a spoon and a napkin beside it. */
export const fullBowl = defineGenerator({
  group: 'scene',
  motifs: FOOD_IDS,
  parameters: {
    down: { least: 300, most: 1700, standard: 1120, isPlace: true }, // Bowl down.
    size: { least: 150, most: 620, standard: 470, isPlace: true }, // Size of the bowl.
    across: { label: 'bowlAcross', least: 200, most: 800, standard: 520 },
    pieces: { label: 'pieces', least: 6, most: 40, standard: 26, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters, motif }) => {
    const { down, size, across, pieces } = parameters;
    const middle = { x: across, y: down };
    const table = colours.light;
    const shade = withAlpha(mixColours(colours.darkest, table, 0.2), 0.5);
    const glaze = mixColours(colours.main, colours.dark, 0.25);
    const soup = mixColours(colours.accent, colours.paper, 0.35);
    const random = chanceOf('pieces');
    const first = Math.max(
      0,
      IN_BOWL.findIndex((id) => id === motif),
    );
    const inner = size * 0.8;
    const places = sunflower(middle, inner * 0.86, pieces);
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
      shadowOf([filled(glaze, ellipse(middle, size))], shade, { x: 14, y: 24 }, 24),
      filled(glaze, ellipse(middle, size)),
      filled(mixColours(glaze, WHITE, 0.28), ellipse({ x: middle.x - size * 0.012, y: middle.y - size * 0.012 }, size * 0.965)),
      filled(mixColours(glaze, colours.darkest, 0.25), ellipse(middle, size * 0.9)),
      painted(
        radialPaint(middle, inner, [mixColours(soup, WHITE, 0.2), soup, mixColours(soup, colours.darkest, 0.25)]),
        ellipse(middle, size * 0.86),
      ),
      clipped(
        ellipse(middle, size * 0.865),
        places.flatMap((at, index) => {
          const id = IN_BOWL[(first + index * 3) % IN_BOWL.length] ?? 'tomato';
          const radius = (inner / Math.sqrt(pieces)) * between(random, 0.92, 1.16);
          const drawn = food(
            chanceOf(`piece ${index}`),
            { x: at.x + between(random, -8, 8), y: at.y + between(random, -8, 8) },
            radius,
            id,
            colours,
          );
          return [shadowOf(drawn.slice(0, 1), withAlpha(shade, 0.55), { x: 4, y: 7 }, 6), ...drawn];
        }),
      ),
      filled(
        mixColours({ r: 74, g: 128, b: 72, a: 1 }, colours.second, 0.2),
        ...Array.from({ length: 12 }, () =>
          leaf(polar(middle, inner * Math.sqrt(random()) * 0.85, random() * 6.3), between(random, 28, 52), random() * 6.3, 0.42),
        ),
      ),
      // The rim throws its own shadow on the food in the bowl.
      {
        kind: 'fill',
        path: ellipse(middle, size * 0.865),
        paint: {
          kind: 'radial',
          centre: { x: middle.x + size * 0.06, y: middle.y + size * 0.1 },
          radius: size * 0.95,
          stops: [
            { offset: 0, colour: withAlpha(colours.darkest, 0) },
            { offset: 0.76, colour: withAlpha(colours.darkest, 0) },
            { offset: 1, colour: withAlpha(colours.darkest, 0.45) },
          ],
        },
      },
    ];

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

/** Points that fill a disc evenly, as the seeds of a sunflower do. */
function sunflower(middle: Point, radius: number, count: number): readonly Point[] {
  return Array.from({ length: count }, (_, index) =>
    polar(middle, radius * Math.sqrt((index + 0.5) / count), index * 2.39996),
  ).toReversed();
}
