import { withAlpha } from '../../design/colour.ts';
import type { Rgba } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between, oneOf } from '../drawing/chance.ts';
import { downwards, filled, glow, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { hero, heroColours } from '../heroes/draw-hero.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { bloom, leaf } from '../things/plants.ts';
import { ridgeOf } from '../things/ridge.ts';
import { stars } from '../things/stars.ts';

/** A small shop in the evening, what it sells in its window. */
export const shopFront = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    street: { least: 400, most: 1900, standard: 1300, isPlace: true },
    roof: { least: 100, most: 1600, standard: 730, isPlace: true }, // Top of the roof.
    night: { label: 'night', least: 0, most: 1, standard: 1, step: 1 },
    flowers: { label: 'flowers', least: 0, most: 40, standard: 18, step: 1 },
    bunting: { label: 'bunting', least: 0, most: 1, standard: 1, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters, motif }) => {
    const { street, flowers, bunting } = parameters;
    const roof = Math.min(street - 220, parameters.roof);
    const isNight = parameters.night > 0;
    const bottom = area.y + area.height;
    const sky = isNight
      ? [colours.darkest, colours.dark, mixColours(colours.dark, colours.main, 0.75)]
      : [mixColours(colours.light, colours.main, 0.35), colours.light, colours.paper];
    // The shop is drawn on a grid of its own: 100 wide, 100 high, from the street up.
    const tall = street - roof;
    const unit = Math.min(tall / 98, 7.4);
    const at = (x: number, y: number): Point => ({ x: 500 + x * unit, y: street - y * unit });
    const box = (x: number, y: number, width: number, height: number): Path =>
      polygon([at(x, y), at(x + width, y), at(x + width, y + height), at(x, y + height)]);
    const wall = mixColours(colours.paper, colours.light, 0.25);
    const wood = mixColours(colours.second, colours.darkest, isNight ? 0.25 : 0.05);
    const trim = mixColours(wood, colours.darkest, 0.35);
    const glass = isNight ? mixColours(colours.accent, colours.paper, 0.68) : mixColours(colours.light, colours.paper, 0.6);
    const id = isHero(motif) ? motif : 'book';
    const goods = (ground: Rgba) =>
      paintHero(id, colours, { plain: heroColours(colours.darkest, colours.accent, ground), grounds: [ground] });
    const beds = chanceOf('flowers');
    const hills = ridgeOf(chanceOf('roofs'), { base: street - tall * 0.34, reach: 120, shape: 'round', spacing: 200 });
    const scallop = (x: number, index: number): SceneNode =>
      filled(index % 2 === 0 ? colours.accent : colours.paper, smoothAwning(at, x, 56));
    const disc = Math.min(92, tall * 0.13);
    const moon = { x: 830, y: roof + disc * 1.1 };
    return [
      downwards({ ...area, height: Math.max(1, street - area.y) }, sky),
      ...(isNight
        ? [
            filled(
              withAlpha(colours.paper, 0.85),
              stars(chanceOf('stars'), { ...area, height: Math.max(1, street - area.y) }, Math.round(area.width / 8), 2.8),
            ),
          ]
        : []),
      glow(moon, disc * 2.4, withAlpha(colours.paper, 0.4)),
      filled(mixColours(colours.paper, colours.light, 0.3), ellipse(moon, disc)),
      filled(mixColours(sky.at(-1) ?? colours.dark, colours.darkest, isNight ? 0.35 : 0.12), areaUnder(across(area, 20, hills), street)),
      ...neighbours(
        area,
        street,
        tall,
        mixColours(mixColours(colours.main, colours.dark, 0.5), colours.darkest, isNight ? 0.3 : 0),
        isNight ? glass : colours.paper,
      ),
      filled(
        mixColours(colours.dark, colours.darkest, 0.5),
        rectanglePath({ x: area.x, y: street, width: area.width, height: Math.max(1, bottom - street) }),
      ),
      filled(mixColours(colours.dark, colours.main, 0.3), rectanglePath({ x: area.x, y: street, width: area.width, height: 26 })),
      // The house, its gable and its roof.
      filled(wall, box(-46, 0, 92, 62)),
      filled(mixColours(wall, colours.main, 0.2), box(-46, 0, 6, 62), box(40, 0, 6, 62)),
      filled(wood, polygon([at(-54, 60), at(-42, 86), at(42, 86), at(54, 60)])),
      stroked(trim, unit * 0.5, ...[66, 72, 78].map((y) => smoothLine([at(-54 + (y - 60) * 0.46, y), at(54 - (y - 60) * 0.46, y)]))),
      filled(trim, box(22, 80, 9, 14), box(20.5, 93, 12, 2)),
      filled(mixColours(colours.paper, wood, 0.08), polygon([at(-14, 70), at(-14, 84), at(0, 94), at(14, 84), at(14, 70)])),
      filled(wood, polygon([at(-18, 82), at(0, 97), at(18, 82), at(15, 80), at(0, 92), at(-15, 80)])),
      filled(trim, ellipse(at(0, 81), unit * 6)),
      filled(glass, ellipse(at(0, 81), unit * 5)),
      stroked(trim, unit * 0.6, smoothLine([at(-5, 81), at(5, 81)]), smoothLine([at(0, 76), at(0, 86)])),
      // Window, door, sign and awning.
      filled(trim, box(-40, 7, 50, 42)),
      filled(glass, box(-38, 9, 46, 38)),
      ...(isNight ? [glow(at(-15, 26), unit * 44, withAlpha(glass, 0.3))] : []),
      filled(mixColours(wood, colours.darkest, 0.1), box(-38, 9, 46, 3)),
      ...hero(id, at(-15, 25), unit * 12.4, goods(glass)),
      ...shelfGoods(chanceOf('goods'), at, unit, colours),
      stroked(trim, unit * 0.7, smoothLine([at(-38, 40.5), at(8, 40.5)])),
      filled(trim, box(15, 0, 24, 46)),
      filled(mixColours(colours.accent, colours.darkest, 0.25), box(17, 0, 20, 44)),
      filled(glass, box(20, 18, 14, 23)),
      stroked(
        mixColours(colours.accent, colours.darkest, 0.25),
        unit * 0.8,
        smoothLine([at(27, 18), at(27, 41)]),
        smoothLine([at(20, 30), at(34, 30)]),
      ),
      filled(colours.paper, ellipse(at(34.6, 13), unit * 1)),
      filled(mixColours(trim, colours.main, 0.3), box(12, -1.5, 30, 3)),
      ...[-44, -35, -26, -17, -8, 1].map(scallop),
      filled(trim, box(-45, 56, 56, 2)),
      // A hanging sign shows the same thing, small.
      stroked(trim, unit * 0.8, smoothLine([at(46, 52), at(60, 52)])),
      filled(trim, box(49, 33, 15, 16)),
      filled(colours.paper, box(50.2, 34.2, 12.6, 13.6)),
      ...hero(id, at(56.5, 41), unit * 5, goods(colours.paper)),
      ...lantern(at, unit, trim, glass, isNight),
      ...pots(beds, at, unit, Math.round(flowers), colours),
      ...(bunting > 0 ? flags(area, roof, tall, [colours.accent, colours.paper, colours.second, colours.light]) : []),
    ];
  },
});

type At = (x: number, y: number) => Point;

function smoothAwning(at: At, x: number, top: number): Path {
  return smoothShape([at(x, top), at(x + 9, top), at(x + 9, top - 7), at(x + 4.5, top - 11), at(x, top - 7)]);
}

/** Dim houses on both sides, so that the shop stands in a street. */
function neighbours(area: { x: number; width: number }, street: number, tall: number, wall: Rgba, lit: Rgba): readonly SceneNode[] {
  const width = 190;
  const count = Math.ceil(area.width / width) + 2;
  const first = Math.floor(area.x / width);
  return Array.from({ length: count }, (_, index): SceneNode => {
    const number = first + index;
    const x = number * width + 10;
    const height = tall * (0.4 + 0.1 * (((number % 3) + 3) % 3));
    const tone = mixColours(wall, lit, 0.04 * (((number % 2) + 2) % 2));
    const windows = [0.24, 0.62].flatMap((dx) =>
      [0.3, 0.62].map((dy) => rectanglePath({ x: x + width * dx, y: street - height * dy - 36, width: 26, height: 38 })),
    );
    return {
      kind: 'group',
      children: [
        filled(
          tone,
          polygon([
            { x, y: street },
            { x, y: street - height },
            { x: x + width / 2, y: street - height - 66 },
            { x: x + width, y: street - height },
            { x: x + width, y: street },
          ]),
        ),
        filled(withAlpha(lit, 0.5), ...windows.filter((_window, place) => (place + number) % 3 !== 0)),
      ],
    };
  });
}

/** Jars and books on the boards beside what is sold. */
function shelfGoods(
  random: () => number,
  at: At,
  unit: number,
  colours: Record<'accent' | 'second' | 'main' | 'dark' | 'darkest', Rgba>,
): readonly SceneNode[] {
  const inks = [colours.accent, colours.second, colours.main, colours.dark] as const;
  return [-37, -31.6, -2.4, 3].flatMap((x) =>
    Array.from({ length: 2 }, (_, index): SceneNode => {
      const left = x + index * 2.6;
      const height = between(random, 6, 11);
      const ink = oneOf(random, inks);
      return {
        kind: 'group',
        children: [
          filled(ink, polygon([at(left, 12), at(left + 2.2, 12), at(left + 2.2, 12 + height), at(left, 12 + height)])),
          filled(mixColours(ink, colours.darkest, 0.4), ellipse(at(left + 1.1, 12 + height * 0.7), unit * 0.5)),
        ],
      };
    }),
  );
}

function lantern(at: At, unit: number, trim: Rgba, glass: Rgba, isLit: boolean): readonly SceneNode[] {
  const box = (x: number, y: number, width: number, height: number) =>
    polygon([at(x, y), at(x + width, y), at(x + width, y + height), at(x, y + height)]);
  return [
    ...(isLit ? [glow(at(12.5, 51), unit * 13, withAlpha(glass, 0.55))] : []),
    filled(trim, polygon([at(10, 54), at(12.5, 57), at(15, 54)]), box(10.4, 47.4, 4.2, 1)),
    filled(glass, box(10.8, 48.4, 3.4, 5.6)),
  ];
}

function pots(
  random: () => number,
  at: At,
  unit: number,
  count: number,
  colours: Record<'accent' | 'second' | 'paper' | 'light' | 'darkest', Rgba>,
): readonly SceneNode[] {
  const green = mixColours(mixColours(colours.second, { r: 70, g: 130, b: 84, a: 1 }, 0.6), colours.darkest, 0.2);
  return Array.from({ length: count }, (_, index): readonly SceneNode[] => {
    const x = index < count / 2 ? -40 + (index / Math.max(1, count / 2)) * 50 : between(random, -50, -42) + (index % 2) * 92;
    const low = index < count / 2 ? 7.4 : between(random, 2, 9);
    const spot = at(x, low);
    const layers = bloom(random, spot, unit * between(random, 1.5, 2.5), index % 2 === 0 ? 'five' : 'daisy');
    const petal = oneOf(random, [colours.accent, colours.paper, mixColours(colours.accent, colours.paper, 0.5), colours.light]);
    return [
      filled(green, leaf(spot, unit * 3.6, between(random, -2.8, -0.3), 0.36), leaf(spot, unit * 3.2, between(random, 0.3, 2.8), 0.36)),
      ...layers.map((path, layer) => filled(layer === layers.length - 1 ? colours.second : petal, path)),
    ];
  }).flat();
}

function flags(area: { x: number; width: number }, roof: number, tall: number, inks: readonly Rgba[]): readonly SceneNode[] {
  const top = roof + tall * 0.06;
  const at = (x: number): Point => ({ x, y: top + 46 * (1 - ((x - 500) / 500) ** 2) });
  const count = Math.round(area.width / 52);
  const line = Array.from({ length: 41 }, (_, index) => at(area.x + (area.width * index) / 40));
  return [
    ...Array.from({ length: count }, (_, index): SceneNode => {
      const spot = at(area.x + ((index + 0.5) * area.width) / count);
      return filled(
        inks[index % inks.length] ?? WHITE_FLAG,
        polygon([
          { x: spot.x - 18, y: spot.y },
          { x: spot.x + 18, y: spot.y },
          { x: spot.x, y: spot.y + 40 },
        ]),
      );
    }),
    stroked(inks[1] ?? WHITE_FLAG, 3, smoothLine(line)),
  ];
}

const WHITE_FLAG: Rgba = { r: 255, g: 255, b: 255, a: 1 };
