import { describe, expect, test } from 'vitest';
import { type Command, applyCommand } from '../commands/apply-command.ts';
import { createDesign } from '../design/create-design.ts';
import type { Design } from '../design/design.ts';
import { specificationOf } from '../design/specification-of.ts';
import { measureCover } from '../geometry/measure-cover.ts';
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
