import { roundedRectangle } from '../../elements/shapes/rounded-rectangle.ts';
import { inset } from '../../geometry/shapes.ts';
import { transformPath } from '../../scene/path.ts';
import { type EffectDrawing, ofSize, plainWords } from '../effect-drawing.ts';
import type { PlateStyle } from './style.ts';

export const drawPlate: EffectDrawing<PlateStyle> = (subject, style) => {
  const plate = inset(subject.inkBounds, -ofSize(style.padding, subject));
  const outline = roundedRectangle({ width: plate.width, height: plate.height, cornerRadius: ofSize(style.cornerRadius, subject) });
  return [
    { kind: 'fill', path: transformPath(outline, [1, 0, 0, 1, plate.x, plate.y]), paint: { kind: 'solid', colour: style.colour } },
    ...plainWords(subject),
  ];
};
