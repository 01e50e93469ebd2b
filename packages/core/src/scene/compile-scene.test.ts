import { describe, expect, test } from 'vitest';
import { type Command, applyCommand } from '../commands/apply-command.ts';
import { createDesign } from '../design/create-design.ts';
import type { Design } from '../design/design.ts';
import { specificationOf } from '../design/specification-of.ts';
import { measureCover } from '../geometry/measure-cover.ts';
import { SQUARE_5_BY_5 } from '../platforms/kdp/kdp.ts';
import { runPreflight } from '../preflight/run-preflight.ts';
import { fixedWidthEngine } from '../text/testing/fixed-width-engine.ts';
import { compileScene } from './compile-scene.ts';

const engine = fixedWidthEngine();

function changed(design: Design, ...commands: Command[]): Design {
  return commands.reduce((current, command) => {
    const result = applyCommand(current, command);
    if (!result.ok) throw new Error(result.fault.message);
    return result.value;
  }, design);
}

const layerOf = (design: Design, id: string) => compileScene(design, engine).layers.find((layer) => layer.id === id);
const short = (design: Design, id: string, text: string) =>
  changed(design, { name: 'edit-text-box', id, changes: { text: { text, fontSize: 100 } } });

describe('a compiled cover', () => {
  test('[B5] is as large as the file', () => {
    const design = createDesign({ format: 'hardback', extent: 200 });
    const scene = compileScene(design, engine);
    const { file } = measureCover(specificationOf(design));
    expect([scene.width, scene.height]).toEqual([file.width, file.height]);
  });

  test('[E4] stacks text, shapes and pictures by z', () => {
    const design = changed(
      createDesign(),
      { name: 'add-shape', shape: { uniqueObjectId: 'over', type: 'star', x: 0, y: 0, width: 100, height: 100, z: 99 } },
      { name: 'add-shape', shape: { uniqueObjectId: 'under', type: 'ellipse', x: 0, y: 0, width: 100, height: 100, z: 1 } },
    );
    const ids = compileScene(design, engine).layers.map(({ id }) => id);
    expect(ids.indexOf('under')).toBeLessThan(ids.indexOf('Title'));
    expect(ids.indexOf('over')).toBeGreaterThan(ids.indexOf('Title'));
  });

  test('[E6] has no words on a spine below its page threshold', () => {
    expect(layerOf(createDesign({ extent: 79 }), 'SpineTitle')).toBeUndefined();
    expect(layerOf(createDesign({ extent: 80 }), 'SpineTitle')).toBeDefined();
  });

  test('[E6] keeps spine words inside the spine’s safe width, however large they were asked', () => {
    for (const extent of [80, 120, 300, 800]) {
      const design = createDesign({ extent });
      const { safe } = measureCover(specificationOf(design));
      const ink = layerOf(design, 'SpineTitle')?.inkBounds;
      expect(ink?.x).toBeGreaterThanOrEqual((safe.spine?.x ?? 0) - 0.5);
      expect((ink?.x ?? 0) + (ink?.width ?? 0)).toBeLessThanOrEqual((safe.spine?.x ?? 0) + (safe.spine?.width ?? 0) + 0.5);
    }
  });

  test('[E6] repeats the front’s words on the spine while it is told to', () => {
    const design = short(createDesign(), 'Title', 'SALT');
    const glyphs = (id: string) => JSON.stringify(layerOf(design, id)?.nodes).match(/"id":\d+/g);
    expect(glyphs('SpineTitle')).toEqual(glyphs('Title'));
  });

  test('[E8] leaves the barcode clear on top of everything', () => {
    expect(compileScene(createDesign(), engine).layers.at(-1)?.id).toBe('barcode');
    expect(layerOf(changed(createDesign(), { name: 'edit-blurb', showBarcode: false }), 'barcode')).toBeUndefined();
  });

  test('[D1] shows an eBook and an audiobook a front and nothing else', () => {
    const kinds = compileScene(createDesign({ format: 'audiobook' }), engine).layers.map(({ id }) => id);
    expect(kinds).toEqual(['paper', 'panel:front', 'Author', 'Title']);
  });
});

describe('preflight', () => {
  const messages = (design: Design) =>
    runPreflight(design, compileScene(design, engine)).map(({ check, severity, element }) => `${severity} ${check} ${element}`);
  const clean = short(short(createDesign(), 'Title', 'Salt'), 'Author', 'A. Name');

  test('[B6] finds nothing on a cover that keeps the rules', () => {
    expect(messages(clean)).toEqual([]);
  });

  test('[B6] measures words by their ink: a box over the edge with its words inside is fine, the other way is not', () => {
    const wideBox = changed(clean, { name: 'edit-text-box', id: 'Title', changes: { panel: { marginLeft: -300, marginRight: -300 } } });
    expect(messages(wideBox)).toEqual([]);
    const atEdge = changed(clean, { name: 'edit-text-box', id: 'Title', changes: { panel: { top: -20, height: 0 } } });
    expect(messages(atEdge)).toEqual(['error text-safe-area Title']);
  });

  test('[B6] warns of words between the error and the safe line', () => {
    const near = changed(clean, { name: 'edit-text-box', id: 'Author', changes: { panel: { top: 45, height: 100 } } });
    expect(messages(near)).toEqual(['warning text-safe-area Author']);
  });

  test('[B6] tells that the spine stays empty below its page threshold', () => {
    expect(messages(changed(clean, { name: 'change-specification', extent: 79 }))).toEqual(['warning spine-text-pages panel:spine']);
  });

  test('[B6] finds type below 7 pt', () => {
    const small = changed(clean, { name: 'edit-text-box', id: 'Author', changes: { text: { fontSize: 28 } } });
    expect(messages(small)).toEqual(['warning small-type Author']);
  });

  test('[B6] names a picture that is stretched too far, and how far', () => {
    const image = { type: 'UPLOAD', assetId: 'small', width: 800, height: 600, urls: { full: 'small.jpg' } };
    const stretched = changed(clean, { name: 'choose-cover-image', image });
    const finding = runPreflight(stretched, compileScene(stretched, engine))[0];
    expect(finding).toMatchObject({ check: 'effective-dpi', severity: 'error', element: 'coverImage' });
    expect(finding?.message).toContain('at 61 dpi');
  });

  test('[B6] keeps pictures and words out of the barcode’s place', () => {
    const { barcode, boards } = measureCover(specificationOf(clean));
    const image = { type: 'UPLOAD', assetId: 'seal', width: 4000, height: 4000, urls: { full: 'seal.png' } };
    const covered = changed(clean, {
      name: 'add-object-image',
      object: {
        uniqueObjectId: 'seal',
        board: 'back',
        x: (barcode?.x ?? 0) - (boards.back?.x ?? 0),
        y: (barcode?.y ?? 0) - (boards.back?.y ?? 0),
        width: 300,
        height: 300,
        image,
      },
    });
    expect(messages(covered)).toEqual(['error barcode-zone seal']);
  });

  test('[B6] says of 5 × 5 that it is not a KDP size', () => {
    const square = createDesign({ trim: SQUARE_5_BY_5 });
    expect(messages(square)).toContain('error cover-size null');
  });
});
