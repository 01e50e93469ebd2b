import { withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothShape } from '../drawing/outlines.ts';
import { moonPhases } from '../things/moon-phases.ts';
import { heroColours } from '../heroes/draw-hero.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { litHero } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { flowerHead } from '../things/flower-head.ts';
import { sprig } from '../things/plants.ts';
import { stars } from '../things/stars.ts';

/** Units that stay dark beside a card. */
const CARD_EDGE = 30;
/** Stars for each unit of the width of spine and back. */
const STARS_BESIDE = 0.42;

/** A tarot card: moon phases, a sun with wavy rays, an emblem, herbs, and a panel for the title. */
export const tarotCard = defineGenerator({
  group: 'ornament',
  motifs: HERO_IDS,
  parameters: {
    panel: { least: 240, most: 1700, standard: 930, isPlace: true }, // Title panel.
    bottom: { least: 480, most: 1800, standard: 1340, isPlace: true }, // End of the panel.
    end: { least: 500, most: 1900, standard: 1446, isPlace: true }, // End of the frame.
    rays: { label: 'rays', least: 8, most: 60, standard: 36, step: 2 },
  },
  draw: (stage) => {
    const { area, colours, chanceOf, parameters, height } = stage;
    const { panel, bottom, end, rays } = parameters;
    const ink = colours.darkest;
    const cream = colours.paper;
    const line = mixColours(colours.light, colours.paper, 0.35);
    const top = 46 * Math.min(1, height / 1500) + 8;
    const middle = { x: 500, y: top + 64 + (panel - top - 64) * 0.5 };
    const reach = Math.min(410, (panel - top - 110) * 0.5);
    const disc = reach * 0.5;
    const stems = chanceOf('herbs');
    const leaf = mixColours(line, colours.main, 0.5);
    const id = isHero(stage.motif) ? stage.motif : 'moth';
    const petals = [colours.accent, mixColours(colours.second, ink, 0.12), mixColours(colours.accent, line, 0.5)];
    const tall = Math.min(reach * 1.02, 400);
    const sprays = SPRAYS.map(({ across, high, lean, kind }, index) => {
      const root = { x: 500 + across * 410 + between(stems, -8, 8), y: panel + 4 };
      const rise = tall * high * between(stems, 0.92, 1.08);
      const angle = -Math.PI / 2 + lean + between(stems, -0.05, 0.05);
      const { stem, leaves } = sprig(stems, root, rise, angle, kind);
      return { index, leaves, stem, tip: polar(root, rise * 0.96, angle), size: FLOWER * sizeOn(height) * between(stems, 0.85, 1.15) };
    });
    const heads = chanceOf('heads');
    const flowers = sprays.flatMap(({ index, tip, size }): readonly SceneNode[] => {
      const flower = FLOWERS[index];
      const petal = petals[index % petals.length] ?? cream;
      // Printed in flat inks, as the rest of the card is.
      return flower ? flowerHead(heads, tip, size, flower, { petal, heart: line, depth: 0.1 }, { ...colours, darkest: petal }) : [];
    });
    const side = panel + 16;
    const ground = mixColours(ink, colours.main, 0.12);
    return [
      filled(ink, rectanglePath(area)),
      glow({ x: 500, y: middle.y }, Math.max(420, reach * 2), withAlpha(mixColours(colours.main, colours.second, 0.3), 0.34)),
      filled(withAlpha(line, 0.9), stars(chanceOf('stars'), { x: 80, y: top + 40, width: 840, height: panel - top - 40 }, 110, 3.2)),
      ...nightBeside(),
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
      ...sprays.flatMap(({ index, stem, leaves }) => {
        const tone = mixColours(leaf, ink, index % 2 ? 0.28 : 0);
        return [stroked(tone, 3, stem), filled(tone, leaves)];
      }),
      ...flowers,
      // The panel of the title, within the card's own frame.
      filled(ground, rectanglePath({ x: 92, y: panel, width: 816, height: bottom - panel })),
      clipped(rectanglePath({ x: 104, y: panel + 12, width: 792, height: bottom - panel - 24 }), [
        filled(mixColours(ground, colours.second, IN_PANEL), sunRays(middle, disc, bottom - middle.y + 420, rays)),
      ]),
      stroked(line, 3.4, rectanglePath({ x: 92, y: panel, width: 816, height: bottom - panel })),
      stroked(line, 1.4, rectanglePath({ x: 104, y: panel + 12, width: 792, height: bottom - panel - 24 })),
      filled(line, ...[104, 896].flatMap((x) => [side, bottom - 16].map((y) => diamond({ x: x + (x < 500 ? 4 : -4), y }, 9)))),
      ...frame(),
    ];

    /** Stars over spine and back, where the drawing goes on around the book. */
    function nightBeside(): readonly SceneNode[] {
      const sides = [
        { ...area, width: Math.max(0, -CARD_EDGE - area.x) },
        { ...area, x: 1000 + CARD_EDGE, width: Math.max(0, area.x + area.width - 1000 - CARD_EDGE) },
      ];
      return sides
        .filter(({ width }) => width > CARD_EDGE)
        .map((beside) => filled(withAlpha(line, 0.8), stars(chanceOf('night'), beside, Math.round(beside.width * STARS_BESIDE), 5)));
    }

    /** Two lines around the whole card, which cross at its corners. */
    function frame(): readonly SceneNode[] {
      const [outer, inner] = [46, 62];
      const corners = [inner, 1000 - inner].flatMap((x) => [top + 16, end - 16].map((y): Point => ({ x, y })));
      return [
        stroked(line, 4, rectanglePath({ x: outer, y: top, width: 1000 - 2 * outer, height: end - top })),
        stroked(line, 1.6, rectanglePath({ x: inner, y: top + 16, width: 1000 - 2 * inner, height: end - top - 32 })),
        filled(ink, ...corners.map((spot) => diamond(spot, 17))),
        filled(line, ...corners.map((spot) => diamond(spot, 12))),
      ];
    }
  },
});

function diamond({ x, y }: Point, reach: number): Path {
  return polygon([
    { x, y: y - reach },
    { x: x + reach, y },
    { x, y: y + reach },
    { x: x - reach, y },
  ]);
}

/** Sprays that grow from both ends of the panel and leave the middle to the sun: place from -1 to 1, share of the room, lean outward. */
const SPRAYS = [
  { across: -0.75, high: 0.72, lean: -0.06, kind: 'fern' },
  { across: 0.75, high: 0.72, lean: 0.06, kind: 'fern' },
  { across: -0.84, high: 0.5, lean: -0.16, kind: 'olive' },
  { across: 0.84, high: 0.5, lean: 0.16, kind: 'olive' },
  { across: -0.66, high: 0.5, lean: 0.04, kind: 'laurel' },
  { across: 0.66, high: 0.5, lean: -0.04, kind: 'laurel' },
  { across: -0.52, high: 0.34, lean: 0.12, kind: 'olive' },
  { across: 0.52, high: 0.34, lean: -0.12, kind: 'olive' },
  { across: -0.73, high: 0.3, lean: -0.1, kind: 'laurel' },
  { across: 0.73, high: 0.3, lean: 0.1, kind: 'laurel' },
  { across: -0.4, high: 0.2, lean: 0.26, kind: 'fern' },
  { across: 0.4, high: 0.2, lean: -0.26, kind: 'fern' },
] as const;
/** The flowers on top of some of them. */
const FLOWERS: Partial<Record<number, 'poppy' | 'five' | 'daisy'>> = {
  2: 'poppy',
  3: 'poppy',
  4: 'five',
  5: 'five',
  6: 'daisy',
  7: 'daisy',
  8: 'poppy',
  9: 'poppy',
};
/** Their radius, units. */
const FLOWER = 31;
/** Height of a front on which flowers have their full size, units, and their smallest size. */
const FULL_HEIGHT = 1500;
const SMALLEST = 0.35;

/** Flowers are smaller on a low front, which needs its height for the title and the emblem. */
function sizeOn(height: number): number {
  return SMALLEST + (1 - SMALLEST) * Math.min(1, height / FULL_HEIGHT);
}

/** The share of the sun's color that its rays have in the panel of the title, where pale letters stand on them. */
const IN_PANEL = 0.2;

/** The directions of the straight rays, as they go on behind the title: they widen with the distance. */
function sunRays(middle: Point, inner: number, outer: number, count: number): Path {
  const half = (Math.PI / count) * 0.5;
  return Array.from({ length: count }, (_, index): Path => {
    const angle = (index / count) * 2 * Math.PI;
    return Math.sin(angle) > 0
      ? polygon([polar(middle, inner, angle), polar(middle, outer, angle - half), polar(middle, outer, angle + half)])
      : [];
  }).flat();
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
