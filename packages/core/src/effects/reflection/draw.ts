import { withAlpha } from '../../design/colour.ts';
import { type Matrix, type Rect, translation } from '../../geometry/shapes.ts';
import { outlineInk } from '../../scene/outline-ink.ts';
import { type Path, rectanglePath, transformPath } from '../../scene/path.ts';
import { intersectAreas, mergeAreas } from '../../scene/path-areas.ts';
import { reshapeRuns } from '../../scene/reshape-runs.ts';
import type { Paint } from '../../scene/scene.ts';
import { type EffectDrawing, type EffectSubject, ofSize, plainWords } from '../effect-drawing.ts';
import { mergedLetter } from '../letters-outline.ts';
import type { ReflectionStyle } from './style.ts';

/** The heights of the strips of water in thousandths of the font size: narrow near the text, wide far below it. */
const NARROW = 18;
const WIDE = 70;
/** The number of strips in one wave of the water. */
const WAVE = 4.3;
/** The opacity at the far end of the reflection. */
const LEAST = 0.12;

/** Draws the reflection below the text. The text itself does not move. */
export const drawReflection: EffectDrawing<ReflectionStyle> = (subject, style) => {
  const { inkBounds: ink, colour } = subject;
  const water = ink.y + ink.height + ofSize(style.gap, subject);
  const depth = style.length * ink.height;
  const mirror: Matrix = [1, 0, 0, -1, 0, ink.y + ink.height + water];
  const strips = stripsBelow({ ...ink, y: water, height: depth }, subject, style);
  const mirrored = reshapeRuns(subject.runs, subject.outlines, (outline) => {
    // A mirrored outline has the opposite direction.
    const letter = mergeAreas(transformPath(mergedLetter(outline), mirror), 'evenodd');
    const box = outlineInk(letter);
    if (!box) return letter;
    return strips.flatMap(({ path, top, height, slip }) =>
      top < box.y + box.height && top + height > box.y ? transformPath(intersectAreas(letter, path), translation(slip, 0)) : [],
    );
  });
  const paint: Paint = {
    kind: 'linear',
    from: { x: 0, y: water },
    to: { x: 0, y: water + depth },
    stops: [
      { offset: 0, colour: withAlpha(colour, colour.a * style.strength) },
      { offset: 1, colour: withAlpha(colour, colour.a * style.strength * LEAST) },
    ],
  };
  return [{ kind: 'group', children: mirrored.map((run) => ({ ...run, paint })) }, ...plainWords(subject)];
};

interface Strip {
  readonly path: Path;
  readonly top: number;
  readonly height: number;
  readonly slip: number;
}

function stripsBelow(area: Rect, subject: EffectSubject, { ripple }: ReflectionStyle): readonly Strip[] {
  const strips: Strip[] = [];
  let top = area.y;
  while (top < area.y + area.height) {
    const far = (top - area.y) / Math.max(1, area.height);
    const height = Math.min(ofSize(NARROW + (WIDE - NARROW) * far, subject), area.y + area.height - top);
    const slip = ofSize(ripple, subject) * (0.1 + 0.9 * far) * Math.sin((2 * Math.PI * strips.length) / WAVE);
    // The gaps between the strips grow with the distance.
    const path = rectanglePath({ x: area.x - 1, y: top, width: area.width + 2, height: height * (1 - 0.3 * far) });
    strips.push({ path, top, height, slip });
    top += height;
  }
  return strips;
}
