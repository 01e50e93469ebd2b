import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { castShadow } from '../drawing/cast-shadow.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { outlinesOf, softlyLit } from '../drawing/softly-lit.ts';
import { hero, heroColours } from '../heroes/draw-hero.ts';
import { heroBounds, middleOver } from '../heroes/hero-bounds.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { figure } from '../things/figures.ts';
import { pencilOutline, standingPencil } from '../things/standing-pencil.ts';

/** The figures that stand there where no thing is named, by the number that an artwork stores. */
export const STANDING = ['pencil', 'man', 'woman'] as const;

/** Parts of a shadow, as shares of its length, and their blur in units. */
const SOFTENING = [
  { from: -0.1, to: 0.22, sigma: 2 },
  { from: 0.22, to: 0.44, sigma: 3 },
  { from: 0.44, to: 0.66, sigma: 4 },
  { from: 0.66, to: 0.86, sigma: 5 },
  { from: 0.86, to: 1.1, sigma: 6 },
] as const;

/** A thing in low sun, whose shadow lies over all that is below it on the cover, its letters too. */
export const longShadow = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    across: { least: 0, most: 1000, standard: 720, isPlace: true },
    foot: { least: 200, most: 2200, standard: 1390, isPlace: true }, // Where it stands.
    tall: { least: 60, most: 900, standard: 340, isPlace: true }, // Its height at most.
    reach: { least: 100, most: 2000, standard: 940, isPlace: true }, // The height of the shadow on the page.
    stands: { label: 'person', least: 0, most: STANDING.length - 1, standard: 0, step: 1 },
    depth: { label: 'depthOfTheShadows', least: 0.1, most: 0.9, standard: 0.5 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, random, motif, parameters }) => {
    const { foot, tall, depth } = parameters;
    const side = parameters.mirrored > 0 ? 1 : -1;
    const feet = { x: parameters.across, y: foot };
    const ground = colours.main;
    const shade = mixColours(colours.darkest, BLACK, 0.3);
    const light = mixColours(colours.paper, WHITE, 0.6);
    const standing = standingThing();
    // The sun stands a little elsewhere on every cover.
    const slant = between(random, 0.5, 0.62);
    const long = Math.max(standing.height, parameters.reach);
    const fall = {
      across: (side * Math.min(slant * long, side < 0 ? feet.x - 70 : 930 - feet.x)) / standing.height,
      down: -long / standing.height,
    };
    const cast = standing.outlines.map((path) => castShadow(path, feet, fall));
    const tone = (alpha: number): Rgba => withAlpha(mixColours(shade, ground, 0.12), alpha);
    // The farther it falls, the softer and paler it is.
    const fading = linearPaint({ x: 0, y: foot }, { x: 0, y: foot - long }, [shade, withAlpha(shade, 0.86), withAlpha(shade, 0.72)]);
    const fallen = SOFTENING.map(({ from, to, sigma }) =>
      clipped(rectanglePath({ ...area, y: foot - long * to, height: long * (to - from) }), [
        shadowOf([painted(fading, ...cast)], tone(depth), { x: 0, y: 0 }, sigma),
      ]),
    );
    return [
      ...fallen,
      shadowOf([filled(shade, ellipse({ x: feet.x, y: foot - 2 }, standing.width * 0.42, 7))], tone(0.75), { x: side * 5, y: -2 }, 5),
      ...standing.nodes,
    ];

    function standingThing(): {
      readonly nodes: readonly SceneNode[];
      readonly outlines: readonly Path[];
      readonly height: number;
      readonly width: number;
    } {
      if (isHero(motif)) {
        const bounds = heroBounds(motif);
        const reach = Math.min(tall / bounds.height, 400 / bounds.width);
        const painting = paintHero(motif, colours, { plain: heroColours(colours.paper, colours.accent, ground), grounds: [ground] });
        const flat = hero(motif, middleOver(motif, feet, reach), reach, painting);
        const nodes = softlyLit(flat, { light, shade, from: { x: -side * 0.74, y: -0.67 }, strength: 0.85 });
        return { nodes, outlines: outlinesOf(flat), height: bounds.height * reach, width: bounds.width * reach };
      }
      const id = STANDING[Math.round(parameters.stands)] ?? 'pencil';
      if (id === 'pencil') {
        const drawn = standingPencil(feet, tall, { paint: colours.accent, shade, light });
        const nodes: readonly SceneNode[] =
          side < 0 ? drawn : [{ kind: 'group', transform: [-1, 0, 0, 1, 2 * feet.x, 0], children: drawn }];
        return { nodes, outlines: [pencilOutline(feet, tall)], height: tall, width: tall * 0.15 };
      }
      const high = Math.min(230, tall * 0.62);
      const body = figure(feet, high, id === 'man' ? 'coat' : 'dress');
      const black = mixColours(colours.darkest, BLACK, 0.45);
      const nodes = [shadowOf([filled(black, body)], mixColours(ground, light, 0.75), { x: -side * 2.6, y: -1 }, 0.4), filled(black, body)];
      return { nodes, outlines: [body], height: high, width: high * 0.3 };
    }
  },
});
