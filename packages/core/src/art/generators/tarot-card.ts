import { withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothShape } from '../drawing/outlines.ts';
import { moonPhases } from '../things/moon-phases.ts';
import { heroColours } from '../heroes/draw-hero.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { litHero } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { flowerHead } from '../things/flower-head.ts';
import { sprig } from '../things/plants.ts';
import { stars } from '../things/stars.ts';

/** A tarot card: moon phases, a sun with wavy rays, an emblem, herbs, and a panel for the title. */
export const tarotCard = defineGenerator({
  group: 'ornament',
  motifs: HERO_IDS,
  parameters: {
    panel: { least: 240, most: 1700, standard: 930, isPlace: true }, // Title panel.
    bottom: { least: 480, most: 1800, standard: 1418, isPlace: true }, // End of the card.
    rays: { label: 'rays', least: 8, most: 60, standard: 36, step: 2 },
  },
  draw: (stage) => {
    const { area, colours, chanceOf, parameters, height } = stage;
    const { panel, bottom, rays } = parameters;
    const ink = colours.darkest;
    const cream = colours.paper;
    const line = mixColours(colours.light, colours.paper, 0.35);
    const top = 46 * Math.min(1, height / 1500) + 8;
    const middle = { x: 500, y: top + 64 + (panel - top - 64) * 0.5 };
    const reach = Math.min(410, (panel - top - 110) * 0.5);
    const disc = reach * 0.5;
    const herbs = chanceOf('herbs');
    const leaf = mixColours(line, colours.main, 0.45);
    const herbage = Array.from({ length: 16 }, (_, index): SceneNode => {
      const root = { x: 90 + (820 * (index + 0.5)) / 16 + between(herbs, -16, 16), y: panel };
      const { stem, leaves } = sprig(
        herbs,
        root,
        Math.min(reach, 360) * between(herbs, 0.42, 0.58) * heightAt(root.x),
        -Math.PI / 2 + between(herbs, -0.3, 0.3),
        index % 3 === 0 ? 'fern' : index % 3 === 1 ? 'laurel' : 'olive',
      );
      return { kind: 'group', children: [filled(leaf, leaves), stroked(leaf, 3, stem)] };
    });
    const heads = chanceOf('heads');
    const id = isHero(stage.motif) ? stage.motif : 'moth';
    const petals = [colours.accent, mixColours(cream, colours.second, 0.2), mixColours(colours.accent, colours.darkest, 0.35)];
    const flowers = FLOWERS.map(({ across, size, id }, index) => {
      const radius = size * sizeOn(height) * between(heads, 0.92, LARGER);
      const at = { x: 500 + across * 436, y: panel - radius * RAISED };
      const tones = { petal: petals[index % petals.length] ?? cream, heart: colours.second, depth: 0.2 };
      return { at, radius, drawn: flowerHead(heads, at, radius, id, tones, colours) };
    });
    return [
      filled(cream, rectanglePath(area)),
      filled(ink, rectanglePath({ x: 46, y: top, width: 908, height: bottom - top })),
      stroked(line, 3, rectanglePath({ x: 64, y: top + 18, width: 872, height: bottom - top - 36 })),
      stroked(line, 1.6, rectanglePath({ x: 74, y: top + 28, width: 852, height: bottom - top - 56 })),
      filled(withAlpha(line, 0.9), stars(chanceOf('stars'), { x: 80, y: top + 40, width: 840, height: panel - top - 40 }, 110, 3.2)),
      ...moonPhases({ x: 500, y: top + 66 }, 560, 17, line, ink),
      filled(colours.second, wavyRays(middle, disc * 1.07, reach, rays)),
      filled(cream, ellipse(middle, disc)),
      stroked(ink, 3, ellipse(middle, disc * 0.93)),
      ...litHero(
        id,
        { middle, reach: disc * 0.78 },
        paintHero(id, colours, { plain: heroColours(ink, colours.accent, cream), grounds: [cream, ink], isInOneInk: true }),
        { light: colours.second, shade: ink },
      ),
      ...herbage,
      filled(cream, rectanglePath({ x: 64, y: panel, width: 872, height: bottom - panel - 18 })),
      stroked(ink, 3, rectanglePath({ x: 80, y: panel + 16, width: 840, height: bottom - panel - 50 })),
      shadowOf(
        flowers.map(({ at, radius }) => filled(ink, ellipse(at, radius * 0.9))),
        withAlpha(ink, 0.55),
        { x: 0, y: 6 },
        6,
      ),
      ...flowers.flatMap(({ drawn }) => drawn),
    ];
  },
});

/** Returns how high herbs stand at a place: lowest in the middle, under the emblem. */
function heightAt(x: number): number {
  return 0.3 + (0.8 * Math.abs(x - 500)) / 410;
}

/** The flowers along the top of the panel, small ones first: places from -1 to 1, sizes in units. */
const FLOWERS = [
  { across: -0.14, size: 34, id: 'five' },
  { across: 0.15, size: 34, id: 'daisy' },
  { across: -0.3, size: 44, id: 'daisy' },
  { across: 0.31, size: 44, id: 'five' },
  { across: 0, size: 46, id: 'peony' },
  { across: -0.5, size: 56, id: 'peony' },
  { across: 0.51, size: 56, id: 'poppy' },
  { across: -0.92, size: 60, id: 'five' },
  { across: 0.92, size: 60, id: 'peony' },
  { across: -0.73, size: 70, id: 'poppy' },
  { across: 0.74, size: 70, id: 'peony' },
] as const;

/** The most that chance enlarges a flower, and how high its middle stands over the panel's edge, as shares of its radius. */
const LARGER = 1.08;
const RAISED = 0.3;
/** Height of a front on which flowers have their full size, units, and their smallest size. */
const FULL_HEIGHT = 1500;
const SMALLEST = 0.35;

/** Flowers are smaller on a low front, which needs its height for the title and the emblem. */
function sizeOn(height: number): number {
  return SMALLEST + (1 - SMALLEST) * Math.min(1, height / FULL_HEIGHT);
}

/** Returns how far the flowers reach down into the panel on a front of a height, units. */
export function flowersBelow(height: number): number {
  return Math.max(...FLOWERS.map(({ size }) => size)) * sizeOn(height) * LARGER * (1 - RAISED);
}

/** Straight and waving rays in turns. */
function wavyRays(middle: Point, inner: number, outer: number, count: number): Path {
  const half = (Math.PI / count) * 0.7;
  return Array.from({ length: count }, (_, index): Path => {
    const angle = (index / count) * 2 * Math.PI;
    const at = (radius: number, turn: number) => polar(middle, radius, angle + turn);
    if (index % 2 === 1) return polygon([at(inner, -half), at(outer * 0.9, 0), at(inner, half)]);
    const span = outer - inner;
    return smoothShape([
      at(inner, -half * 0.9),
      at(inner + span * 0.35, -half * 1.3),
      at(inner + span * 0.68, half * 0.5),
      at(outer, 0),
      at(inner + span * 0.7, half * 1.35),
      at(inner + span * 0.38, -half * 0.05),
      at(inner, half * 0.9),
    ]);
  }).flat();
}
