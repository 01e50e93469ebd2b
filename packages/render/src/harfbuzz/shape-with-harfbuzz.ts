import type { ShapedGlyph, ShapeRun } from '@coverwright/core/text/text-engine.ts';
import { Buffer, Direction, Feature, GlyphFlag, shape } from 'harfbuzzjs';
import type { HarfBuzzFace } from './harfbuzz-face.ts';

/** The buffer that all runs share. HarfBuzz's objects are only freed when the event loop turns, which does not happen during a layout. */
const buffer = new Buffer();
const WITHOUT_LIGATURES = [new Feature('liga', 0), new Feature('clig', 0)];

/** Shapes a run at 1 em. Kerning and required ligatures are always on. */
export function shapeWithHarfBuzz({ font, unitsPerEm }: HarfBuzzFace, run: ShapeRun): readonly ShapedGlyph[] {
  buffer.clearContents();
  buffer.addText(run.text);
  buffer.setDirection(run.direction === 'ltr' ? Direction.LTR : Direction.RTL);
  buffer.setScript(run.script);
  buffer.setLanguage('en');
  shape(font, buffer, featuresOf(run));
  return buffer.getGlyphInfosAndPositions().map(
    (glyph): ShapedGlyph => ({
      id: glyph.codepoint,
      cluster: glyph.cluster,
      advance: (glyph.xAdvance ?? 0) / unitsPerEm,
      offsetX: (glyph.xOffset ?? 0) / unitsPerEm,
      offsetY: (0 - (glyph.yOffset ?? 0)) / unitsPerEm,
      unsafeToBreak: (glyph.flags & GlyphFlag.UNSAFE_TO_BREAK) !== 0,
    }),
  );
}

/** Returns the OpenType features of a run. Features that are named explicitly override those that letter spacing switches off. */
function featuresOf({ ligatures, features = {}, letterFeatures = [] }: ShapeRun): Feature[] {
  const asked = Object.entries(features).map(([tag, value]) => new Feature(tag, value));
  const ofLetters = letterFeatures.flatMap(({ start, end, features: own }) =>
    Object.entries(own).map(([tag, value]) => new Feature(tag, value, start, end)),
  );
  return [...(ligatures ? [] : WITHOUT_LIGATURES), ...asked, ...ofLetters];
}
