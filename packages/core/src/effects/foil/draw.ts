import { BLACK, type Rgba, WHITE, fromHex, withAlpha } from '../../design/colour.ts';
import { translation } from '../../geometry/shapes.ts';
import { linearAcross } from '../../scene/gradient.ts';
import { transformPath } from '../../scene/path.ts';
import { subtractAreas } from '../../scene/path-areas.ts';
import type { GradientStop, SceneNode } from '../../scene/scene.ts';
import { type EffectDrawing, type EffectSubject, ofSize, paintedWith, plainWords } from '../effect-drawing.ts';
import { shadowInside } from '../inner-shadow/draw.ts';
import { mapLetters } from '../letters-outline.ts';
import { foilStops } from './foil-stops.ts';
import type { FoilStyle } from './style.ts';

export const drawFoil: EffectDrawing<FoilStyle> = (subject, style) => {
  const stops = foilStops(style.metal, style.sheen);
  return [
    ...(style.depth > 0 ? [shadowBelow(subject, style.depth)] : []),
    ...paintedWith(linearAcross(subject.inkBounds, style.angle, stops), subject),
    ...(style.bevel > 0 ? bevelled(subject, style, stops) : []),
    ...(style.inner > 0 ? [shadowAlongEdges(subject, style.inner)] : []),
  ];
};

function shadowBelow(subject: EffectSubject, depth: number): SceneNode {
  return {
    kind: 'shadow',
    children: plainWords(subject),
    colour: withAlpha(BLACK, Math.min(1.4 * depth, 0.2 + 0.6 * depth)),
    offset: { x: 0, y: ofSize(8 + 24 * depth, subject) },
    sigma: ofSize(8 + 32 * depth, subject),
  };
}

function shadowAlongEdges(subject: EffectSubject, inner: number): SceneNode {
  return shadowInside(subject, {
    colour: withAlpha(BLACK, 0.75 * inner),
    offset: { x: ofSize(3, subject), y: ofSize(8, subject) },
    sigma: ofSize(9, subject),
  });
}

/** Widths of the edge in thousandths of the font size, and how strong each is, the outermost last: a hard edge that fades inwards. */
const EDGES = [
  [15, 0.3],
  [10, 0.55],
  [5, 0.8],
] as const;
const SHADE = fromHex('#2b1605');

/**
 * Edges towards the light are whiter, those away from it browner. Mixed into the gradient itself, they are opaque areas: the words stay vectors.
 */
function bevelled(subject: EffectSubject, { angle, bevel }: FoilStyle, stops: readonly GradientStop[]): readonly SceneNode[] {
  const light = lightOf(angle);
  const edge = (side: 1 | -1, width: number, towards: Rgba, strength: number): SceneNode => {
    const distance = side * ofSize(width, subject);
    const away = translation(distance * light.x, distance * light.y);
    const mixed = stops.map((stop) => ({ ...stop, colour: blended(stop.colour, towards, strength * bevel) }));
    return {
      kind: 'fill',
      path: mapLetters(subject, (area) => subtractAreas(area, transformPath(area, away))),
      paint: linearAcross(subject.inkBounds, angle, mixed),
    };
  };
  return [
    ...EDGES.map(([width, strength]) => edge(-1, width, SHADE, strength)),
    ...EDGES.map(([width, strength]) => edge(1, width, WHITE, strength)),
  ];
}

/** Light falls at least a little from above and from the left, or stems would have no edges. */
function lightOf(angle: number): { readonly x: number; readonly y: number } {
  const radians = (angle * Math.PI) / 180;
  const [x, y] = [Math.cos(radians) + 0.5, Math.sin(radians) + 0.5];
  const length = Math.max(0.01, Math.hypot(x, y));
  return { x: x / length, y: y / length };
}

/** Blends two opaque colors as a translucent edge would show them. */
function blended(under: Rgba, over: Rgba, share: number): Rgba {
  const mix = (from: number, to: number) => Math.round(from + (to - from) * share);
  return { r: mix(under.r, over.r), g: mix(under.g, over.g), b: mix(under.b, over.b), a: 1 };
}
