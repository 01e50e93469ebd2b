import { describe, expect, test } from 'vitest';
import { createDesign } from '../design/create-design.ts';
import type { Design } from '../design/design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { placeObject } from '../elements/objects/place-object.ts';
import { centreOf } from '../geometry/shapes.ts';
import { elementBox } from '../interaction/element-box.ts';
import { type Command, applyCommand } from '../commands/apply-command.ts';
import { compileScene } from '../scene/compile-scene.ts';
import { fixedWidthEngine } from '../text/testing/fixed-width-engine.ts';
import { deriveFormat } from '../commands/derive-format.ts';
import { boardRect } from '../geometry/boards.ts';
import { trim } from '../platforms/trim.ts';
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

describe('a text that was put on another board', () => {
  const note = (design: Design, rect: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }) => {
    const added = afterCommands(design, { name: 'add-text-box', id: 'note', sizeRatio: 4, top: 900 });
    const box = elementBox(added, 'note');
    if (!box) throw new Error('The note is not there');
    return afterCommands(added, box.commandFor({ rect, rotation: 0, scaled: 1 }));
  };
  const textOf = (design: Design) => design.frontBoard.textBoxes.find(({ designMode }) => designMode.uniqueId === 'note');

  test('[B20] names it, counts from it, and goes back to the front with the hand', () => {
    const back = geometryOf(thin).boards.back;
    const front = geometryOf(thin).boards.front;
    if (!back) throw new Error('There is no back');
    const design = note(thin, { x: back.x + 300, y: back.y + 400, width: 600, height: 200 });
    expect(textOf(design)).toMatchObject({ board: 'back', panel: { top: 400, marginLeft: 300, height: 200 } });
    const box = elementBox(design, 'note');
    const home = box && afterCommands(design, box.commandFor({ ...box, rect: { ...box.rect, x: front.x + 100 }, scaled: 1 }));
    expect(home && textOf(home)).not.toHaveProperty('board');
    expect(home && textOf(home)?.panel.marginLeft).toBeCloseTo(100, 6);
  });

  test('[B20] is on no other board of a format that lacks it, and there again afterwards', () => {
    const back = geometryOf(thin).boards.back ?? front(thin);
    const design = note(thin, { x: back.x + 300, y: back.y + 400, width: 600, height: 200 });
    const ebook = deriveFormat(design, 'ebook', null);
    if (!ebook.ok) throw new Error(ebook.fault.message);
    expect(elementBox(ebook.value, 'note')).toBeNull();
    const again = deriveFormat(ebook.value, 'paperback', null);
    if (!again.ok) throw new Error(again.fault.message);
    expect(elementBox(again.value, 'note')?.rect.x).toBeCloseTo(back.x + 300, 4);
  });

  test('[B20] on a flap keeps to the flap in a higher jacket', () => {
    const jacket = createDesign({ publisher: 'ingramspark-jacket', format: 'hardback', extent: 300, typedSpine: 1 });
    const flap = boardRect(geometryOf(jacket), 'backFlap');
    if (!flap) throw new Error('There is no flap');
    const design = note(jacket, { x: flap.x + 100, y: flap.y + flap.height - 700, width: flap.width - 200, height: 500 });
    expect(textOf(design)?.board).toBe('backFlap');
    const next = afterCommands(design, { name: 'change-specification', trim: trim(6.14, 9.21) });
    const [now, rect] = [boardRect(geometryOf(next), 'backFlap'), elementBox(next, 'note')?.rect];
    if (!now || !rect) throw new Error('The note is gone');
    expect(now.height).toBeGreaterThan(flap.height);
    expect(now.y + now.height - rect.y - rect.height).toBeCloseTo(200, -1);
    expect(rect.x).toBeGreaterThan(now.x);
    expect(rect.x + rect.width).toBeLessThan(now.x + now.width);
  });

  test('[B20] is none of the eight texts of the front', () => {
    const back = geometryOf(thin).boards.back ?? front(thin);
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ name: 'add-text-box', id, sizeRatio: 4, top: 100 }) as const);
    const full = afterCommands(note(thin, { x: back.x + 300, y: back.y + 400, width: 600, height: 200 }), ...six);
    expect(full.frontBoard.textBoxes).toHaveLength(9);
    expect(applyCommand(full, { name: 'add-text-box', id: 'g', sizeRatio: 4, top: 100 }).ok).toBe(false);
  });
});

function front(design: Design) {
  return geometryOf(design).boards.front;
}

describe('words that run over an edge', () => {
  const engine = fixedWidthEngine();
  const changed = (design: Design, command: Command) => {
    const result = applyCommand(design, command, engine);
    if (!result.ok) throw new Error(result.fault.message);
    return result.value;
  };
  const said = (design: Design, panel: object) =>
    afterCommands(
      design,
      { name: 'add-text-box', id: 'note', sizeRatio: 4, top: 900 },
      { name: 'edit-text-box', id: 'note', changes: { text: { text: 'A note', fontSize: 60, alignment: 'center' }, panel } },
    );
  const inkOf = (design: Design) => compileScene(design, engine).layers.find(({ id }) => id === 'note')?.inkBounds;

  test('[B18] of an eBook do not run over the fold of a book, onto its back', () => {
    const rtl = createDesign({ format: 'ebook', readingDirection: 'rtl' });
    const { width } = geometryOf(rtl).file;
    // The middle of the words is on the front, and a part of them lies beyond its edge.
    const ebook = said(rtl, { marginLeft: width - 130, marginRight: -130, top: 1200, height: 100 });
    const book = changed(ebook, { name: 'change-specification', format: 'paperback', extent: 300 });
    const { boards } = geometryOf(book);
    const ink = inkOf(book);
    expect(ink && ink.x >= boards.front.x && ink.x + ink.width <= boards.front.x + boards.front.width).toBe(true);
  });

  test('[B18] and lie wholly beside the cover stay beside it', () => {
    const { file } = geometryOf(createDesign({ extent: 300 }));
    const beside = said(createDesign({ extent: 300 }), { top: file.height - 34, height: 60 });
    expect(inkOf(beside)?.y).toBeGreaterThan(file.height);
    for (const trimmed of [trim(5, 8), trim(8.5, 11)]) {
      const next = changed(beside, { name: 'change-specification', trim: trimmed });
      expect(inkOf(next)?.y).toBeGreaterThan(geometryOf(next).file.height);
    }
  });
});

test('[B18] a drawing that runs past its frame keeps its proportions, and its frame stays with the words', () => {
  const portrait = createDesign({ trim: trim(6, 9) });
  const { front } = geometryOf(portrait).boards;
  const box = { x: 0, y: -400, width: front.width + 400, height: front.height + 800 };
  const frame = { x: 0, y: 400 / box.height, width: front.width / box.width, height: front.height / box.height };
  const grey = { r: 90, g: 90, b: 90, a: 1 };
  const colours = { darkest: grey, dark: grey, main: grey, light: grey, paper: grey, accent: grey, second: grey };
  const shape = { uniqueObjectId: 'door', type: 'rectangle', ...box, art: { generator: 'doorway', seed: 1, colours, frame } } as const;
  const wide = afterCommands(afterCommands(portrait, { name: 'add-shape', shape }), { name: 'change-specification', trim: trim(8.25, 6) });
  const [door] = wide.coverShapes;
  const drawn = door?.art?.frame;
  if (!door || !drawn) throw new Error('The drawing is gone');
  const { boards, safe } = geometryOf(wide);
  const [width, height] = [drawn.width * door.width, drawn.height * door.height];
  expect(width / height).toBeCloseTo(front.width / front.height, 6);
  expect(door.x + drawn.x * door.width + width / 2).toBeCloseTo(safe.front.x + safe.front.width / 2 - boards.front.x, 6);
  expect(height).toBeLessThanOrEqual(boards.front.height + 1e-6);
  expect(door.width).toBeGreaterThanOrEqual(boards.front.width);
});

test.each([trim(5, 8), trim(8.5, 11), trim(8.25, 6)])(
  '[B18] a ground of the whole spine hides it and nothing beside it, on a book of $width × $height',
  (size) => {
    const portrait = createDesign({ trim: trim(6, 9), extent: 300 });
    const { spine } = geometryOf(portrait).boards;
    if (!spine) throw new Error('The spine is gone');
    const over = { x: 0, y: -400, width: spine.width, height: spine.height + 800 };
    const shape = { uniqueObjectId: 'shade', type: 'rectangle', board: 'spine', ...over } as const;
    const next = afterCommands(portrait, { name: 'add-shape', shape }, { name: 'change-specification', trim: size });
    const { spine: now } = geometryOf(next).boards;
    const [shade] = next.coverShapes;
    expect(shade).toMatchObject({ x: 0, y: -400 });
    expect(shade?.width).toBeCloseTo(now?.width ?? 0, 6);
    expect(shade?.height).toBeCloseTo((now?.height ?? 0) + 800, 6);
  },
);
