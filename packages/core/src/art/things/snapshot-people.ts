import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, linearPaint, painted } from '../drawing/nodes.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import type { FigureId } from './figure-outlines.ts';
import { figure } from './figures.ts';
import type { FilmTones } from './film-stock.ts';
import { membersOf } from './groups.ts';

/** Where each figure's clothes end: hair above, and bare legs below, as shares of its height. A man wears trousers. */
const CLOTHES: Readonly<Record<FigureId, { readonly neck: number; readonly hem: number; readonly legs: 'skin' | 'trousers' }>> = {
  dress: { neck: 0.79, hem: 0.22, legs: 'skin' },
  coat: { neck: 0.85, hem: 0.436, legs: 'trousers' },
  girl: { neck: 0.826, hem: 0.352, legs: 'skin' },
  boy: { neck: 0.836, hem: 0.49, legs: 'trousers' },
};

/** Somebody from behind on an old photograph, with the sun on one side and a shadow on the ground. @param sun the side of the light: 1 right. */
export function snapshotPerson(
  feet: Point,
  height: number,
  id: FigureId,
  cloth: Rgba,
  tones: FilmTones,
  sun: 1 | -1,
): readonly SceneNode[] {
  const { neck, hem, legs } = CLOTHES[id];
  const outline = figure(feet, height, id);
  const wide = height * 0.22;
  const band = (from: number, to: number, left = -1, right = 1) =>
    rectanglePath({ x: feet.x + left * wide, y: feet.y - to * height, width: (right - left) * wide, height: (to - from) * height });
  const under = legs === 'skin' ? tones.skin : mixColours(tones.deep, tones.hills, 0.35);
  const arms = [-1, 1].map((side) => {
    const spot = (x: number, y: number): Point => ({ x: feet.x + side * x * height, y: feet.y - y * height });
    return polygon([spot(0.088, 0.7), spot(0.135, 0.72), spot(0.21, 0.44), spot(0.112, 0.44), spot(0.1, 0.6)]);
  });
  const shadow = polygon([
    { x: feet.x - height * 0.06, y: feet.y },
    { x: feet.x + height * 0.06, y: feet.y },
    { x: feet.x - sun * height * 0.5 + height * 0.1, y: feet.y + height * 0.14 },
    { x: feet.x - sun * height * 0.5 - height * 0.1, y: feet.y + height * 0.14 },
  ]);
  return [
    filled(withAlpha(tones.deep, 0.3), shadow),
    filled(cloth, outline),
    clipped(outline, [
      filled(under, band(-0.02, hem)),
      ...(id === 'coat' ? [] : [filled(id === 'boy' ? mixColours(cloth, WHITE, 0.1) : tones.skin, ...arms)]),
      filled(tones.hair, band(neck, 1.02)),
      ...(id === 'coat' ? [filled(tones.skin, band(0.855, 0.885))] : []),
      ...(id === 'girl' || id === 'dress' ? [filled(withAlpha(tones.light, 0.55), band(0.575, 0.592))] : []),
      painted(
        linearPaint({ x: feet.x - sun * height * 0.14, y: 0 }, { x: feet.x + sun * height * 0.14, y: 0 }, [
          withAlpha(tones.deep, 0.42),
          withAlpha(tones.deep, 0.08),
          withAlpha(tones.light, 0.42),
        ]),
        band(-0.02, 1.02),
      ),
    ]),
    ...(legs === 'skin'
      ? [
          filled(
            tones.deep,
            ...[-0.034, 0.034].map((x) => ellipse({ x: feet.x + x * height, y: feet.y - height * 0.006 }, height * 0.024, height * 0.012)),
          ),
        ]
      : []),
  ];
}

const TALL: Readonly<Record<FigureId, number>> = { coat: 1, dress: 0.93, boy: 0.74, girl: 0.68 };

/** People side by side on an old photograph. @param group a number of `groups.ts`. @param height a man's, units. */
export function snapshotGroup(feet: Point, height: number, group: number, tones: FilmTones, sun: 1 | -1): readonly SceneNode[] {
  const members = membersOf(group);
  const clothes = [tones.cloth, tones.other, tones.wall, mixColours(tones.water, tones.deep, 0.3)];
  const step = height * 0.33;
  return members.flatMap((id, index) =>
    snapshotPerson(
      { x: feet.x + (index - (members.length - 1) / 2) * step, y: feet.y + (index % 2) * height * 0.02 },
      height * TALL[id] * ([1, 0.96, 1.03, 0.95][index] ?? 1),
      id,
      clothes[index % clothes.length] ?? tones.cloth,
      tones,
      sun,
    ),
  );
}
