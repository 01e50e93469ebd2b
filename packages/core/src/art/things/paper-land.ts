import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine } from '../drawing/outlines.ts';
import { crease, cutPaper, type PaperLight } from './cut-paper.ts';

/** The middle of the open pages, which every sheet is folded at. */
const MIDDLE = 500;

/** The share of the height by which a sheet is lower at its rounded ends. @param half its width from the fold */
export function roundedEnd(x: number, half: number): number {
  return 0.2 * Math.max(0, (Math.abs(x - MIDDLE) - half + 70) / 70) ** 2.4;
}

/** A sheet that stands across both pages, its foot a little nearer at the fold. */
export function paperLand(half: number, foot: number, crest: (x: number) => number): Path {
  const xs = Array.from({ length: 28 }, (_, index) => MIDDLE - half + (2 * half * index) / 27);
  return polygon([
    ...xs.map((x) => ({ x, y: Math.min(crest(x), foot - 8) })),
    { x: MIDDLE + half, y: foot - 5 },
    { x: MIDDLE, y: foot + 9 },
    { x: MIDDLE - half, y: foot - 5 },
  ]);
}

/** A sheet of waves across both pages, with a paler band along their crests. @param row which moves the crests against those of other sheets */
export function paperWaves(
  { foot, high, half }: { readonly foot: number; readonly high: number; readonly half: number },
  row: number,
  tone: Rgba,
  lit: PaperLight,
): readonly SceneNode[] {
  const long = 92;
  const crest = (x: number) => {
    const turn = ((((x - MIDDLE) / long + row * 0.5) % 1) + 1) % 1;
    const steep = turn < 0.72 ? (turn / 0.72) ** 1.7 : 1 - ((turn - 0.72) / 0.28) ** 0.6;
    return foot - high * (0.36 + 0.42 * steep + 0.5 * Math.min(1, Math.abs(x - MIDDLE) / half) ** 2);
  };
  const xs = Array.from({ length: 97 }, (_, index) => MIDDLE - half + (2 * half * index) / 96);
  const sheet = polygon([
    ...xs.map((x) => ({ x, y: Math.min(foot - 7, crest(x) + high * 4 * roundedEnd(x, half)) })),
    { x: MIDDLE + half, y: foot - 5 },
    { x: MIDDLE, y: foot + 9 },
    { x: MIDDLE - half, y: foot - 5 },
  ]);
  const band = (down: number) => smoothLine(xs.filter((_, index) => index % 2 === 0).map((x) => ({ x, y: crest(x) + high * down })));
  return [
    ...cutPaper(tone, lit, 9, sheet),
    clipped(sheet, [
      stroked(mixColours(tone, WHITE, 0.42), high * 0.13, band(0.02)),
      stroked(withAlpha(WHITE, 0.26), high * 0.06, band(0.3)),
    ]),
    ...crease(sheet, MIDDLE, lit, 0.16),
  ];
}

/** A low sheet of grass across both pages, with flowers of paper at both sides. */
export function paperMeadow(
  random: Random,
  foot: number,
  scale: number,
  { leaf, petals, heart }: { readonly leaf: Rgba; readonly petals: readonly Rgba[]; readonly heart: Rgba },
  lit: PaperLight,
): readonly SceneNode[] {
  const grass = polygon([
    ...Array.from({ length: 75 }, (_, index) => ({
      x: 82 + (836 * index) / 74,
      y: foot - (index % 2 === 0 ? between(random, 16, 30) * (0.5 + (0.9 * Math.abs(index - 37)) / 37) : 6),
    })),
    { x: 918, y: foot - 4 },
    { x: MIDDLE, y: foot + 9 },
    { x: 82, y: foot - 4 },
  ]);
  const flowers = [120, 168, 232, 292, 704, 764, 836, 884].flatMap((x, index): readonly SceneNode[] => {
    const top = { x, y: foot - between(random, 34, 62) * scale };
    const rounds = Array.from({ length: 5 }, (_, each) => ellipse(polar(top, 8, (each / 5) * 2 * Math.PI + index), 7.5));
    return [
      stroked(mixColours(leaf, lit.shade, 0.12), 4, smoothLine([top, { x: top.x + 4, y: foot }])),
      ...cutPaper(petals[index % petals.length] ?? leaf, lit, 4, ...rounds),
      filled(heart, ellipse(top, 5)),
    ];
  });
  return [...flowers, ...cutPaper(leaf, lit, 8, grass), ...crease(grass, MIDDLE, lit, 0.14)];
}
