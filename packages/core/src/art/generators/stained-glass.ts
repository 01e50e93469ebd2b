import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import type { RoleColours } from '../../design/artwork.ts';
import type { Point } from '../../geometry/shapes.ts';
import { hero, heroColours } from '../heroes/draw-hero.ts';
import { HERO_IDS, type HeroId, isHero } from '../heroes/hero-ids.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { rectanglePath } from '../../scene/path.ts';
import { defineGenerator } from '../art-generator.ts';
import { between, oneOf } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, radialPaint, stroked } from '../drawing/nodes.ts';
import { type OutlinePoint, corneredShape } from '../drawing/cornered-shape.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';

/** Rings of the rose window, from the middle: outer radius as a share of the reach, panes, and whether they are petals. */
const RINGS = [
  { to: 0.13, panes: 8, isPetal: true },
  { to: 0.3, panes: 12, isPetal: true },
  { to: 0.42, panes: 24, isPetal: false },
  { to: 0.62, panes: 16, isPetal: true },
  { to: 0.76, panes: 32, isPetal: false },
  { to: 0.9, panes: 40, isPetal: false },
  { to: 1.04, panes: 44, isPetal: false },
  { to: 1.24, panes: 48, isPetal: false },
  { to: 1.5, panes: 52, isPetal: false },
  { to: 1.85, panes: 56, isPetal: false },
] as const;
const LEAD = 5;

/** The radius of the middle pane with a thing in it, and the thing's reach, as shares of the window's reach. */
const MIDDLE_PANE = 0.52;
const THING = 0.38;

/** A rose window in a pointed arch: panes in lead, light from its middle, and a thing in the middle pane. */
export const stainedGlass = defineGenerator({
  group: 'ornament',
  motifs: HERO_IDS,
  parameters: {
    top: { least: -200, most: 600, standard: 44, isPlace: true }, // Top of the arch.
    bottom: { least: 240, most: 1700, standard: 900, isPlace: true }, // End of the window.
    broken: { label: 'brokenPanes', least: 0, most: 1, standard: 0.6, step: 0.05 },
    light: { label: 'brightness', least: 0, most: 1, standard: 0.7, step: 0.05 },
  },
  draw: ({ area, colours, height, chanceOf, parameters, motif }) => {
    const { top, broken, light } = parameters;
    const bottom = Math.max(top + 200, parameters.bottom);
    const random = chanceOf('panes');
    const [left, right] = [60, 940];
    const spring = top + Math.min(420, (bottom - top) * 0.55);
    const arch = archPath(left, right, top, spring, bottom);
    const middle = { x: 500, y: top + (bottom - top) * 0.53 };
    const reach = Math.min(430, (bottom - top) * 0.5);
    const warm = [
      colours.paper,
      mixColours(colours.accent, colours.paper, 0.4),
      colours.accent,
      mixColours(colours.accent, colours.dark, 0.3),
    ];
    const cool = [
      colours.main,
      mixColours(colours.main, colours.light, 0.5),
      colours.dark,
      mixColours(colours.second, colours.dark, 0.35),
      colours.second,
    ];
    const paneColour = (ring: number): Rgba => {
      const share = ring / (RINGS.length - 1);
      const tone =
        random() > share * 1.7 - 0.25
          ? (warm[Math.min(3, Math.floor(share * 6))] ?? colours.accent)
          : oneOf(random, [colours.main, ...cool]);
      return mixColours(tone, random() < 0.6 ? colours.darkest : colours.paper, between(random, 0, 0.16));
    };
    const panes = RINGS.flatMap(({ to, panes: count, isPetal }, ring) => {
      const from = ring === 0 ? 0 : (RINGS[ring - 1]?.to ?? 0);
      const turn = ring % 2 === 0 ? 0 : Math.PI / count;
      return Array.from({ length: count }, (_, pane): { readonly colour: Rgba; readonly path: Path }[] => {
        const [a, b] = [turn + (pane / count) * 2 * Math.PI, turn + ((pane + 1) / count) * 2 * Math.PI];
        const sector = (inner: number, outer: number, first: number, last: number) => {
          const mid = (first + last) / 2;
          return smoothSector([
            polar(middle, inner, first),
            polar(middle, outer, first),
            polar(middle, outer * 1.012, mid),
            polar(middle, outer, last),
            polar(middle, inner, last),
          ]);
        };
        const [inner, outer] = [from * reach, to * reach];
        if (isPetal) {
          const mid = (a + b) / 2;
          const petal = smoothShape([
            polar(middle, inner * 1.02, mid),
            polar(middle, inner + (outer - inner) * 0.55, a + (b - a) * 0.1),
            polar(middle, outer, mid),
            polar(middle, inner + (outer - inner) * 0.55, b - (b - a) * 0.1),
          ]);
          return [
            { colour: paneColour(ring + 2), path: sector(inner, outer, a, b) },
            { colour: paneColour(ring), path: petal },
          ];
        }
        if (random() > broken) return [{ colour: paneColour(ring), path: sector(inner, outer, a, b) }];
        const [cut, mid] = [inner + (outer - inner) * between(random, 0.35, 0.65), a + (b - a) * between(random, 0.35, 0.65)];
        return random() < 0.5
          ? [
              { colour: paneColour(ring), path: sector(inner, cut, a, b) },
              { colour: paneColour(ring), path: sector(cut, outer, a, b) },
            ]
          : [
              { colour: paneColour(ring), path: sector(inner, outer, a, mid) },
              { colour: paneColour(ring), path: sector(inner, outer, mid, b) },
            ];
      }).flat();
    });
    const lead = colours.darkest;
    const gold = mixColours(colours.second, colours.paper, 0.3);
    const frame = (distance: number) =>
      rectanglePath({ x: distance, y: distance, width: 1000 - 2 * distance, height: height - 2 * distance });
    return [
      painted(
        radialPaint(middle, Math.max(1100, height), [mixColours(colours.dark, colours.darkest, 0.4), colours.darkest]),
        rectanglePath(area),
      ),
      ...(light > 0 ? coloredLight(middle, { top: bottom, end: height }, [...warm.slice(1), ...cool.slice(0, 2)], light) : []),
      clipped(arch, [
        filled(mixColours(colours.dark, colours.main, 0.4), arch),
        ...panes.flatMap(({ colour, path }) => [filled(colour, path), stroked(lead, LEAD, path)]),
        stroked(lead, LEAD * 2, ...RINGS.filter((_, ring) => ring % 2 === 1).map(({ to }) => ellipse(middle, to * reach))),
        filled(colours.paper, ellipse(middle, reach * 0.05)),
        ...(isHero(motif) ? middlePane(motif, middle, reach, colours) : []),
        ...(light > 0 ? [glow(middle, reach * 1.1, withAlpha(mixColours(colours.paper, colours.accent, 0.25), light * 0.5))] : []),
      ]),
      stroked(lead, 18, arch),
      stroked(gold, 5, arch),
      stroked(gold, 3, frame(26)),
      stroked(gold, 1.6, frame(38)),
    ];
  },
});

/** Directions of the light that falls from the window, turns from straight down, and half of their breadth. */
const FALLING = [
  [-0.72, 0.06],
  [-0.5, 0.08],
  [-0.27, 0.055],
  [-0.06, 0.085],
  [0.17, 0.06],
  [0.4, 0.08],
  [0.64, 0.07],
] as const;
/** The strongest of it: pale letters keep their contrast in it. */
const FALLEN = 0.3;

/** The light of the panes in their colors, which falls below the window and behind the words there, within the frame. */
function coloredLight(
  from: Point,
  { top, end }: { readonly top: number; readonly end: number },
  tones: readonly Rgba[],
  strength: number,
): readonly SceneNode[] {
  const reach = end - from.y;
  const beams = FALLING.map(([turn, half], index): SceneNode => {
    const at = (aside: number) => polar(from, reach * 1.15, Math.PI / 2 - turn + aside);
    const tone = withAlpha(tones[index % tones.length] ?? WHITE, strength * FALLEN);
    return painted(
      linearPaint({ x: 0, y: top }, { x: 0, y: end }, [tone, withAlpha(tone, tone.a * 0.7), withAlpha(tone, 0)]),
      polygon([from, at(-half), at(half)]),
    );
  });
  return [clipped(rectanglePath({ x: 40, y: top, width: 920, height: Math.max(1, end - top - 40) }), beams)];
}

/** A dark thing before the light of a round pane. */
function middlePane(motif: HeroId, middle: Point, reach: number, colours: RoleColours): readonly SceneNode[] {
  const { darkest, paper, accent, light } = colours;
  const pane = ellipse(middle, reach * MIDDLE_PANE);
  const glowing = mixColours(paper, accent, 0.18);
  const rays = Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * 2 * Math.PI;
    return polygon([polar(middle, reach * 0.02, angle), polar(middle, reach * MIDDLE_PANE, angle)]);
  });
  return [
    painted(radialPaint(middle, reach * MIDDLE_PANE, [paper, glowing, mixColours(accent, light, 0.5)]), pane),
    stroked(mixColours(darkest, accent, 0.45), LEAD * 0.6, ...rays),
    stroked(darkest, LEAD * 2, pane),
    ...hero(
      motif,
      middle,
      reach * THING,
      paintHero(motif, colours, {
        plain: heroColours(darkest, mixColours(accent, darkest, 0.35), glowing),
        grounds: [glowing, darkest],
        isInOneInk: true,
      }),
    ),
  ];
}

function archPath(left: number, right: number, top: number, spring: number, bottom: number): Path {
  const rise = spring - top;
  const half: OutlinePoint[] = [
    { x: 500, y: top, isCorner: true },
    { x: 500 + (right - 500) * 0.52, y: top + rise * 0.24, isCorner: false },
    { x: 500 + (right - 500) * 0.88, y: top + rise * 0.62, isCorner: false },
    { x: right, y: spring, isCorner: true },
    { x: right, y: bottom, isCorner: true },
  ];
  const other = half
    .slice(1)
    .toReversed()
    .map((point) => ({ ...point, x: left + right - point.x }));
  return corneredShape([...half, ...other]);
}

/** A pane: straight sides and a round outer edge. */
function smoothSector(points: readonly { readonly x: number; readonly y: number }[]): Path {
  const [a, b, c, d, e] = points;
  if (!a || !b || !c || !d || !e) return polygon(points);
  return [...polygon([a, b]).slice(0, 2), ...smoothLine([b, c, d]).slice(1), ...polygon([d, e]).slice(1)];
}
