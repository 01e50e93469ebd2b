import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { colourRamp, mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between, oneOf } from '../drawing/chance.ts';
import { downwards, filled, shadowOf, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polar, polygon, smoothLine } from '../drawing/outlines.ts';

const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };
const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };
const SPOTS: readonly (readonly [x: number, y: number, size: number])[] = [
  [150, 0.24, 118],
  [860, 0.2, 108],
  [500, 0.46, 122],
  [90, 0.72, 112],
  [900, 0.66, 124],
  [420, 0.86, 106],
  [690, 0.34, 0],
  [310, 0.5, 0],
  [700, 0.8, 0],
];

/** A beach from above: the sea in bands, parasols and towels. */
export const beach = defineGenerator({
  group: 'scene',
  parameters: {
    shore: { least: 200, most: 1400, standard: 760, isPlace: true },
    end: { least: 480, most: 1800, standard: 1330, isPlace: true }, // End of the sand.
    parasols: { label: 'parasols', least: 0, most: 6, standard: 6, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { shore, end, parasols } = parameters;
    const random = chanceOf('sea');
    const phase = random() * 6;
    const edge = (lift: number) => (x: number) =>
      shore + lift + 38 * Math.sin(x / 150 + lift / 90 + phase) + 20 * Math.sin(x / 61 + lift / 40) - (x - 500) * 0.1;
    const foam = mixColours(colours.paper, WHITE, 0.6);
    const tones = [
      mixColours(colours.light, { r: 201, g: 154, b: 90, a: 1 }, 0.4),
      foam,
      ...colourRamp([mixColours(colours.main, colours.paper, 0.6), colours.main, colours.dark], 4),
    ];
    const bottomOfSea = [112, 84, 54, -36, -160, -300];
    const water = tones.map((tone, index): SceneNode => {
      const line = across(area, 20, edge(bottomOfSea[index] ?? 0));
      return filled(tone, areaUnder(line, area.y));
    });
    const crests = Array.from({ length: 46 }, () => {
      const [x, y] = [between(random, area.x, area.x + area.width), between(random, area.y, Math.max(area.y + 1, shore - 260))];
      const width = between(random, 36, 76);
      return smoothLine([
        { x, y },
        { x: x + width * 0.4, y: y - between(random, 4, 10) },
        { x: x + width, y },
      ]);
    });
    const room = Math.max(60, end - shore - 130);
    const chance = chanceOf('parasols');
    const scale = Math.min(1, room / 560);
    const inks = [colours.accent, colours.second, colours.dark, mixColours(colours.accent, colours.paper, 0.45)] as const;
    const things = SPOTS.map(([x, share, size], index) => {
      const middle = { x: x + between(chance, -24, 24), y: shore + 130 + room * share };
      const [first, other] = [oneOf(chance, inks), index % 2 === 0 ? foam : mixColours(foam, colours.light, 0.35)];
      if (size === 0) return towel(middle, 62 * scale, between(chance, -0.5, 0.5), first, other);
      return index < parasols ? parasol(middle, size * scale, chance() * 6, first, other) : [];
    });
    return [
      downwards({ ...area, y: shore - 200, height: area.y + area.height - shore + 200 }, [
        mixColours(colours.light, colours.paper, 0.5),
        mixColours(colours.light, colours.accent, 0.12),
      ]),
      ...water,
      stroked(withAlpha(mixColours(colours.main, colours.paper, 0.5), 0.5), 4, ...crests),
      ...things.flat(),
    ];
  },
});

const WEDGES = 12;

function parasol(middle: Point, radius: number, turn: number, ink: Rgba, other: Rgba): readonly SceneNode[] {
  const wedge = (index: number): Path => {
    const from = turn + (index / WEDGES) * 2 * Math.PI;
    const to = from + (2 * Math.PI) / WEDGES;
    return polygon([middle, polar(middle, radius, from), polar(middle, radius * 0.95, (from + to) / 2), polar(middle, radius, to)]);
  };
  const wedges = (rest: number) => Array.from({ length: WEDGES / 2 }, (_, index) => wedge(2 * index + rest));
  const disc = filled(ink, ellipse(middle, radius * 0.97));
  const shaded = Array.from({ length: WEDGES }, (_, index) => index).filter(
    (index) => Math.cos(turn + ((index + 0.5) / WEDGES) * 2 * Math.PI - 0.9) > 0.2,
  );
  return [
    shadowOf([disc], withAlpha({ r: 90, g: 58, b: 26, a: 1 }, 0.4), { x: radius * 0.34, y: radius * 0.4 }, 5),
    filled(ink, ...wedges(0)),
    filled(other, ...wedges(1)),
    filled(withAlpha(BLACK, 0.1), ...shaded.map(wedge)),
    filled(ink, ellipse(middle, radius * 0.075)),
  ];
}

function towel(middle: Point, half: number, turn: number, ink: Rgba, other: Rgba): readonly SceneNode[] {
  const at = (x: number, y: number): Point => ({
    x: middle.x + Math.cos(turn) * x * half - Math.sin(turn) * y * half,
    y: middle.y + Math.sin(turn) * x * half + Math.cos(turn) * y * half,
  });
  const strip = (from: number, to: number) => polygon([at(-0.72, from), at(0.72, from), at(0.72, to), at(-0.72, to)]);
  const sheet = filled(other, strip(-1.3, 1.3));
  return [
    shadowOf([sheet], withAlpha({ r: 90, g: 58, b: 26, a: 1 }, 0.35), { x: 5, y: 7 }, 4),
    sheet,
    filled(ink, ...Array.from({ length: 5 }, (_, index) => strip(-1.2 + index * 0.52, -0.98 + index * 0.52))),
  ];
}
