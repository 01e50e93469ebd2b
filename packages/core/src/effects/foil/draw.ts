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

/**
 * The widths of the beveled edges, in thousandths of the font size, and their strengths. The outermost edge is last: it is hard, and the
 * others fade inward.
 */
const EDGES = [
  [15, 0.3],
  [10, 0.55],
  [5, 0.8],
] as const;
const SHADE = fromHex('#2b1605');

/**
 * Draws beveled edges: those facing the light are whiter, the others browner. The colors are mixed into the gradient and opaque, so that
 * the text stays vector art.
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

/**
 * Returns the direction of the light, always at least a little from above and from the left, because stems would have no edges otherwise.
 */
function lightOf(angle: number): { readonly x: number; readonly y: number } {
  const radians = (angle * Math.PI) / 180;
  const [x, y] = [Math.cos(radians) + 0.5, Math.sin(radians) + 0.5];
  const length = Math.max(0.01, Math.hypot(x, y));
  return { x: x / length, y: y / length };
}

/** Blends two opaque colors as if the upper one were translucent. */
function blended(under: Rgba, over: Rgba, share: number): Rgba {
  const mix = (from: number, to: number) => Math.round(from + (to - from) * share);
  return { r: mix(under.r, over.r), g: mix(under.g, over.g), b: mix(under.b, over.b), a: 1 };
}
