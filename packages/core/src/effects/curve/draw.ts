import type { GlyphsNode, PlacedGlyph } from '../../scene/scene.ts';
import type { EffectDrawing, EffectSubject } from '../effect-drawing.ts';
import type { CurveStyle } from './style.ts';

/** Below this a bend is a straight line, and its radius infinite. Degrees. */
const STRAIGHT = 0.5;

/**
 * Every letter stands on its own tangent: its middle goes onto the arc, and it turns with it. Lines keep their distance from
 * the one that is bent, which is the block's middle. Underlines do not bend and are left out.
 */
export const drawCurve: EffectDrawing<CurveStyle> = (subject, { bend }) => {
  if (Math.abs(bend) < STRAIGHT) return subject.runs;
  return subject.runs.map(
    (run, index): GlyphsNode => ({
      ...run,
      glyphs: run.glyphs.map((glyph, at) => bent(glyph, subject.advances[index]?.[at] ?? 0, subject, bend)),
    }),
  );
};

function bent(glyph: PlacedGlyph, advance: number, { inkBounds }: EffectSubject, bend: number): PlacedGlyph {
  const middle = { x: inkBounds.x + inkBounds.width / 2, y: inkBounds.y + inkBounds.height / 2 };
  const radius = inkBounds.width / ((bend * Math.PI) / 180);
  const centre = { x: middle.x, y: middle.y + radius };
  const angle = (glyph.x + advance / 2 - middle.x) / radius;
  const reach = radius + (middle.y - glyph.y);
  const foot = { x: centre.x + reach * Math.sin(angle), y: centre.y - reach * Math.cos(angle) };
  // The letter's origin is half an advance back along its own tangent.
  return {
    ...glyph,
    x: foot.x - (advance / 2) * Math.cos(angle),
    y: foot.y - (advance / 2) * Math.sin(angle),
    rotation: (angle * 180) / Math.PI,
  };
}
