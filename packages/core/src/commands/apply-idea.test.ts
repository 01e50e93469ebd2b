import { expect, test } from 'vitest';
import { fromHex } from '../design/colour.ts';
import { createDesign } from '../design/create-design.ts';
import type { Design } from '../design/design.ts';
import { coverShapeSchema } from '../design/shape.ts';
import { applyCommand } from './apply-command.ts';
import { afterCommands } from './testing/after-commands.ts';

const slab = coverShapeSchema.parse({ uniqueObjectId: 'slab', type: 'rectangle', x: 0, y: 0, width: 100, height: 100 });
const blank = createDesign({ extent: 220 });
const idea: Design = {
  ...blank,
  coverShapes: [slab],
  spine: { ...blank.spine, panel: { ...blank.spine.panel, colour: fromHex('#123456') } },
  back: { ...blank.back, panel: { ...blank.back.panel, colour: fromHex('#123456') }, text: { ...blank.back.text, font: 'Lora' } },
  recentColors: [fromHex('#123456')],
};
const open = afterCommands(
  createDesign({ extent: 310, paper: 'cream' }),
  { name: 'edit-blurb', isbn: '9780306406157' },
  { name: 'add-shape', shape: { ...slab, uniqueObjectId: 'own-front' } },
  { name: 'add-shape', shape: { ...slab, board: 'back' } },
);

test('[B16] an idea’s look replaces the front, and the book, the back’s words, the barcode and what stands on the back stay', () => {
  const applied = applyCommand(open, { name: 'apply-idea', idea });
  if (!applied.ok) throw new Error(applied.fault.message);
  const design = applied.value;
  expect(design.frontBoard).toEqual(idea.frontBoard);
  expect(design.back).toEqual({
    ...open.back,
    panel: { ...open.back.panel, colour: fromHex('#123456') },
    text: { ...open.back.text, font: 'Lora' },
  });
  expect(design.back.barcode.isbn).toBe('9780306406157');
  expect([design.extent, design.paperType.type]).toEqual([310, 'cream']);
  expect(design.spine.textBoxes.map(({ text }) => text.text)).toEqual(open.spine.textBoxes.map(({ text }) => text.text));
  expect(design.coverShapes.map(({ board, uniqueObjectId }) => [board, uniqueObjectId])).toEqual([
    ['back', 'slab'],
    ['front', 'slab-front'],
  ]);
});

test('[B16] an idea for another trim, format or direction is refused, and nothing changes', () => {
  for (const other of [createDesign({ format: 'ebook' }), createDesign({ readingDirection: 'rtl' })]) {
    const refused = applyCommand(open, { name: 'apply-idea', idea: other });
    expect(refused).toMatchObject({ ok: false, fault: { message: expect.stringContaining('another format or trim size') } });
  }
});
