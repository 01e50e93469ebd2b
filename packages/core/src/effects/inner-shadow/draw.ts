import type { Rgba } from '../../design/colour.ts';
import { type Point, inset } from '../../geometry/shapes.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { type EffectDrawing, type EffectSubject, ofSize, plainWords } from '../effect-drawing.ts';
import { lettersOutline } from '../letters-outline.ts';
import type { InnerShadowStyle } from './style.ts';

export const drawInnerShadow: EffectDrawing<InnerShadowStyle> = (subject, { colour, offsetX, offsetY, blur }) => [
  ...plainWords(subject),
  shadowInside(subject, { colour, offset: { x: ofSize(offsetX, subject), y: ofSize(offsetY, subject) }, sigma: ofSize(blur, subject) / 2 }),
];

/** Draws the shadow that the area around the letters casts into them. */
export function shadowInside(
  subject: EffectSubject,
  { colour, offset, sigma }: { readonly colour: Rgba; readonly offset: Point; readonly sigma: number },
): SceneNode {
  const letters = lettersOutline(subject);
  // The mask reaches so far that its own edge throws no shadow into the letters.
  const around = inset(subject.inkBounds, -(4 * sigma + Math.abs(offset.x) + Math.abs(offset.y) + 1));
  const paper: Path = [...rectanglePath(around), ...letters];
  return {
    kind: 'group',
    clip: letters,
    children: [
      {
        kind: 'shadow',
        children: [{ kind: 'fill', path: paper, paint: { kind: 'solid', colour: { ...colour, a: 1 } }, rule: 'evenodd' }],
        colour,
        offset,
        sigma,
      },
    ],
  };
}
