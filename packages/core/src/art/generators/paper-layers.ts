import { type Rgba, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { type ArtStage, defineGenerator } from '../art-generator.ts';
import { beyondArea } from '../drawing/beyond-area.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polar, polyline, smoothShape } from '../drawing/outlines.ts';
import { smoothNoise } from '../drawing/noise.ts';

/** The number of points of an opening's edge. */
const SPOTS = 44;
/** The swell of an edge, as a share of the opening's size, and the unlikeness of two sheets. */
const SWELL = 0.2;
const UNLIKE = 0.16;
/** An opening's width, as a multiple of its height: it leaves the front at the side, and seems larger than it. */
const WIDE = 1.36;
/** The smallest opening as a share of the largest. */
const INNERMOST = 0.2;

/** Sheets of colored paper with an opening in each, one behind the other, and a light in the last; or cut into waves under a low sun. */
export const paperLayers = defineGenerator({
  group: 'geometry',
  parameters: {
    across: { least: 100, most: 900, standard: 600, isPlace: true }, // Middle.
    middle: { least: 100, most: 2000, standard: 930, isPlace: true },
    reach: { least: 80, most: 800, standard: 380, isPlace: true },
    sheets: { label: 'sheets', least: 3, most: 10, standard: 7, step: 1 },
    depth: { label: 'depthOfTheShadows', least: 0, most: 1, standard: 0.6, step: 0.05 },
    waves: { label: 'waves', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: (stage) => {
    const { area, colours, parameters } = stage;
    const { across: x, middle, reach, waves } = parameters;
    const count = Math.round(parameters.sheets);
    if (waves > 0) return wavesOf(stage, count);
    const at = { x, y: middle };
    const light = mixColours(colours.paper, colours.light, 0.3);
    const inner = reach * INNERMOST;
    const sheets = Array.from({ length: count }, (_, index) => sheet(stage, index, count));
    const [top] = sheets;
    if (!top) return [];
    // What lies below the top sheet is drawn in its opening only: at the drawing's edges it would show as a line of mixed colors.
    return [
      clipped(top.hole, [
        painted(radialPaint(at, reach, [light, mixColours(colours.light, colours.accent, 0.35), colours.accent]), rectanglePath(area)),
        filled(light, ellipse(at, inner * 0.62)),
        ...sheets.toReversed().flatMap(({ shadow, paper, edge }, index) => (index < count - 1 ? [shadow, paper, edge] : [shadow])),
      ]),
      top.paper,
      top.edge,
    ];
  },
});

type Stage = ArtStage<'across' | 'middle' | 'reach' | 'sheets' | 'depth' | 'waves'>;

/** Waves, one sheet before the other down to the foot, each with a swell of its own. */
function wavesOf(stage: Stage, count: number): readonly SceneNode[] {
  const { area, height, colours, chanceOf, parameters } = stage;
  const { across: x, middle, reach, depth } = parameters;
  const top = middle - reach * 0.3;
  const bottom = Math.max(height, area.y + area.height);
  // The last wave begins above the words at the foot, which stand on it alone.
  const last = middle + reach * 0.95;
  const sun = { x, y: top - reach * 0.22 };
  const disc = filled(mixColours(colours.accent, colours.light, 0.15), ellipse(sun, reach * 0.42));
  const shade = (tone: Rgba) => withAlpha(mixColours(colours.darkest, tone, 0.15), depth);
  return [
    filled(colours.paper, rectanglePath(area)),
    shadowOf([disc], shade(colours.paper), { x: 7, y: 12 }, 13),
    disc,
    ...Array.from({ length: count }, (_, index) => {
      const noise = smoothNoise(chanceOf(`wave ${index}`));
      const share = (index + 1) / count;
      const tone = waterAt(stage, share);
      const base = top + (last - top) * (index / Math.max(1, count - 1));
      const swell = (reach * 0.2 * (0.7 + share)) / (1 + index * 0.06);
      const crest = across(area, 14, (at) => base + swell * noise(at / 330 + index * 3.7, index * 1.9));
      const wave: SceneNode = { kind: 'fill', path: areaUnder(crest, bottom + 40), paint: { kind: 'solid', colour: tone } };
      const edge = stroked(withAlpha(mixColours(tone, WHITE, 0.6), 0.6), 2, polyline(crest));
      return [shadowOf([wave], shade(tone), { x: 0, y: -9 }, 13), wave, edge];
    }).flat(),
  ];
}

/** Returns the color of a wave: light far away, and dark at the foot, where words stand on it. */
function waterAt({ colours: { light, second, main, dark, darkest } }: Stage, share: number): Rgba {
  const tones = [mixColours(light, second, 0.35), second, mixColours(second, main, 0.7), mixColours(main, dark, 0.6), dark, dark, darkest];
  const place = share * (tones.length - 1);
  const index = Math.min(tones.length - 2, Math.floor(place));
  return mixColours(tones[index] ?? light, tones[index + 1] ?? dark, place - index);
}

/** Returns the color of a sheet: paper on top, then through the palette into the depth. */
function toneOf({ colours: { paper, light, second, main, dark, accent } }: Stage, share: number): Rgba {
  if (share === 0) return paper;
  const tones = [light, second, main, dark, mixColours(dark, accent, 0.5), accent];
  const place = Math.max(0, share - 0.1) * (1 / 0.9) * (tones.length - 1);
  const index = Math.min(tones.length - 2, Math.floor(place));
  return mixColours(tones[index] ?? paper, tones[index + 1] ?? paper, place - index);
}

/** @param index 0 for the sheet on top */
function sheet(stage: Stage, index: number, count: number) {
  const { area, colours, chanceOf, parameters } = stage;
  const { across: centre, middle, reach, depth } = parameters;
  const noise = smoothNoise(chanceOf('edges'));
  const random = chanceOf(`sheet ${index}`);
  const share = index / Math.max(1, count - 1);
  const size = reach * (1 - (1 - INNERMOST) * share);
  const shift = { x: centre + between(random, -0.05, 0.05) * size, y: middle + between(random, -0.05, 0.05) * size };
  const edge = Array.from({ length: SPOTS }, (_, spot) => {
    const angle = (spot / SPOTS) * 2 * Math.PI;
    const swell = 1 + SWELL * noise(Math.cos(angle) * 1.3 + index * UNLIKE + 5, Math.sin(angle) * 1.3 + index * UNLIKE);
    const { x, y } = polar({ x: 0, y: 0 }, size * swell, angle);
    return { x: shift.x + x * WIDE, y: shift.y + y };
  });
  // The opening runs the other way around than the sheet, so that it stays empty.
  const hole = smoothShape(edge.toReversed());
  const tone = toneOf(stage, share);
  const paper: SceneNode = { kind: 'fill', path: [...beyondArea(area), ...hole], paint: { kind: 'solid', colour: tone } };
  return {
    hole,
    shadow: shadowOf([paper], withAlpha(mixColours(colours.darkest, tone, 0.15), depth), { x: 7, y: 12 }, 13),
    paper,
    // The cut edge catches the light.
    edge: stroked(withAlpha(mixColours(tone, WHITE, 0.6), 0.6), 2, hole),
  };
}

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };
