import { parseIsbn } from '../../barcode/parse-isbn.ts';
import { fitSymbol, symbolSize } from '../../barcode/symbol-size.ts';
import type { Barcode } from '../../design/back.ts';
import { BLACK, WHITE } from '../../design/colour.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { FillNode, GlyphsNode, SceneLayer, SceneNode } from '../../scene/scene.ts';
import type { ShapedGlyph, TextEngine } from '../../text/text-engine.ts';
import { BARCODE_FACE } from './barcode-words.ts';
import { type FigureRow, symbolBars, symbolFigures } from './symbol-bars.ts';

/**
 * Returns the layer of the barcode: its white field and, if the ISBN is known, the code itself. Returns null without a back or if the
 * barcode is off.
 */
export function compileBarcode({ show, isbn, addOn }: Barcode, geometry: CoverGeometry, engine: TextEngine): SceneLayer | null {
  const field = geometry.barcode;
  if (!show || !field) return null;
  return {
    id: 'barcode',
    kind: 'barcode',
    bounds: field,
    rotation: 0,
    inkBounds: field,
    nodes: [
      { kind: 'fill', path: rectanglePath(field), paint: { kind: 'solid', colour: WHITE } },
      ...(isbn === null ? [] : drawSymbol(isbn, addOn, field, engine)),
    ],
  };
}

function drawSymbol(digits: string, addOn: string | null, field: Rect, engine: TextEngine): SceneNode[] {
  const isbn = parseIsbn(digits);
  if (!isbn.ok) throw new Error(`A design holds an ISBN that is none: ${isbn.fault.message}`);
  const size = symbolSize(addOn !== null);
  const { module } = fitSymbol(field, addOn !== null);
  const centred = field.x + (field.width - size.width * module) / 2;
  // Bars that are whole pixels wide begin on a whole pixel, so that a raster has crisp edges too.
  const left = Number.isInteger(module) ? Math.round(centred) : centred;
  const top = field.y + (field.height - size.height * module) / 2;
  const toField = ({ x, y, width, height }: Rect): Rect => ({
    x: left + x * module,
    y: top + y * module,
    width: width * module,
    height: height * module,
  });
  const bars: FillNode = {
    kind: 'fill',
    path: symbolBars(digits, addOn).flatMap((bar) => rectanglePath(toField(bar))),
    paint: { kind: 'solid', colour: BLACK },
  };
  return [bars, ...symbolFigures(isbn.value, addOn).map((row) => drawFigures(row, { left, top, module }, engine))];
}

interface Placement {
  readonly left: number;
  readonly top: number;
  readonly module: number;
}

function drawFigures({ text, centres, top: rowTop, height }: FigureRow, { left, top, module }: Placement, engine: TextEngine): GlyphsNode {
  const { face } = engine.resolve(BARCODE_FACE);
  const size = (height * module) / engine.metrics(face).capHeight;
  const baseline = top + (rowTop + height) * module;
  const shaped = engine.shape({ face, text, direction: 'ltr', script: 'Latn', ligatures: false });
  const starts = typeof centres === 'number' ? startsOfLine(shaped, size, centres * module) : startsOfEach(shaped, size, centres, module);
  const glyphs = shaped.map(({ id }, index) => ({ id, x: left + (starts[index] ?? 0), y: baseline }));
  return { kind: 'glyphs', face, size, glyphs, paint: { kind: 'solid', colour: BLACK } };
}

/** Returns the start of each glyph of a line that is set as a whole around a centre, in print pixels. */
function startsOfLine(shaped: readonly ShapedGlyph[], size: number, centre: number): readonly number[] {
  const advances = shaped.map(({ advance }) => advance * size);
  const width = advances.reduce((sum, advance) => sum + advance, 0);
  return advances.map((_, index) => centre - width / 2 + advances.slice(0, index).reduce((sum, advance) => sum + advance, 0));
}

/** Returns the start of each glyph that has its own center, in print pixels. */
function startsOfEach(shaped: readonly ShapedGlyph[], size: number, centres: readonly number[], module: number): readonly number[] {
  return shaped.map(({ cluster, advance }) => (centres[cluster] ?? 0) * module - (advance * size) / 2);
}
