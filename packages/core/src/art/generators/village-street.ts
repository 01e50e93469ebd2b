import type { RoleColours } from '../../design/artwork.ts';
import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { chromaOf, toOklab } from '../../palette/oklab.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { type ArtStage, defineGenerator } from '../art-generator.ts';
import { between, oneOf } from '../drawing/chance.ts';
import { downwards, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { softlyLit } from '../drawing/softly-lit.ts';
import { across, areaUnder, ellipse, polygon, smoothLine } from '../drawing/outlines.ts';
import { HERO_IDS, type HeroId, isHero } from '../heroes/hero-ids.ts';
import { hero, heroColours } from '../heroes/draw-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { cat } from '../things/cat.ts';
import { townHouse } from '../things/town-house.ts';
import { bloom, leaf } from '../things/plants.ts';
import { ridgeOf } from '../things/ridge.ts';
import { christmasLights, snowCap, snowTones } from '../things/snow-cover.ts';
import { snowfall } from '../things/snow-signs.ts';
import { stars } from '../things/stars.ts';

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };

/** The height of the highest gable with its roof, in widths of its house, and of the lowest walls as a share of the street's height. */
const HIGHEST_GABLE = 0.77;
const LOWEST = 0.3;

/** A street of small houses and shops, bunting and lamps, flowers and a cat. */
export const villageStreet = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    street: { least: 400, most: 1700, standard: 1255, isPlace: true },
    roofs: { least: 200, most: 1400, standard: 820, isPlace: true }, // Tops of the roofs.
    night: { label: 'evening', least: 0, most: 1, standard: 1, step: 1 },
    tallest: { label: 'tallestHouse', least: 300, most: 700, standard: 470 },
    cat: { label: 'cat', least: 0, most: 1, standard: 1, step: 1 },
    bunting: { label: 'bunting', least: 0, most: 1, standard: 1, step: 1 },
    snow: { label: 'snow', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: (stage) => {
    const { area, colours, chanceOf, parameters } = stage;
    const { street, night } = parameters;
    // Houses taller than this would look like a city's.
    const roofs = Math.max(parameters.roofs, street - parameters.tallest);
    const isNight = night > 0;
    const isSnowy = parameters.snow > 0;
    const white = snowTones(isNight ? colours.dark : colours.main, colours.darkest);
    const bottom = area.y + area.height;
    const right = area.x + area.width;
    const warm = mixColours(colours.paper, { r: 255, g: 214, b: 120, a: 1 }, 0.65);
    const sky = isNight
      ? [colours.darkest, colours.dark, glowOf(colours), mixColours(colours.light, colours.second, 0.15)]
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
        ...(isSnowy ? { snow: isNight ? mixColours(white.snow, white.shade, 0.5) : white.snow } : {}),
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
        hillTone(mixColours(isNight ? colours.main : colours.second, isNight ? colours.dark : colours.paper, 0.5), 0.45),
      ),
      hill(roofs + tall * 0.42, 'near hill', hillTone(mixColours(isNight ? colours.dark : colours.second, colours.main, 0.3), 0.6)),
      ...row,
      downwards({ x: area.x, y: street, width: area.width, height: bottom - street }, [
        isSnowy ? (isNight ? mixColours(white.snow, white.shade, 0.4) : white.lit) : mixColours(colours.dark, colours.light, 0.3),
        isSnowy ? mixColours(white.shade, colours.darkest, 0.5) : colours.darkest,
      ]),
      ...(isSnowy ? [] : cobbles(stage)),
      ...lamps(stage, warm),
      ...(isSnowy ? drifts() : flowerBed(stage)),
      ...(parameters.bunting > 0 ? (isSnowy ? lightsOver(stage) : bunting(stage)) : []),
      ...(isHero(stage.motif) ? hangingSign(stage, stage.motif, warm) : []),
      ...(parameters.cat > 0 ? [filled(colours.darkest, cat({ x: 178, y: street + 62 }, Math.min(190, tall * 0.42)))] : []),
      ...(isSnowy ? snowfall(chanceOf('snow'), { ...area, y: roofs - 60, height: street + 70 - roofs }, white.lit) : []),
    ];

    function hillTone(tone: Rgba, share: number): Rgba {
      return isSnowy ? mixColours(tone, isNight ? white.shade : white.snow, share) : tone;
    }

    /** Snow that was swept to the foot of the walls, in the light of the windows. */
    function drifts(): readonly SceneNode[] {
      const random = chanceOf('drifts');
      return [
        filled(white.shade, snowCap(random, area.x - 20, right + 20, street + 16, 20)),
        filled(isNight ? mixColours(white.snow, white.shade, 0.3) : white.lit, snowCap(random, area.x - 20, right + 20, street + 24, 20)),
        ...(isNight ? [glow({ x: 500, y: street + 20 }, 420, withAlpha(warm, 0.22))] : []),
      ];
    }
  },
});

type Stage = ArtStage<'street' | 'roofs' | 'night' | 'tallest' | 'cat' | 'bunting' | 'snow'>;

/** Strings of Christmas lights over the street. */
function lightsOver({ area, colours, parameters }: Stage): readonly SceneNode[] {
  const roofs = Math.max(parameters.roofs, parameters.street - parameters.tallest);
  const tall = parameters.street - roofs;
  const count = Math.round(area.width / 46);
  const line = Array.from({ length: count + 1 }, (_, index): Point => {
    const share = ((index / count) * 2) % 1;
    return { x: area.x + (area.width * index) / count, y: roofs + tall * (0.1 + 0.7 * share * (1 - share)) };
  });
  return christmasLights(line, colours.darkest, 8);
}

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

function lamps({ colours, motif, parameters: { street, night, roofs, tallest } }: Stage, warm: Rgba): readonly SceneNode[] {
  const height = Math.min(0.4 * tallest, (street - Math.max(roofs, street - tallest)) * 0.44);
  const dark = colours.darkest;
  // A sign hangs where the last lamp would stand.
  return (isHero(motif) ? [96, 512] : [96, 512, 905]).flatMap((x): SceneNode[] => {
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

/** The side of the sign, units, and the most of it in the height of the houses. */
const SIGN = 250;
const OF_HOUSES = 0.56;

/** The sign of an inn or a shop on a post before the houses, with the title's thing painted on it. */
function hangingSign({ colours, parameters: { street, roofs, tallest, night } }: Stage, id: HeroId, warm: Rgba): readonly SceneNode[] {
  const tall = street - Math.max(roofs, street - tallest);
  const side = Math.min(SIGN, tall * OF_HOUSES);
  const post = 916;
  const top = street - Math.min(tall * 0.94, side * 1.72);
  const middle = { x: post - 34 - side / 2, y: top + 46 + side / 2 };
  const iron = colours.darkest;
  const board = mixColours(colours.paper, WHITE, 0.4);
  const wood = mixColours(colours.accent, colours.darkest, 0.35);
  const plate = (grow: number) => signBoard(middle, side / 2 + grow);
  const thing = hero(
    id,
    middle,
    side * 0.38,
    paintHero(id, colours, { plain: heroColours(colours.darkest, colours.accent, board), grounds: [board] }),
  );
  return [
    shadowOf(
      [filled(iron, plate(8), rectanglePath({ x: post - 7, y: top, width: 14, height: street - top }))],
      withAlpha(iron, 0.4),
      { x: 10, y: 12 },
      10,
    ),
    filled(
      iron,
      rectanglePath({ x: post - 7, y: top - 30, width: 14, height: street - top + 46 }),
      rectanglePath({ x: post - 20, y: street + 6, width: 40, height: 18 }),
      rectanglePath({ x: middle.x - side / 2 - 16, y: top + 4, width: post - middle.x + side / 2 + 16, height: 9 }),
      ellipse({ x: post, y: top - 36 }, 12),
      ellipse({ x: middle.x - side / 2 - 18, y: top + 8 }, 8),
    ),
    stroked(
      iron,
      6,
      smoothLine([
        { x: post, y: top + 96 },
        { x: post - 40, y: top + 60 },
        { x: post - 62, y: top + 10 },
      ]),
    ),
    stroked(
      iron,
      4,
      ...[-0.34, 0.34].map((x) =>
        smoothLine([
          { x: middle.x + x * side, y: top + 8 },
          { x: middle.x + x * side, y: middle.y - side / 2 + 8 },
        ]),
      ),
    ),
    filled(wood, plate(9)),
    painted(
      linearPaint({ x: middle.x - side / 2, y: middle.y - side / 2 }, { x: middle.x + side / 2, y: middle.y + side / 2 }, [
        mixColours(board, WHITE, 0.5),
        board,
        mixColours(board, warm, 0.4),
      ]),
      plate(0),
    ),
    ...(night > 0 ? [glow({ x: middle.x, y: middle.y - side * 0.2 }, side * 0.9, withAlpha(warm, 0.3))] : []),
    ...softlyLit(thing, { light: WHITE, shade: colours.darkest, from: { x: -0.6, y: -0.8 }, strength: 0.55 }),
  ];
}

/** The outline of a board with an arched head. */
function signBoard({ x, y }: Point, half: number): Path {
  const arch = Array.from({ length: 17 }, (_, index) => {
    const angle = Math.PI * (1 + index / 16);
    return { x: x + Math.cos(angle) * half, y: y - half * 0.72 + Math.sin(angle) * half * 0.34 };
  });
  return polygon([...arch, { x: x + half, y: y + half }, { x: x - half, y: y + half }]);
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

/** Hues of green in OKLab, radians. */
const GREENS = { from: 1.6, until: 3.5 } as const;

/** The glow over the roofs in the most lively mix of the palette; over green it is pale, because red over green is the brown of mud. */
function glowOf({ main, accent, second, light }: RoleColours): Rgba {
  const { a, b } = toOklab(main);
  const hue = (Math.atan2(b, a) + 2 * Math.PI) % (2 * Math.PI);
  if (hue > GREENS.from && hue < GREENS.until) return mixColours(main, light, 0.35);
  const glows = [accent, second, light].map((role) => mixColours(main, role, 0.35));
  return glows.reduce((best, glow) => (chromaOf(glow) > chromaOf(best) ? glow : best));
}
