import { type Rgba, withAlpha } from '../../design/colour.ts';
import { colourRamp, mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { type ArtStage, defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { downwards, filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polyline } from '../drawing/outlines.ts';
import { flyingBird } from '../things/birds.ts';
import { cabin } from '../things/cabin.ts';
import { conifer, coniferWood } from '../things/conifers.ts';
import { type Ridge, type RidgeStyle, ridgeOf } from '../things/ridge.ts';

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };
/** Sheets of paper that lie behind the title; the others lie over its foot. */
const BEHIND = 2;

/** Sheets of cut paper one before the other: a sun in rings, mountains, woods, and a hut with a light. */
export const papercut = defineGenerator({
  group: 'landscape',
  parameters: {
    part: { least: 0, most: 2, standard: 0, step: 1, isPlace: true },
    horizon: { least: 300, most: 1300, standard: 860, isPlace: true }, // Front ridge.
    /** Height of trees that stand before the title, at most. */
    treeRoom: { least: 0, most: 500, standard: 120, isPlace: true }, // Trees before the title.
    sun: { label: 'sunAcross', least: 0, most: 1000, standard: 330 },
    shine: { label: 'brightnessOfTheSun', least: 0, most: 1, standard: 0.55 },
    wood: { label: 'trees', least: 0, most: 2, standard: 1, step: 0.1 },
    hut: { label: 'hut', least: 0, most: 1, standard: 1, step: 1 },
  },
  draw: (stage) => {
    const { part } = stage.parameters;
    return [...(part === 2 ? [] : sky(stage)), ...sheets(stage).flatMap((nodes, index) => (isIn(part, index) ? nodes : []))];
  },
});

/** 0: everything; 1: what the title stands before; 2: what stands before the title. */
function isIn(part: number, sheet: number): boolean {
  return part === 0 || (part === 1) === sheet < BEHIND;
}

type Stage = ArtStage<'part' | 'horizon' | 'treeRoom' | 'sun' | 'shine' | 'wood' | 'hut'>;

/** Lightest first: the sky's three, then one for each sheet. */
function ramp({ colours }: Stage): readonly Rgba[] {
  const { paper, light, main, dark, darkest } = colours;
  return colourRamp([paper, mixColours(light, main, 0.2), main, mixColours(main, dark, 0.6), dark, darkest], 9);
}

function sky(stage: Stage): readonly SceneNode[] {
  const { area, chanceOf, parameters } = stage;
  const tones = ramp(stage);
  const [high, low, shade] = [tones[1]!, tones[0]!, tones[5]!];
  const sun = { x: parameters.sun, y: Math.min(430, parameters.horizon * 0.5) };
  const discs = [430, 310, 200].flatMap((radius, index): SceneNode[] => {
    const disc = filled(mixColours(high, mixColours(low, WHITE, parameters.shine), (index + 1) / 3), ellipse(sun, radius));
    return [shadowOf([disc], withAlpha(shade, 0.28), { x: 0, y: 5 }, 12), disc];
  });
  const random = chanceOf('birds');
  const birds = Array.from({ length: 9 }, () =>
    flyingBird(random, { x: sun.x + between(random, -260, 260), y: sun.y + between(random, -230, 0) }, between(random, 18, 40)),
  );
  return [downwards(area, [mixColours(high, tones[2]!, 0.3), high, low]), ...discs, filled(shade, ...birds)];
}

/** Every sheet from the far mountains to the near wood. */
function sheets(stage: Stage): readonly (readonly SceneNode[])[] {
  const { height, parameters } = stage;
  const { horizon } = parameters;
  const below = height - horizon;
  const styles: readonly RidgeStyle[] = [
    { base: horizon - 200, reach: 150, shape: 'sharp', spacing: 330 },
    { base: horizon - 60, reach: 130, shape: 'sharp', spacing: 380 },
    { base: horizon + 14, reach: 32, shape: 'round', spacing: 260 },
    { base: horizon + below * 0.33, reach: 70, shape: 'round', spacing: 430 },
    { base: horizon + below * 0.52, reach: 70, shape: 'round', spacing: 400 },
    { base: horizon + below * 0.76, reach: 45, shape: 'round', spacing: 380 },
  ];
  return styles.map((style, index) => sheet(stage, style, index));
}

function sheet(stage: Stage, style: RidgeStyle, index: number): readonly SceneNode[] {
  const { area, chanceOf, parameters, colours } = stage;
  const random = chanceOf(`sheet ${index}`);
  const ridge = ridgeOf(random, style);
  const tones = ramp(stage);
  // The sheets behind the title keep to the sky's end of the palette, so that it reads on all of them.
  const tone = index < BEHIND ? mixColours(colours.light, colours.main, 0.6 + 0.4 * index) : tones[index + 3]!;
  const line = across(area, 8, ridge);
  const bottom = area.y + area.height;
  const fill = linearPaint({ x: 0, y: style.base - style.reach }, { x: 0, y: style.base + 420 }, [
    mixColours(tone, WHITE, 0.1),
    tone,
    mixColours(tone, tones[index + 2]!, index < 5 ? 0.3 : 0),
  ]);
  const land = painted(fill, areaUnder(line, bottom));
  const wood = filled(mixColours(tone, WHITE, 0.02), trees(stage, ridge, index));
  return [
    shadowOf([land, wood], withAlpha(colours.darkest, 0.5), { x: 0, y: -7 }, 11),
    land,
    stroked(withAlpha(mixColours(tone, WHITE, 0.3), 1), 1.6, polyline(line)),
    ...(index >= BEHIND ? [wood] : []),
    ...(index === 3 && parameters.hut > 0 ? hutOn(stage, ridge) : []),
  ];
}

const WOODS = [
  { count: 46, least: 50, most: 110 },
  { count: 30, least: 110, most: 220 },
  { count: 16, least: 220, most: 400 },
] as const;

function trees({ area, chanceOf, parameters }: Stage, ridge: Ridge, index: number) {
  const random = chanceOf(`trees ${index}`);
  if (index < BEHIND) return [];
  if (index === BEHIND) {
    // Tall firs frame the title at both edges; firs below the title stay as low as it allows.
    return [-10, 70, 140, 1010, 935, 865, 800, 205].flatMap((x) => {
      const tall = between(random, 0.85, 1.1) * Math.max(130, 440 - 1.4 * Math.min(Math.abs(x), Math.abs(1000 - x)));
      const height = x > 30 && x < 970 ? Math.min(tall, parameters.treeRoom) : tall;
      return height < 20 ? [] : conifer(random, { x, y: ridge(x) + 30 }, height, 0.46);
    });
  }
  const wood = WOODS[index - BEHIND - 1];
  if (!wood) return [];
  const share = area.width / 1000;
  return coniferWood(random, ridge, {
    ...wood,
    count: Math.round(wood.count * parameters.wood * share),
    from: area.x - 20,
    to: area.x + area.width + 20,
    groves: 70 + index * 40,
  });
}

function hutOn({ parameters, colours }: Stage, ridge: Ridge): readonly SceneNode[] {
  const x = parameters.sun > 500 ? 300 : 690;
  return cabin({ x, y: ridge(x) + 30 }, 115, {
    wall: mixColours(colours.dark, colours.darkest, 0.4),
    roof: colours.darkest,
    light: mixColours(colours.paper, { r: 255, g: 214, b: 120, a: 1 }, 0.7),
    smoke: mixColours(colours.paper, WHITE, 0.3),
  });
}
