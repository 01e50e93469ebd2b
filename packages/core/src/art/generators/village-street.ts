import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { type ArtStage, defineGenerator } from '../art-generator.ts';
import { between, oneOf } from '../drawing/chance.ts';
import { downwards, filled, glow, shadowOf, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon, smoothLine } from '../drawing/outlines.ts';
import { cat } from '../things/cat.ts';
import { townHouse } from '../things/town-house.ts';
import { bloom, leaf } from '../things/plants.ts';
import { ridgeOf } from '../things/ridge.ts';
import { stars } from '../things/stars.ts';

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };

/** The height of the highest gable with its roof, in widths of its house, and of the lowest walls as a share of the street's height. */
const HIGHEST_GABLE = 0.77;
const LOWEST = 0.3;

/** A street of small houses and shops, bunting and lamps, flowers and a cat. */
export const villageStreet = defineGenerator({
  group: 'scene',
  parameters: {
    street: { least: 400, most: 1700, standard: 1255, isPlace: true },
    roofs: { least: 200, most: 1400, standard: 820, isPlace: true }, // Tops of the roofs.
    night: { label: 'evening', least: 0, most: 1, standard: 1, step: 1 },
    tallest: { label: 'tallestHouse', least: 300, most: 700, standard: 470 },
    cat: { label: 'cat', least: 0, most: 1, standard: 1, step: 1 },
    bunting: { label: 'bunting', least: 0, most: 1, standard: 1, step: 1 },
  },
  draw: (stage) => {
    const { area, colours, chanceOf, parameters } = stage;
    const { street, night } = parameters;
    // Houses taller than this would look like a city's.
    const roofs = Math.max(parameters.roofs, street - parameters.tallest);
    const isNight = night > 0;
    const bottom = area.y + area.height;
    const right = area.x + area.width;
    const warm = mixColours(colours.paper, { r: 255, g: 214, b: 120, a: 1 }, 0.65);
    const sky = isNight
      ? [colours.darkest, colours.dark, mixColours(colours.main, colours.accent, 0.35), mixColours(colours.light, colours.second, 0.15)]
      : [mixColours(colours.main, colours.paper, 0.25), mixColours(colours.main, colours.paper, 0.6), colours.paper];
    const hill = (base: number, part: string, tone: Rgba) =>
      filled(tone, areaUnder(across(area, 14, ridgeOf(chanceOf(part), { base, reach: 46, shape: 'round', spacing: 420 })), bottom));
    const tall = street - roofs;
    const houses = chanceOf('houses');
    const row: SceneNode[] = [];
    for (let x = area.x - 40; x < right; ) {
      const width = between(houses, 180, 262) * Math.min(parameters.tallest / 470, Math.max(0.55, tall / 430));
      const tones = [
        mixColours(colours.paper, colours.light, 0.4),
        mixColours(colours.light, colours.accent, 0.3),
        mixColours(colours.paper, colours.second, 0.4),
        mixColours(colours.paper, colours.main, 0.4),
        colours.light,
      ] as const;
      const style = {
        wall: oneOf(houses, tones),
        roof: oneOf(houses, [
          mixColours(colours.accent, colours.dark, 0.4),
          colours.dark,
          mixColours(colours.second, colours.darkest, 0.5),
          mixColours(colours.main, colours.darkest, 0.4),
        ]),
        door: oneOf(houses, [colours.accent, colours.second, mixColours(colours.dark, colours.accent, 0.4)]),
        pane: isNight ? warm : mixColours(colours.paper, colours.main, 0.3),
        trim: mixColours(colours.paper, WHITE, 0.5),
        awning: houses() < 0.5 ? oneOf(houses, [colours.accent, colours.second]) : null,
      };
      // The gable stands on the walls, and no roof may reach the words above the street.
      const walls = Math.max(tall * LOWEST, Math.min(tall * between(houses, 0.58, 0.82), tall - width * HIGHEST_GABLE));
      const house = townHouse(houses, { x, y: street }, width, walls, style);
      row.push(shadowOf(house.slice(0, 2), withAlpha(colours.darkest, 0.35), { x: 6, y: 0 }, 10), ...house);
      x += width + between(houses, 2, 8);
    }
    return [
      downwards({ ...area, height: street - area.y + 10 }, sky),
      ...(isNight ? [filled(withAlpha(colours.paper, 0.85), stars(chanceOf('stars'), { ...area, height: roofs - area.y + 60 }, 150))] : []),
      hill(
        roofs + tall * 0.2,
        'far hill',
        mixColours(isNight ? colours.main : colours.second, isNight ? colours.dark : colours.paper, 0.5),
      ),
      hill(roofs + tall * 0.42, 'near hill', mixColours(isNight ? colours.dark : colours.second, colours.main, 0.3)),
      ...row,
      downwards({ x: area.x, y: street, width: area.width, height: bottom - street }, [
        mixColours(colours.dark, colours.light, 0.3),
        colours.darkest,
      ]),
      ...cobbles(stage),
      ...lamps(stage, warm),
      ...flowerBed(stage),
      ...(parameters.bunting > 0 ? bunting(stage) : []),
      ...(parameters.cat > 0 ? [filled(colours.darkest, cat({ x: 178, y: street + 62 }, Math.min(190, tall * 0.42)))] : []),
    ];
  },
});

type Stage = ArtStage<'street' | 'roofs' | 'night' | 'tallest' | 'cat' | 'bunting'>;

function cobbles({ area, parameters: { street } }: Stage): readonly SceneNode[] {
  const rows = Array.from({ length: 6 }, (_, row) => {
    const width = 30 + row * 9;
    const y = street + 24 + row * row * 4.3 + row * 8;
    const count = Math.ceil(area.width / (width * 1.25)) + 2;
    return Array.from({ length: count }, (__, index) =>
      ellipse({ x: area.x + (index + (row % 2) * 0.5) * width * 1.25, y }, width * 0.5, 6 + row * 1.8),
    );
  });
  return [filled(withAlpha(WHITE, 0.07), ...rows.flat())];
}

function lamps({ colours, parameters: { street, night, roofs, tallest } }: Stage, warm: Rgba): readonly SceneNode[] {
  const height = Math.min(0.4 * tallest, (street - Math.max(roofs, street - tallest)) * 0.44);
  const dark = colours.darkest;
  return [96, 512, 905].flatMap((x): SceneNode[] => {
    const top = street - height;
    const at = (dx: number, dy: number): Point => ({ x: x + dx, y: top + dy });
    return [
      filled(
        dark,
        rectanglePath({ x: x - 4, y: top, width: 8, height: height + 20 }),
        rectanglePath({ x: x - 14, y: street + 4, width: 28, height: 16 }),
        rectanglePath({ x: x - 30, y: top, width: 60, height: 7 }),
      ),
      filled(warm, polygon([at(-17, -6), at(-22, -56), at(22, -56), at(17, -6)])),
      filled(dark, polygon([at(-26, -56), at(0, -82), at(26, -56)])),
      ...(night > 0 ? [glow(at(0, -30), 180, withAlpha(warm, 0.42))] : []),
    ];
  });
}

function flowerBed({ area, colours, chanceOf, parameters: { street } }: Stage): readonly SceneNode[] {
  const random = chanceOf('bed');
  const green = mixColours(mixColours(colours.second, { r: 60, g: 120, b: 80, a: 1 }, 0.6), colours.darkest, 0.2);
  return Array.from({ length: Math.round(area.width / 30) }, (_, index): readonly SceneNode[] => {
    const at = { x: area.x + index * 30 + between(random, -8, 8), y: street + 8 + between(random, -6, 6) };
    const layers = bloom(random, at, between(random, 10, 17), index % 3 === 0 ? 'daisy' : 'five');
    const petal = oneOf(random, [colours.accent, colours.paper, colours.light, mixColours(colours.accent, colours.paper, 0.5)]);
    return [
      filled(green, leaf({ x: at.x + 8, y: at.y + 4 }, 26, between(random, -2.6, -0.5), 0.36)),
      ...layers.map((path, layer) => filled(layer === layers.length - 1 ? colours.second : petal, path)),
    ];
  }).flat();
}

function bunting({ area, colours, parameters }: Stage): readonly SceneNode[] {
  const { street } = parameters;
  const roofs = Math.max(parameters.roofs, street - parameters.tallest);
  const tall = street - roofs;
  const y = roofs + tall * 0.02;
  const at = (share: number): Point => ({ x: area.x + area.width * share, y: y + tall * 0.3 * 4 * share * (1 - share) });
  const count = Math.round(area.width / 46);
  const inks = [colours.accent, colours.light, colours.second, colours.paper];
  const flags = Array.from({ length: count }, (_, index): SceneNode => {
    const share = (index + 0.5) / count;
    const middle = at(share);
    const slope = Math.atan2(at(share + 0.01).y - at(share - 0.01).y, area.width * 0.02);
    const turn = (x: number, down: number): Point => ({
      x: middle.x + Math.cos(slope) * x - Math.sin(slope) * down,
      y: middle.y + Math.sin(slope) * x + Math.cos(slope) * down,
    });
    return filled(inks[index % inks.length] ?? colours.accent, polygon([turn(-19, 0), turn(19, 0), turn(0, 46)]));
  });
  return [...flags, stroked(colours.paper, 4, smoothLine(Array.from({ length: 17 }, (_, index) => at(index / 16))))];
}
