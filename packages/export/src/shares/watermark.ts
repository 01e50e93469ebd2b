import { rotationAbout } from '@coverwright/core/geometry/shapes.ts';
import type { FaceId, GlyphsNode, PlacedGlyph, Scene, SceneLayer } from '@coverwright/core/scene/scene.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';

const WORDS = 'DRAFT · COVERWRIGHT';
/** The size of the letters, as a share of the cover's height. */
const SIZE = 0.034;
/** The line height of the watermark, and the gap between two repetitions, as multiples of the letters' size. */
const LEADING = 3.4;
const GAP = 2.2;
const DEGREES = -28;
/** The colors of the letters and of the shadow beside each, which are visible on every background, and the offset of the shadow in em. */
const LIGHT = { r: 255, g: 255, b: 255, a: 0.34 };
const SHADOW = { r: 0, g: 0, b: 0, a: 0.24 };
const ASIDE = 0.05;

/** Returns a scene with the draft watermark painted all over it, as part of the picture. @param face must be loaded. */
export function withWatermark(scene: Scene, engine: TextEngine, face: FaceId): Scene {
  return { ...scene, layers: [...scene.layers, watermarkLayer(scene, engine, face)] };
}

function watermarkLayer({ width, height }: Scene, engine: TextEngine, face: FaceId): SceneLayer {
  const size = height * SIZE;
  const line = engine.shape({ face, text: WORDS, direction: 'ltr', script: 'Latn', ligatures: false });
  const length = line.reduce((sum, { advance }) => sum + advance, 0) * size;
  const step = length + GAP * size;
  // A square around the cover's middle covers all of it at any rotation.
  const reach = Math.hypot(width, height) / 2;
  const glyphs: PlacedGlyph[] = [];
  let row = 0;
  for (let y = height / 2 - reach; y < height / 2 + reach; y += LEADING * size, row++) {
    // Each row is shifted by half a step, so that its words are under the gaps of the row above.
    for (let left = width / 2 - reach - (row % 2) * (step / 2); left < width / 2 + reach; left += step) {
      let x = left;
      for (const { id, advance, offsetX, offsetY } of line) {
        glyphs.push({ id, x: x + offsetX * size, y: y + offsetY * size });
        x += advance * size;
      }
    }
  }
  const words: GlyphsNode = { kind: 'glyphs', face, size, glyphs, paint: { kind: 'solid', colour: LIGHT } };
  const beside = glyphs.map((glyph) => ({ ...glyph, x: glyph.x + ASIDE * size, y: glyph.y + ASIDE * size }));
  const shadows: GlyphsNode = { ...words, glyphs: beside, paint: { kind: 'solid', colour: SHADOW } };
  const bounds = { x: 0, y: 0, width, height };
  const transform = rotationAbout(DEGREES, { x: width / 2, y: height / 2 });
  return {
    id: 'watermark',
    kind: 'textBox',
    bounds,
    rotation: 0,
    inkBounds: bounds,
    nodes: [{ kind: 'group', children: [shadows, words], transform }],
  };
}
