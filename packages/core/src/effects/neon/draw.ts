import { WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Paint, SceneNode } from '../../scene/scene.ts';
import { type EffectDrawing, ofSize, paintedWith } from '../effect-drawing.ts';
import { mergedRuns } from '../letters-outline.ts';
import type { NeonStyle } from './style.ts';

/**
 * The layers of light from the widest inward: the stroke width in widths of the tube, the blur as a share of the reach, and the opacity.
 */
const LIGHT = [
  [3.4, 0.45, 0.5],
  [1.7, 0.13, 0.75],
] as const;
/** The width of the white core, as a share of the tube's width. */
const CORE = 0.42;
const CORE_WHITE = 0.92;

export const drawNeon: EffectDrawing<NeonStyle> = (subject, { colour, reach, tube }) => {
  const runs = mergedRuns(subject);
  const width = ofSize(tube, subject);
  const line = (share: number, paint: Paint) => runs.map((run) => ({ ...run, paint, strokeWidth: share * width }));
  const solid: Paint = { kind: 'solid', colour };
  return [
    ...LIGHT.map(
      ([share, blur, alpha]): SceneNode => ({
        kind: 'shadow',
        children: [...line(share, solid), ...subject.rules],
        colour: withAlpha(colour, alpha),
        offset: { x: 0, y: 0 },
        sigma: ofSize(reach * blur, subject),
      }),
    ),
    ...line(1, solid),
    ...line(CORE, { kind: 'solid', colour: mixColours(colour, WHITE, CORE_WHITE) }),
    ...paintedWith(solid, { ...subject, runs: [] }),
  ];
};
