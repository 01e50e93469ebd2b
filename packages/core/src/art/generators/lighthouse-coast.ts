import { withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path, PathCommand } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { downwards, filled, glow, painted } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon, smoothShape } from '../drawing/outlines.ts';
import { flyingBird } from '../things/birds.ts';
import { ridgeOf } from '../things/ridge.ts';
import { stars } from '../things/stars.ts';

/** A lighthouse on its rocks, the beam over the sea, waves in bands. */
export const lighthouseCoast = defineGenerator({
  group: 'landscape',
  parameters: {
    sea: { least: 300, most: 1700, standard: 1060, isPlace: true }, // Horizon.
    lamp: { least: 100, most: 1400, standard: 640, isPlace: true }, // Height of the lamp.
    place: { label: 'lighthouseAcross', least: 120, most: 880, standard: 770, step: 10 },
    night: { label: 'night', least: 0, most: 1, standard: 1, step: 1 },
    birds: { label: 'gulls', least: 0, most: 14, standard: 5, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { sea, place: x, birds } = parameters;
    const lamp = Math.min(sea - 160, parameters.lamp);
    const isNight = parameters.night > 0;
    const bottom = area.y + area.height;
    const sky = isNight
      ? [colours.darkest, colours.dark, mixColours(colours.dark, colours.main, 0.6), mixColours(colours.main, colours.light, 0.35)]
      : [mixColours(colours.main, colours.light, 0.6), colours.light, mixColours(colours.light, colours.paper, 0.7)];
    const deep = mixColours(colours.main, colours.darkest, isNight ? 0.55 : 0.2);
    const beam = isNight ? mixColours(colours.accent, colours.paper, 0.6) : colours.paper;
    const side = x > 500 ? -1 : 1;
    const edge = side < 0 ? area.x - 40 : area.x + area.width + 40;
    const spread = Math.abs(edge - x);
    const rays = (height: number, alpha: number): SceneNode =>
      painted(
        {
          kind: 'linear',
          from: { x, y: lamp },
          to: { x: x + side * Math.min(spread, 1100), y: lamp },
          stops: [
            { offset: 0, colour: withAlpha(beam, alpha) },
            { offset: 1, colour: withAlpha(beam, alpha * 0.12) },
          ],
        },
        polygon([
          { x, y: lamp - 10 },
          { x: edge, y: lamp - spread * height },
          { x: edge, y: lamp + spread * height * 0.7 },
          { x, y: lamp + 10 },
        ]),
      );
    const gulls = chanceOf('gulls');
    const bands = 7;
    return [
      downwards({ ...area, height: Math.max(1, sea - area.y) }, sky),
      ...(isNight
        ? [
            filled(
              withAlpha(colours.paper, 0.8),
              stars(chanceOf('stars'), { ...area, height: Math.max(1, sea - area.y) }, Math.round(area.width / 7), 2.6),
            ),
          ]
        : []),
      ...(isNight ? [] : [filled(withAlpha(colours.paper, 0.75), ellipse({ x: 500 + side * 200, y: sea - 120 }, 92))]),
      filled(
        mixColours(deep, sky.at(-1) ?? colours.light, 0.55),
        areaUnder(across(area, 20, ridgeOf(chanceOf('land'), { base: sea - 6, reach: 90, shape: 'round', spacing: 300 })), sea + 4),
      ),
      ...(isNight ? [rays(0.34, 0.16), rays(0.2, 0.5)] : []),
      ...Array.from({ length: bands }, (_, index) => {
        const share = index / (bands - 1);
        const y = sea + (bottom - sea) * share ** 1.35 * 0.92;
        const random = chanceOf(`wave ${index}`);
        const [phase, length] = [random() * 6, 60 + 150 * share];
        const swell = (at: number) =>
          y + Math.sin(at / length + phase) * (3 + 13 * share) + Math.sin(at / (length * 0.43) + phase * 2) * (1 + 5 * share);
        const tone = mixColours(mixColours(deep, colours.main, 0.6 * (1 - share)), colours.darkest, share * 0.55);
        return {
          kind: 'group',
          children: [
            filled(tone, areaUnder(across(area, 16, swell), bottom)),
            filled(withAlpha(mixColours(beam, colours.light, 0.4), isNight ? 0.3 : 0.5), crests(random, area, swell, share)),
          ],
        } satisfies SceneNode;
      }),
      ...tower(x, lamp, sea + (bottom - sea) * 0.2, {
        wall: colours.paper,
        stripe: colours.accent,
        dark: colours.darkest,
        shade: mixColours(colours.paper, colours.dark, 0.45),
        light: beam,
      }),
      rocks(chanceOf('rocks'), x, sea + (bottom - sea) * 0.2, bottom, colours.darkest, mixColours(colours.darkest, colours.dark, 0.6)),
      ...(isNight ? [glow({ x, y: lamp }, 210, withAlpha(beam, 0.75))] : []),
      ...Array.from({ length: Math.round(birds) }, () =>
        filled(
          isNight ? colours.paper : colours.darkest,
          flyingBird(
            gulls,
            { x: 500 + side * between(gulls, -80, 380), y: between(gulls, lamp + (sea - lamp) * 0.25, sea - 40) },
            between(gulls, 22, 46),
            between(gulls, -0.3, 0.3),
          ),
        ),
      ),
    ];
  },
});

interface TowerInks {
  readonly wall: ReturnType<typeof mixColours>;
  readonly stripe: ReturnType<typeof mixColours>;
  readonly dark: ReturnType<typeof mixColours>;
  readonly shade: ReturnType<typeof mixColours>;
  readonly light: ReturnType<typeof mixColours>;
}

function tower(x: number, lamp: number, foot: number, { wall, stripe, dark, shade, light }: TowerInks): readonly SceneNode[] {
  const tall = foot - lamp;
  const unit = Math.min(1, tall / 560);
  const top = lamp + 34 * unit;
  const halfAt = (y: number) => (34 + ((y - top) / Math.max(1, foot - top)) * 36) * unit;
  const slab = (from: number, to: number, left = -1, right = 1): Path =>
    polygon([
      { x: x + left * halfAt(from), y: from },
      { x: x + right * halfAt(from), y: from },
      { x: x + right * halfAt(to), y: to },
      { x: x + left * halfAt(to), y: to },
    ]);
  const at = (share: number) => top + (foot - top) * share;
  const box = (half: number, from: number, to: number): Path =>
    polygon([
      { x: x - half * unit, y: lamp + from * unit },
      { x: x + half * unit, y: lamp + from * unit },
      { x: x + half * unit, y: lamp + to * unit },
      { x: x - half * unit, y: lamp + to * unit },
    ]);
  return [
    filled(wall, slab(top, foot)),
    ...[0, 0.34, 0.68].map((share) => filled(stripe, slab(at(share), at(share + 0.17)))),
    filled(withAlpha(shade, 0.55), slab(top, foot, 0.3, 1)),
    ...[0.24, 0.58].map((share) =>
      filled(
        dark,
        polygon([
          { x: x - 8 * unit, y: at(share) },
          { x: x + 8 * unit, y: at(share) },
          { x: x + 8 * unit, y: at(share) + 26 * unit },
          { x: x - 8 * unit, y: at(share) + 26 * unit },
        ]),
      ),
    ),
    filled(light, box(20, -30, 28)),
    filled(dark, box(50, 26, 36), box(2.4, -30, 28), box(20, -34, -28)),
    ...[-20, 20].map((dx) =>
      filled(
        dark,
        polygon([
          { x: x + (dx - 2.4) * unit, y: lamp - 30 * unit },
          { x: x + (dx + 2.4) * unit, y: lamp - 30 * unit },
          { x: x + (dx + 2.4) * unit, y: lamp + 28 * unit },
          { x: x + (dx - 2.4) * unit, y: lamp + 28 * unit },
        ]),
      ),
    ),
    filled(
      stripe,
      polygon([
        { x: x - 30 * unit, y: lamp - 30 * unit },
        { x, y: lamp - 74 * unit },
        { x: x + 30 * unit, y: lamp - 30 * unit },
      ]),
      ellipse({ x, y: lamp - 78 * unit }, 6 * unit),
    ),
    filled(dark, box(1.6, -104, -78)),
  ];
}

function rocks(
  random: () => number,
  x: number,
  foot: number,
  bottom: number,
  dark: ReturnType<typeof mixColours>,
  lit: ReturnType<typeof mixColours>,
): SceneNode {
  const half = 270;
  const crown = Array.from({ length: 15 }, (_, index) => {
    const share = index / 7 - 1;
    return { x: x + share * half + between(random, -10, 10), y: foot - 22 + Math.abs(share) ** 1.8 * 190 + between(random, -16, 16) };
  });
  const stones = Array.from({ length: 9 }, () => {
    const share = between(random, -0.8, 0.8);
    const at = { x: x + share * half, y: foot + 34 + Math.abs(share) ** 1.8 * 190 + between(random, 0, 60) };
    const size = between(random, 22, 52);
    return smoothShape([
      { x: at.x - size, y: at.y + size * 0.3 },
      { x: at.x - size * 0.4, y: at.y - size * 0.4 },
      { x: at.x + size * 0.6, y: at.y - size * 0.3 },
      { x: at.x + size, y: at.y + size * 0.3 },
    ]);
  });
  return {
    kind: 'group',
    children: [filled(dark, polygon([...crown, { x: x + half + 60, y: bottom }, { x: x - half - 60, y: bottom }])), filled(lit, ...stones)],
  };
}

/** Thin lenses of light on a wave. */
function crests(random: () => number, area: { x: number; width: number }, swell: (x: number) => number, share: number): Path {
  return Array.from({ length: Math.round(area.width / 90) }, (): readonly PathCommand[] => {
    const middle = area.x + random() * area.width;
    const half = between(random, 12, 40) * (0.5 + share);
    const y = Math.round((swell(middle) + 5 + 10 * share) * 10) / 10;
    const point = (value: number) => Math.round(value * 10) / 10;
    return [
      ['M', point(middle - half), y],
      ['Q', point(middle), point(y - 3 - 3 * share), point(middle + half), y],
      ['Q', point(middle), point(y + 1), point(middle - half), y],
      ['Z'],
    ];
  }).flat();
}
