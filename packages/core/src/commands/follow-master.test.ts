import { describe, expect, test } from 'vitest';
import { createDesign } from '../design/create-design.ts';
import type { Design } from '../design/design.ts';
import { parseDesign } from '../design/parse-design.ts';
import { deriveFormat } from './derive-format.ts';
import { followMaster } from './follow-master.ts';
import { afterCommands } from './testing/after-commands.ts';

function done<Value>(
  result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly fault: { readonly message: string } },
): Value {
  if (!result.ok) throw new Error(result.fault.message);
  return result.value;
}

const master = afterCommands(
  createDesign({ extent: 200 }),
  { name: 'add-shape', shape: { uniqueObjectId: 'star', type: 'star', x: 100, y: 100, width: 200, height: 200 } },
  { name: 'edit-blurb', isbn: '978-0-306-40615-7' },
);
const hardback = done(deriveFormat(master, 'hardback', null));
const says = (design: Design, id: string) => design.frontBoard.textBoxes.find(({ designMode }) => designMode.uniqueId === id)?.text;
const words = (id: string, text: string) => ({ name: 'edit-text-box', id, changes: { text: { text } } }) as const;

describe('a format that follows its master', () => {
  test('[B4] takes over what it was not given otherwise, and is a whole document', () => {
    const changed = afterCommands(
      master,
      words('Title', 'Salt'),
      { name: 'remove-object', id: 'star' },
      { name: 'change-specification', extent: 240 },
    );
    const next = done(followMaster(changed, hardback, null));
    expect(says(next, 'Title')?.text).toBe('Salt');
    expect(next.coverShapes).toEqual([]);
    expect(next).toMatchObject({ format: 'hardback', extent: 240 });
    expect(parseDesign(JSON.parse(JSON.stringify(next)))).toEqual({ ok: true, value: next });
    expect(done(followMaster(changed, next, null))).toEqual(next);
  });

  test('[B4] keeps what was touched, also when the master changes twice, and takes over the rest', () => {
    const own = afterCommands(hardback, words('Title', 'Salt, hardbound'), { name: 'edit-blurb', isbn: '978-3-16-148410-0' });
    const first = done(followMaster(afterCommands(master, words('Title', 'Pepper'), words('Author', 'Ada')), own, null));
    const second = done(followMaster(afterCommands(master, words('Title', 'Sugar'), words('Author', 'Bea')), first, null));
    expect(says(second, 'Title')?.text).toBe('Salt, hardbound');
    expect(says(second, 'Author')?.text).toBe('Bea');
    expect(second.back.barcode.isbn).toBe('9783161484100');
  });

  test('[B4] [B18] keeps of a text what was changed of it, and follows in the rest', () => {
    const moved = { name: 'edit-text-box', id: 'Title', changes: { panel: { top: 400 } } } as const;
    const own = afterCommands(hardback, moved);
    const top = own.frontBoard.textBoxes.find(({ designMode }) => designMode.uniqueId === 'Title')?.panel.top;
    const first = done(followMaster(afterCommands(master, words('Title', 'Salt')), own, null));
    const second = done(
      followMaster(
        afterCommands(master, words('Title', 'Pepper'), {
          name: 'edit-text-box',
          id: 'Title',
          changes: { panel: { top: 10 }, text: { bold: true } },
        }),
        first,
        null,
      ),
    );
    for (const [design, said] of [
      [first, 'Salt'],
      [second, 'Pepper'],
    ] as const) {
      expect(says(design, 'Title')?.text).toBe(said);
      expect(design.frontBoard.textBoxes.find(({ designMode }) => designMode.uniqueId === 'Title')?.panel.top).toBe(top);
    }
    expect(says(second, 'Title')?.bold).toBe(true);
    // Words that are written for this format stay, wherever the master places its own.
    const reworded = done(
      followMaster(afterCommands(master, words('Title', 'Sugar')), afterCommands(second, words('Title', 'Salt, bound')), null),
    );
    expect(says(reworded, 'Title')?.text).toBe('Salt, bound');
    const parsed = parseDesign(JSON.parse(JSON.stringify(reworded)));
    expect(parsed).toEqual({ ok: true, value: reworded });
  });

  test('[B4] [B18] follows in the color of a shape that was moved here', () => {
    const colour = { r: 9, g: 90, b: 190, a: 1 };
    const own = afterCommands(hardback, { name: 'replace-object', object: { ...hardback.coverShapes[0]!, x: 700 } });
    const painted = afterCommands(master, {
      name: 'replace-object',
      object: { ...master.coverShapes[0]!, x: 5, box: { fill: { kind: 'solid', colour }, cornerRadius: 0 } },
    });
    expect(done(followMaster(painted, own, null)).coverShapes[0]).toMatchObject({ x: 700, box: { fill: { colour } } });
  });

  test('[B4] what it removed stays away, what it added stays, what is new comes', () => {
    const own = afterCommands(
      hardback,
      { name: 'remove-object', id: 'star' },
      { name: 'add-shape', shape: { uniqueObjectId: 'ring', type: 'ring', x: 9, y: 9, width: 90, height: 90 } },
    );
    const changed = afterCommands(master, {
      name: 'add-shape',
      shape: { uniqueObjectId: 'heart', type: 'heart', x: 9, y: 9, width: 90, height: 90 },
    });
    expect(done(followMaster(changed, own, null)).coverShapes.map(({ uniqueObjectId }) => uniqueObjectId)).toEqual(['heart', 'ring']);
  });

  test('[B4] has a book of its own once it was given one', () => {
    const own = afterCommands(hardback, { name: 'change-specification', extent: 300 });
    const next = done(followMaster(afterCommands(master, { name: 'change-specification', extent: 240 }), own, null));
    expect(next.extent).toBe(300);
  });

  test('[B4] an eBook follows its front, and a design that follows nobody stays', () => {
    const ebook = done(deriveFormat(master, 'ebook', null));
    expect(says(done(followMaster(afterCommands(master, words('Title', 'Salt')), ebook, null)), 'Title')?.text).toBe('Salt');
    expect(done(followMaster(hardback, master, null))).toBe(master);
  });

  test('[B4] full of its own words, it takes over no more than a cover holds', () => {
    const box = (id: string) => ({ name: 'add-text-box', id, sizeRatio: 4, top: 900 }) as const;
    const own = afterCommands(hardback, ...['a', 'b', 'c', 'd', 'e', 'f'].map(box));
    const next = done(followMaster(afterCommands(master, box('late')), own, null));
    expect(next.frontBoard.textBoxes.map(({ designMode }) => designMode.uniqueId)).toEqual([
      'Author',
      'Title',
      'a',
      'b',
      'c',
      'd',
      'e',
      'f',
    ]);
    expect(parseDesign(JSON.parse(JSON.stringify(next))).ok).toBe(true);
  });

  test('[B4] keeps the fonts, filters and pictures that were brought for it alone', () => {
    const font = { family: 'Mine', assetId: 'font', licenceNote: 'Bought' };
    const filter = { name: 'Evening on the fen' };
    const image = { type: 'library', assetId: 'sea', width: 2000, height: 3000 };
    const own = afterCommands(
      hardback,
      { name: 'bring-fonts', fonts: [font] },
      { name: 'edit-text-box', id: 'Title', changes: { text: { font: 'Mine' } } },
      { name: 'choose-cover-image', image },
      { name: 'set-image-filter', filter, keepAsCustom: true },
      { name: 'use-colour', colour: { r: 1, g: 2, b: 3, a: 1 } },
    );
    const next = done(followMaster(afterCommands(master, words('Author', 'Ada')), own, null));
    expect(says(next, 'Title')?.font).toBe('Mine');
    expect(next.userFonts).toEqual(own.userFonts);
    expect(next.customFilters).toEqual(own.customFilters);
    expect(next.selectedImages).toEqual(own.selectedImages);
    expect(next.recentColors).toEqual(own.recentColors);
  });
});
