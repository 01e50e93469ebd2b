import { describe, expect, test } from 'vitest';
import { NOMINAL_MODULE_PX, fitSymbol, symbolSize } from '../../barcode/symbol-size.ts';
import { type Command, applyCommand } from '../../commands/apply-command.ts';
import { createDesign } from '../../design/create-design.ts';
import { parseDesign } from '../../design/parse-design.ts';
import { specificationOf } from '../../design/specification-of.ts';
import { textsOfDesign } from '../../design/texts-of-design.ts';
import { measureCover } from '../../geometry/measure-cover.ts';
import { barcodeSize } from '../../preflight/checks/barcode-size.ts';
import { runPreflight } from '../../preflight/run-preflight.ts';
import { compileScene } from '../../scene/compile-scene.ts';
import { pathBounds } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { fixedWidthEngine } from '../../text/testing/fixed-width-engine.ts';
import { symbolBars } from './symbol-bars.ts';

const engine = fixedWidthEngine();
const ISBN = '9780306406157';

function edited(changes: Omit<Extract<Command, { name: 'edit-blurb' }>, 'name'>, design = createDesign()) {
  const result = applyCommand(design, { name: 'edit-blurb', ...changes });
  if (!result.ok) throw new Error(result.fault.message);
  return result.value;
}

function barcodeOf(design = createDesign()) {
  const layer = compileScene(design, engine).layers.find(({ id }) => id === 'barcode');
  if (!layer) throw new Error('no barcode');
  return layer;
}

const boundsOf = (node: SceneNode | undefined) => (node?.kind === 'fill' ? pathBounds(node.path) : null);

describe('the barcode on the back', () => {
  test('[B7] is a clear white field until an ISBN is known, and asks for no face', () => {
    expect(barcodeOf().nodes).toHaveLength(1);
    expect(textsOfDesign(createDesign()).some(({ family }) => family === 'Share Tech Mono')).toBe(false);
    expect(textsOfDesign(edited({ isbn: ISBN })).some(({ family }) => family === 'Share Tech Mono')).toBe(true);
  });

  test.each([null, '51499'])('[B7] keeps its quiet zones inside the field, bars at full height, add-on %s', (addOn) => {
    const design = edited({ isbn: ISBN, addOn });
    const [field, bars] = barcodeOf(design).nodes.map(boundsOf);
    const { module, magnification } = fitSymbol(measureCover(specificationOf(design)).barcode ?? { width: 0, height: 0 }, addOn !== null);
    if (!field || !bars) throw new Error('no bars');
    expect(bars.x - field.x).toBeGreaterThanOrEqual(11 * module - 1e-6);
    expect(field.x + field.width - bars.x - bars.width).toBeGreaterThanOrEqual((addOn === null ? 7 : 5) * module - 1e-6);
    expect(bars.height).toBeCloseTo(74.24 * module, 6);
    expect(magnification).toBeGreaterThan(addOn === null ? 1 : 0.9);
    expect(magnification).toBeLessThan(addOn === null ? 1.03 : 0.923);
  });

  test('[B7] has bars of whole print pixels where the field has the room', () => {
    const [, bars] = barcodeOf(edited({ isbn: ISBN })).nodes;
    const edges = bars?.kind === 'fill' ? bars.path.flatMap((step) => (step[0] === 'M' ? [step[1]] : [])) : [];
    expect(edges).toHaveLength(30);
    for (const edge of edges) expect(edge).toBe(Math.round(edge));
  });

  test('[B7] has 30 bars, six of them guards that reach lower, and 16 more for a price', () => {
    const bars = symbolBars(ISBN, null);
    const lowest = Math.max(...bars.map(({ height }) => height));
    expect(bars.filter(({ height }) => height === lowest).map(({ x }) => x - 11)).toEqual([0, 2, 46, 48, 92, 94]);
    expect(symbolBars(ISBN, '51499')).toHaveLength(46);
  });

  test('[B7] prints the number above and below, and the price, in pure black', () => {
    const rows = barcodeOf(edited({ isbn: ISBN, addOn: '51499' })).nodes.flatMap((node) =>
      node.kind === 'glyphs' ? [String.fromCodePoint(...node.glyphs.map(({ id }) => id))] : [],
    );
    expect(rows).toEqual(['ISBN 978-0-306-40615-7', '9', '780306', '406157', '51499']);
    for (const node of barcodeOf(edited({ isbn: ISBN })).nodes.slice(1)) {
      expect(node).toMatchObject({ paint: { kind: 'solid', colour: { r: 0, g: 0, b: 0, a: 1 } } });
    }
  });

  test('[B7] is gone with the field, and a front alone has none', () => {
    const ids = (design = createDesign()) => compileScene(design, engine).layers.map(({ id }) => id);
    expect(ids(edited({ isbn: ISBN, showBarcode: false }))).not.toContain('barcode');
    expect(ids(edited({ isbn: ISBN }, createDesign({ format: 'ebook' })))).not.toContain('barcode');
  });
});

describe('an ISBN in the document', () => {
  test('[B7] is kept as thirteen digits however it was typed, and taken off by null', () => {
    const design = edited({ isbn: 'ISBN 0-306-40615-2', addOn: '90000' });
    expect(design.back.barcode).toEqual({ show: true, isbn: ISBN, addOn: '90000' });
    expect(edited({ isbn: null }, design).back.barcode).toEqual({ show: true, isbn: null, addOn: '90000' });
    expect(edited({ showBarcode: false }, design).back.barcode).toEqual({ show: false, isbn: ISBN, addOn: '90000' });
  });

  test('[B7] with a mistake changes nothing and says what is wrong', () => {
    const refused = applyCommand(createDesign(), { name: 'edit-blurb', isbn: '9780306406158' });
    expect(refused).toMatchObject({ ok: false, fault: { message: expect.stringContaining('would end in 7, not in 8') } });
    const price = applyCommand(createDesign(), { name: 'edit-blurb', addOn: '14.99' });
    expect(price).toMatchObject({ ok: false, fault: { message: expect.stringContaining('five digits') } });
  });

  test('[B7] [D4] older documents are read, and a stored ISBN with a mistake is refused by its path', () => {
    const design = createDesign();
    const stored = (barcode: unknown) => parseDesign({ ...design, back: { ...design.back, barcode } });
    expect(stored({ show: false })).toMatchObject({ ok: true, value: { back: { barcode: { show: false, isbn: null, addOn: null } } } });
    expect(stored({ isbn: ISBN })).toMatchObject({ ok: true });
    const broken = stored({ isbn: '9780306406158' });
    expect(broken.ok ? '' : broken.fault.message).toContain('back.barcode.isbn: A digit of this ISBN is mistyped');
    const hyphens = stored({ isbn: '978-0-306-40615-7' });
    expect(hyphens.ok ? '' : hyphens.fault.message).toContain('thirteen digits: 9780306406157');
  });
});

describe('preflight of a barcode', () => {
  test('[B7] [B6] says nothing about one that fits', () => {
    const design = edited({ isbn: ISBN, addOn: '51499' });
    expect(runPreflight(design, compileScene(design, engine), engine).filter(({ element }) => element === 'barcode')).toEqual([]);
  });

  test('[B7] [B6] finds one that would fall below 80 %', () => {
    const design = edited({ isbn: ISBN, addOn: '51499' });
    const geometry = measureCover(specificationOf(design));
    const least = symbolSize(true).width * NOMINAL_MODULE_PX * 0.8;
    const judged = (width: number) =>
      barcodeSize({
        design,
        geometry: { ...geometry, barcode: { x: 0, y: 0, width, height: 360 } },
      });
    expect(judged(least + 0.01)).toEqual([]);
    expect(judged(least - 1)).toMatchObject([{ severity: 'error', element: 'barcode', message: expect.stringContaining('would be 79%') }]);
  });
});
