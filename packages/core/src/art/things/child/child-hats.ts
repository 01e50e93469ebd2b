import { fromHex, type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { Path } from '../../../scene/path.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { clipped, filled, shadowOf, stroked } from '../../drawing/nodes.ts';
import { ellipse, polar, polygon } from '../../drawing/outlines.ts';
import { blob, type Brush, curve, evenBlob, mass } from './brush.ts';
import type { ChildTones, Costume } from './child-look.ts';

export const STEEL: Rgba = fromHex('#aab4c2');
export const GOLD: Rgba = fromHex('#f2b940');
export const LEATHER: Rgba = fromHex('#8a5730');

type Hat = (brush: Brush, tones: ChildTones, isGirl: boolean) => readonly SceneNode[];

/** The hat of a child; places are from the middle of the head. */
const HATS: Readonly<Partial<Record<Costume, Hat>>> = {
  knight: (brush, { coat, shade }) => {
    const { at, reach } = brush;
    const steel = mixColours(STEEL, coat, 0.06);
    const visor = blob(brush, [-1.12, 0.5], [-0.86, 0.96], [0, 1.16], [0.86, 0.96], [1.12, 0.5], [0.8, 0.46], [0, 0.62], [-0.8, 0.46]);
    const shell = blob(
      brush,
      [-0.72, -0.86],
      [-1.06, -0.66],
      [-1.18, 0],
      [-1.08, 0.7],
      [-0.62, 1.2],
      [0, 1.34],
      [0.62, 1.2],
      [1.08, 0.7],
      [1.18, 0],
      [1.06, -0.66],
      [0.72, -0.86],
      [0.9, -0.4],
      [0.94, 0.1],
      [0.76, 0.5],
      [0, 0.62],
      [-0.76, 0.5],
      [-0.94, 0.1],
      [-0.9, -0.4],
    );
    const plume = blob(
      brush,
      [0.02, 1.26],
      [0.1, 1.7],
      [-0.24, 2.04],
      [-0.8, 2.08],
      [-1.3, 1.76],
      [-1.5, 1.2],
      [-1.34, 1.02],
      [-1.14, 1.34],
      [-0.8, 1.5],
      [-0.4, 1.42],
      [-0.14, 1.22],
    );
    return [
      ...mass(brush, plume, coat),
      stroked(
        withAlpha(mixColours(coat, WHITE, 0.45), 0.5),
        reach * 0.045,
        curve(brush, [0, 1.42], [-0.3, 1.76], [-0.8, 1.82], [-1.28, 1.4]),
        curve(brush, [-0.1, 1.66], [-0.4, 1.92], [-0.8, 1.96]),
      ),
      ...mass(brush, shell, steel),
      shadowOf([filled(shade, visor)], withAlpha(shade, 0.4), { x: 0, y: reach * 0.05 }, reach * 0.05),
      ...mass(brush, visor, mixColours(steel, WHITE, 0.14)),
      stroked(
        withAlpha(shade, 0.55),
        reach * 0.05,
        curve(brush, [-0.62, 0.78], [-0.4, 0.86], [-0.16, 0.9]),
        curve(brush, [0.16, 0.9], [0.4, 0.86], [0.62, 0.78]),
      ),
      stroked(withAlpha(WHITE, 0.75), reach * 0.04, curve(brush, [-0.92, 0.84], [-0.6, 1.02], [-0.2, 1.1])),
      filled(mixColours(GOLD, shade, 0.12), ellipse(at(-1.04, 0.46), reach * 0.11), ellipse(at(1.04, 0.46), reach * 0.11)),
    ];
  },
  pirate: (brush, { second, coat, paper, shade }) => {
    const { at, reach } = brush;
    const felt = mixColours(shade, coat, 0.16);
    const brim = blob(
      brush,
      [-1.56, 0.6],
      [-1.24, 1.06],
      [-0.66, 1.42],
      [0, 1.66],
      [0.66, 1.42],
      [1.24, 1.06],
      [1.56, 0.6],
      [0.84, 0.52],
      [0, 0.46],
      [-0.84, 0.52],
    );
    return [
      ...mass(brush, evenBlob(brush, [0, 0.86], [0.9, 0.7], [1.04, 0.28], [0.8, 0.36], [0, 0.4]), mixColours(coat, second, 0.1)),
      ...mass(brush, blob(brush, [-1.02, 0.34], [-1.34, 0.16], [-1.46, -0.18], [-1.22, -0.16], [-1.04, 0.1]), coat),
      shadowOf([filled(shade, brim)], withAlpha(shade, 0.35), { x: 0, y: reach * 0.06 }, reach * 0.06),
      ...mass(brush, brim, felt),
      stroked(
        GOLD,
        reach * 0.075,
        curve(brush, [-1.53, 0.62], [-1.22, 1.05], [-0.66, 1.4], [0, 1.63], [0.66, 1.4], [1.22, 1.05], [1.53, 0.62]),
      ),
      filled(
        paper,
        ellipse(at(0.04, 1.06), reach * 0.21, reach * 0.19),
        blob(brush, [-0.06, 0.96], [0.14, 0.96], [0.13, 0.8], [-0.05, 0.8]),
      ),
      filled(felt, ellipse(at(-0.04, 1.05), reach * 0.055, reach * 0.065), ellipse(at(0.12, 1.05), reach * 0.055, reach * 0.065)),
    ];
  },
  astronaut: (brush, { paper, coat, light }) => {
    const { at, reach } = brush;
    const pane = visorOf(brush);
    return [
      filled(withAlpha(light, 0.1), pane),
      stroked(mixColours(paper, coat, 0.3), reach * 0.06, pane),
      ...[-1, 1].flatMap((side) => mass(brush, ellipse(at(side * 1.46, -0.1), reach * 0.2, reach * 0.3), coat)),
      stroked(withAlpha(WHITE, 0.75), reach * 0.09, curve(brush, [-0.98, 0.3], [-0.8, 0.68], [-0.48, 0.92])),
      stroked(withAlpha(WHITE, 0.6), reach * 0.07, curve(brush, [-1.06, 0.02], [-1.05, 0.08], [-1.04, 0.13])),
    ];
  },
  wizard: (brush, { coat, second, shade }) => {
    const { at, reach } = brush;
    const cone = blob(
      brush,
      [-0.98, 0.6],
      [-0.72, 1.2],
      [-0.36, 1.86],
      [0.06, 2.34],
      [0.62, 2.5],
      [0.98, 2.3],
      [0.64, 2.2],
      [0.56, 1.86],
      [0.78, 1.2],
      [0.98, 0.6],
      [0, 0.5],
    );
    const brim = blob(brush, [-1.72, 0.46], [-0.9, 0.78], [0, 0.86], [0.9, 0.78], [1.72, 0.46], [0.9, 0.4], [0, 0.5], [-0.9, 0.4]);
    const band = blob(brush, [-0.94, 0.74], [-0.84, 1.0], [0, 1.1], [0.86, 1.0], [0.94, 0.74], [0, 0.8]);
    return [
      ...mass(brush, cone, coat),
      clipped(cone, [
        filled(GOLD, star(brush, -0.22, 1.42, 0.17), star(brush, 0.34, 1.62, 0.12), star(brush, 0.12, 2.08, 0.1)),
        stroked(withAlpha(shade, 0.3), reach * 0.07, curve(brush, [0.6, 1.82], [0.36, 1.94], [0.1, 1.88])),
      ]),
      ...mass(brush, band, second),
      shadowOf([filled(shade, brim)], withAlpha(shade, 0.35), { x: 0, y: reach * 0.06 }, reach * 0.06),
      ...mass(brush, brim, mixColours(coat, shade, 0.1)),
      filled(GOLD, ellipse(at(0.5, 0.93), reach * 0.1, reach * 0.13)),
    ];
  },
  royal: (brush, { coat, second, shade }) => {
    const { at, reach } = brush;
    const crown = polygon(
      (
        [
          [-0.66, 0.82],
          [-0.8, 1.5],
          [-0.42, 1.22],
          [0, 1.66],
          [0.42, 1.22],
          [0.8, 1.5],
          [0.66, 0.82],
        ] as const
      ).map(([x, up]) => at(x, up)),
    );
    return [
      shadowOf([filled(shade, crown)], withAlpha(shade, 0.35), { x: 0, y: reach * 0.05 }, reach * 0.05),
      ...mass(brush, crown, GOLD),
      ...mass(
        brush,
        blob(brush, [-0.7, 0.96], [0, 1.06], [0.7, 0.96], [0.66, 0.76], [0, 0.84], [-0.66, 0.76]),
        mixColours(GOLD, shade, 0.12),
      ),
      ...(
        [
          [-0.8, 1.54],
          [0, 1.7],
          [0.8, 1.54],
        ] as const
      ).flatMap(([x, up]) => mass(brush, ellipse(at(x, up), reach * 0.11), coat)),
      filled(mixColours(second, WHITE, 0.1), ellipse(at(-0.36, 0.93), reach * 0.075), ellipse(at(0.36, 0.93), reach * 0.075)),
      filled(coat, ellipse(at(0, 0.96), reach * 0.09)),
    ];
  },
  explorer: (brush, { coat, shade }) => {
    const { reach } = brush;
    const straw = mixColours(fromHex('#d3ac6c'), coat, 0.05);
    const brim = blob(brush, [-1.6, 0.4], [-0.9, 0.74], [0, 0.84], [0.9, 0.74], [1.6, 0.4], [0.9, 0.36], [0, 0.46], [-0.9, 0.36]);
    return [
      ...mass(brush, evenBlob(brush, [0, 1.36], [0.5, 1.4], [0.8, 1.16], [0.94, 0.6], [0, 0.52]), straw),
      ...mass(brush, blob(brush, [-0.93, 0.72], [-0.87, 0.98], [0, 1.08], [0.87, 0.98], [0.93, 0.72], [0, 0.8]), coat),
      shadowOf([filled(shade, brim)], withAlpha(shade, 0.35), { x: 0, y: reach * 0.06 }, reach * 0.06),
      ...mass(brush, brim, straw),
    ];
  },
  sailor: (brush, { paper, second, coat }) => [
    ...mass(brush, evenBlob(brush, [0, 1.42], [0.7, 1.4], [1.14, 1.16], [1.0, 0.86], [0, 0.84]), mixColours(paper, WHITE, 0.4)),
    ...mass(brush, blob(brush, [-0.96, 0.52], [-1, 0.86], [0, 0.96], [1, 0.86], [0.96, 0.52], [0, 0.6]), second),
    ...mass(brush, blob(brush, [-0.94, 0.66], [-1.3, 0.36], [-1.36, -0.1], [-1.16, -0.02], [-1.04, 0.34]), second),
    ...mass(brush, ellipse(brush.at(0.1, 1.46), brush.reach * 0.17, brush.reach * 0.14), coat),
  ],
  rain: (brush, tones) => {
    const { reach } = brush;
    const oil = tones.coat;
    const brim = blob(brush, [-1.5, 0.14], [-1.06, 0.62], [0, 0.8], [1.06, 0.62], [1.5, 0.14], [0.84, 0.34], [0, 0.42], [-0.84, 0.34]);
    return [
      ...mass(brush, evenBlob(brush, [0, 1.4], [0.6, 1.3], [0.98, 0.92], [1.08, 0.4], [0, 0.46]), oil),
      stroked(
        withAlpha(tones.shade, 0.22),
        reach * 0.04,
        curve(brush, [0, 1.38], [0.02, 1.1], [0, 0.8]),
        curve(brush, [0.5, 1.3], [0.62, 1], [0.64, 0.72]),
        curve(brush, [-0.5, 1.3], [-0.62, 1], [-0.64, 0.72]),
      ),
      shadowOf([filled(tones.shade, brim)], withAlpha(tones.shade, 0.35), { x: 0, y: reach * 0.06 }, reach * 0.06),
      ...mass(brush, brim, mixColours(oil, WHITE, 0.08)),
    ];
  },
  winter: (brush, { second, paper, shade }) => {
    const { at, reach } = brush;
    const band = blob(brush, [-1.1, 0.3], [-1.08, 0.72], [0, 0.92], [1.08, 0.72], [1.1, 0.3], [0, 0.46]);
    return [
      ...mass(brush, ellipse(at(0.06, 1.66), reach * 0.34, reach * 0.31), paper),
      ...mass(brush, evenBlob(brush, [0, 1.5], [0.62, 1.34], [1.0, 0.86], [1.06, 0.5], [0, 0.6]), second),
      ...mass(brush, band, mixColours(second, paper, 0.25)),
      stroked(
        withAlpha(shade, 0.2),
        reach * 0.05,
        ...[-0.84, -0.56, -0.28, 0, 0.28, 0.56, 0.84].map((x) =>
          curve(brush, [x, 0.42 - x * x * 0.06], [x * 1.01, 0.6 - x * x * 0.1], [x, 0.84 - x * x * 0.18]),
        ),
      ),
    ];
  },
};

/** The pane of a space helmet. */
export function visorOf({ at, reach }: Brush): Path {
  return ellipse(at(0.03, 0.02), reach * 1.24, reach * 1.16);
}

/** The part of a hat behind the head: the shell of a space helmet. */
export function hatBehind(brush: Brush, costume: Costume, { paper, shade, second }: ChildTones): readonly SceneNode[] {
  if (costume !== 'astronaut') return [];
  const { at, reach } = brush;
  return [...mass(brush, ellipse(at(0, 0.06), reach * 1.5, reach * 1.42), paper), filled(mixColours(shade, second, 0.3), visorOf(brush))];
}

export function star({ at, reach }: Brush, x: number, up: number, size: number) {
  return polygon(
    Array.from({ length: 10 }, (_, index) =>
      polar(at(x, up), reach * size * (index % 2 === 0 ? 1 : 0.46), -Math.PI / 2 + (index / 5) * Math.PI + 0.2),
    ),
  );
}

export function hat(brush: Brush, costume: Costume, tones: ChildTones, isGirl: boolean): readonly SceneNode[] {
  return HATS[costume]?.(brush, tones, isGirl) ?? [];
}

/** A hat that hides the crown of the hair. */
export function hidesCrown(costume: Costume): boolean {
  return HATS[costume] !== undefined && costume !== 'royal' && costume !== 'astronaut';
}

/** The mask of a hero, under the eyes. */
export function mask(brush: Brush, tones: ChildTones): readonly SceneNode[] {
  return mass(
    brush,
    blob(
      brush,
      [-0.95, 0.1],
      [-0.6, 0.22],
      [0.08, 0.14],
      [0.7, 0.22],
      [0.95, 0.1],
      [0.8, -0.24],
      [0.44, -0.32],
      [0.08, -0.16],
      [-0.3, -0.32],
      [-0.76, -0.24],
    ),
    tones.coat,
  );
}
