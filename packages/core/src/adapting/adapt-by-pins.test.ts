import { describe, expect, test } from 'vitest';
import { createDesign } from '../design/create-design.ts';
import type { Design } from '../design/design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { placeObject } from '../elements/objects/place-object.ts';
import { centreOf } from '../geometry/shapes.ts';
import { elementBox } from '../interaction/element-box.ts';
import { deriveFormat } from '../commands/derive-format.ts';
import { afterCommands } from '../commands/testing/after-commands.ts';

const thin = createDesign({ extent: 200 });

/** A shape that was laid on the front, as all are, and then put elsewhere by hand. */
function put(design: Design, middle: { readonly x: number; readonly y: number }, size = { width: 120, height: 120 }): Design {
  const shape = { uniqueObjectId: 'star', type: 'star', x: 0, y: 0, ...size, lockAspectRatio: size.width === size.height } as const;
  const added = afterCommands(design, { name: 'add-shape', shape });
  const box = elementBox(added, 'star');
  if (!box) throw new Error('The star is not there');
  const rect = { x: middle.x - size.width / 2, y: middle.y - size.height / 2, ...size };
  return afterCommands(added, box.commandFor({ rect, rotation: 0, scaled: 1 }));
}
const boardsOf = (design: Design) => geometryOf(design).boards;
function placed(design: Design) {
  const [shape] = design.coverShapes;
  if (!shape) throw new Error('The star is gone');
  return placeObject(shape, geometryOf(design));
}
const thicker = (design: Design) => afterCommands(design, { name: 'change-specification', extent: 600 });
const middleOf = (board: 'front' | 'spine' | 'back') => centreOf(boardsOf(thin)[board] ?? boardsOf(thin).front);

describe('another page count', () => {
  test.each(['front', 'spine', 'back'] as const)('[E9] leaves what was put on the %s in its place there', (board) => {
    const size = board === 'spine' ? { width: 60, height: 60 } : { width: 120, height: 120 };
    const next = thicker(put(thin, middleOf(board), size));
    const { x, y } = centreOf(boardsOf(next)[board] ?? boardsOf(next).front);
    expect(centreOf(placed(next)).x).toBeCloseTo(x, 6);
    expect(centreOf(placed(next)).y).toBeCloseTo(y, 6);
    expect(placed(next)).toMatchObject({ width: size.width, height: size.height });
  });

  test('[E9] leaves a band across the whole cover across the whole cover', () => {
    const { file } = geometryOf(thin);
    const next = thicker(put(thin, centreOf(file), { width: file.width, height: 200 }));
    expect(placed(next).x).toBeCloseTo(0, 6);
    expect(placed(next).width).toBeCloseTo(geometryOf(next).file.width, 6);
  });

  test('[E9] comes back to where it was with the page count', () => {
    for (const board of ['front', 'spine', 'back'] as const) {
      const design = put(thin, middleOf(board), { width: 50, height: 50 });
      const back = afterCommands(thicker(design), { name: 'change-specification', extent: 200 });
      expect(placed(back).x).toBeCloseTo(placed(design).x, 6);
    }
  });
});

test('[E9] words that were put on the back stay there too, and those on the front where they were', () => {
  const { front } = boardsOf(thin);
  const quote = afterCommands(thin, { name: 'add-text-box', id: 'quote', sizeRatio: 4, top: 900 });
  const box = elementBox(quote, 'quote');
  if (!box) throw new Error('The quote is not there');
  const { x } = middleOf('back');
  const moved = afterCommands(quote, box.commandFor({ ...box, rect: { ...box.rect, width: 400, x: x - 200 }, scaled: 1 }));
  const next = thicker(moved);
  const rect = elementBox(next, 'quote')?.rect ?? front;
  expect(centreOf(rect).x).toBeCloseTo(centreOf(boardsOf(next).back ?? front).x, 6);
  expect(rect.width).toBeCloseTo(400, 6);
  expect(next.frontBoard.textBoxes.slice(0, 2)).toEqual(moved.frontBoard.textBoxes.slice(0, 2));
});

test('[E1] what was put on the back of a book is not on the front of its eBook, and is on the back again afterwards', () => {
  const design = put(thin, middleOf('back'));
  const ebook = deriveFormat(design, 'ebook', null);
  if (!ebook.ok) throw new Error(ebook.fault.message);
  expect(ebook.value.coverShapes[0]?.board).toBe('back');
  const again = deriveFormat(ebook.value, 'paperback', null);
  if (!again.ok) throw new Error(again.fault.message);
  expect(centreOf(placed(again.value)).x).toBeCloseTo(middleOf('back').x, 4);
});
