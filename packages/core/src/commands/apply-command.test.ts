import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDesign } from '../design/create-design.ts';
import type { Design } from '../design/design.ts';
import type { DesignImage } from '../design/design-image.ts';
import { parseDesign } from '../design/parse-design.ts';
import { specificationOf } from '../design/specification-of.ts';
import { placeCoverImage } from '../elements/cover-image/place-cover-image.ts';
import { measureCover } from '../geometry/measure-cover.ts';
import { trim } from '../platforms/trim.ts';
import { type Command, applyCommand } from './apply-command.ts';
import { amend, record, redo, startHistory, undo } from './history.ts';

const picture: DesignImage = {
  type: 'library',
  assetId: 'library/sea',
  width: 3840,
  height: 2560,
  photographerName: null,
  profileLink: null,
  licence: 'CC0-1.0',
};

function after(design: Design, ...commands: Command[]): Design {
  return commands.reduce((current, command) => {
    const result = applyCommand(current, command);
    if (!result.ok) throw new Error(result.fault.message);
    return result.value;
  }, design);
}

function refusal(design: Design, command: Command): string {
  const result = applyCommand(design, command);
  if (result.ok) throw new Error('expected a refusal');
  return result.fault.message;
}

const title = (design: Design) => design.frontBoard.textBoxes.find((box) => box.panelName === 'Title');

describe('the spine', () => {
  test('[E6] stops following the front once its own words are edited, and starts from what was shown', () => {
    const renamed = after(createDesign(), {
      name: 'edit-text-box',
      id: 'Title',
      changes: { text: { text: 'Salt\nand Iron', font: 'Oswald' } },
    });
    const edited = after(renamed, { name: 'edit-text-box', id: 'SpineTitle', changes: { text: { letterSpacing: 40 } } });
    expect(edited.spine.replicateFrontTextOnSpine).toBe(false);
    expect(edited.spine.textBoxes[1].text).toMatchObject({ text: 'Salt and Iron', font: 'Oswald', letterSpacing: 40 });
  });

  test('[E6] goes on following the front while only its size or place changes', () => {
    const edited = after(createDesign(), {
      name: 'edit-text-box',
      id: 'SpineTitle',
      changes: { text: { fontSize: 90 }, panel: { top: 300, height: 900 } },
    });
    expect(edited.spine.replicateFrontTextOnSpine).toBe(true);
  });
});

describe('the cover picture', () => {
  test.each([
    ['full', 0, 0, 0],
    ['front', 0, 1, 1],
    ['none', 1, 1, 1],
  ] as const)('[D6] %s makes front, spine and back opaque or clear by the spec’s rule', (format, front, spine, back) => {
    const design = after(createDesign(), { name: 'set-cover-image-format', format });
    expect([design.frontBoard.panel.colour.a, design.spine.panel.colour.a, design.back.panel.colour.a]).toEqual([front, spine, back]);
  });

  test('[E2] always covers its area, wherever it is dragged and however it is sized', () => {
    const design = after(createDesign(), { name: 'choose-cover-image', image: picture });
    fc.assert(
      fc.property(
        fc.record({ x: fc.integer({ min: -9000, max: 9000 }), y: fc.integer({ min: -9000, max: 9000 }) }),
        fc.record({ width: fc.integer({ min: 500, max: 20000 }), height: fc.integer({ min: 500, max: 20000 }) }),
        (backgroundPosition, backgroundSize) => {
          const moved = after(design, { name: 'place-cover-image', backgroundPosition, backgroundSize });
          const placed = placeCoverImage(moved.coverImage, measureCover(specificationOf(moved)));
          if (!placed) throw new Error('no picture');
          const { area, destination } = placed;
          expect(destination.x).toBeLessThanOrEqual(area.x + 1e-6);
          expect(destination.y).toBeLessThanOrEqual(area.y + 1e-6);
          expect(destination.x + destination.width).toBeGreaterThanOrEqual(area.x + area.width - 1e-6);
          expect(destination.y + destination.height).toBeGreaterThanOrEqual(area.y + area.height - 1e-6);
        },
      ),
    );
  });

  test('[E2] is laid anew when it is cropped, in the proportions of the crop', () => {
    const placed = { x: -400, y: -300, width: 5400, height: 3600 };
    const design = after(createDesign(), { name: 'choose-cover-image', image: picture, placement: placed });
    const cropped = after(design, { name: 'place-cover-image', cropperState: { left: 1000, top: 0, width: 1000, height: 2560 } });
    const laid = placeCoverImage(cropped.coverImage, measureCover(specificationOf(cropped)));
    expect(laid?.source).toEqual({ x: 1000, y: 0, width: 1000, height: 2560 });
    expect((laid?.destination.width ?? 0) / (laid?.destination.height ?? 1)).toBeCloseTo(1000 / 2560, 6);
  });

  test('[E2] is kept once among the pictures looked at', () => {
    const design = after(createDesign(), { name: 'choose-cover-image', image: picture }, { name: 'choose-cover-image', image: picture });
    expect(design.selectedImages).toEqual([picture]);
  });

  test('[D8] custom filters are kept newest first', () => {
    const filter = (name: string) => ({ name, feColorMatrix: null });
    const design = after(
      createDesign(),
      { name: 'set-image-filter', filter: filter('old'), keepAsCustom: true },
      { name: 'set-image-filter', filter: filter('new'), keepAsCustom: true },
    );
    expect(design.customFilters.map(({ name }) => name)).toEqual(['new', 'old']);
    expect(design.coverImage.currentFilter).toBe('new');
  });

  test('[D8] a custom filter is renamed where it is kept and where it is worn, never to a name that is taken, and can be put away', () => {
    const kept = after(
      createDesign(),
      { name: 'set-image-filter', filter: { name: 'Sea' }, keepAsCustom: true },
      { name: 'set-image-filter', filter: { name: 'Sand' }, keepAsCustom: true },
    );
    const renamed = after(kept, { name: 'rename-custom-filter', filter: 'Sand', to: 'Dune' });
    expect(renamed.customFilters.map(({ name }) => name)).toEqual(['Dune', 'Sea']);
    expect(renamed.coverImage).toMatchObject({ currentFilter: 'Dune', imageFilter: { name: 'Dune' } });
    for (const to of ['Sea', 'Noir']) {
      expect(applyCommand(renamed, { name: 'rename-custom-filter', filter: 'Dune', to })).toEqual({
        ok: false,
        fault: { message: `another filter is called “${to}” already; choose another name` },
      });
    }
    expect(applyCommand(kept, { name: 'set-image-filter', filter: { name: 'Noir' }, keepAsCustom: true }).ok).toBe(false);
    const away = after(renamed, { name: 'remove-custom-filter', filter: 'Dune' });
    expect(away.customFilters.map(({ name }) => name)).toEqual(['Sea']);
    expect(away.coverImage.imageFilter?.name).toBe('Dune');
  });
});

describe('recent colours', () => {
  const grey = (level: number) => ({ r: level, g: level, b: level, a: 1 });

  test('[D8] hold 18, newest first, the oldest dropped', () => {
    const design = after(
      createDesign(),
      ...Array.from({ length: 20 }, (_, level): Command => ({ name: 'use-colour', colour: grey(level) })),
    );
    expect(design.recentColors).toEqual(Array.from({ length: 18 }, (_, index) => grey(19 - index)));
  });

  test('[D8] move a matching colour to the front', () => {
    const design = after(createDesign(), ...[1, 2, 3, 1].map((level): Command => ({ name: 'use-colour', colour: grey(level) })));
    expect(design.recentColors).toEqual([grey(1), grey(3), grey(2)]);
  });
});

describe('a change of the book itself', () => {
  test('[B3] [E9] of pages alone moves nothing on the boards, and keeps the picture under the front', () => {
    const design = after(createDesign({ extent: 100 }), {
      name: 'choose-cover-image',
      image: picture,
      placement: { x: -400, y: -300, width: 5400, height: 3600 },
    });
    const thicker = after(design, { name: 'change-specification', extent: 400 });
    expect(thicker.frontBoard).toEqual(design.frontBoard);
    const onFront = (book: Design) => {
      const geometry = measureCover(specificationOf(book));
      return (placeCoverImage(book.coverImage, geometry)?.destination.x ?? 0) - geometry.boards.front.x;
    };
    expect(onFront(thicker)).toBeCloseTo(onFront(design), 6);
  });

  test('[B3] [B18] of trim carries text, shapes and size evenly, by what the safe area allows', () => {
    const design = after(createDesign(), { name: 'change-specification', trim: trim(5, 8) });
    const [before, now] = [title(createDesign()), title(design)];
    const safeWidth = (design: Design) => measureCover(specificationOf(design)).safe.front.width;
    const scale = safeWidth(design) / safeWidth(createDesign());
    expect(now?.panel.height).toBeCloseTo((before?.panel.height ?? 0) * scale, 6);
    expect(now?.text.fontSize).toBeCloseTo((before?.text.fontSize ?? 0) * scale, 6);
  });

  test('[B3] [D5] to a hardback and back again returns every place to where it was, with type that still fits', () => {
    const there = after(createDesign(), { name: 'change-specification', format: 'hardback' });
    expect(there.designType).toBe('full');
    const back = after(there, { name: 'change-specification', format: 'paperback' });
    expect(title(back)?.panel.height).toBeCloseTo(title(createDesign())?.panel.height ?? 0, 6);
    const size = title(back)?.text.fontSize ?? 0;
    expect(size).toBeLessThanOrEqual(367);
    expect(size).toBeGreaterThan(360);
  });

  test('[B1] to an illegal page count is refused with the limit and changes nothing', () => {
    const cream = createDesign({ paper: 'cream' });
    expect(refusal(cream, { name: 'change-specification', extent: 777 })).toBe(
      'enter a page count from 24 to 776 for cream paper at 6 × 9 in',
    );
  });

  test('[B19] of a book that breaks a limit by now is refused only where it breaks another one', () => {
    const outgrown = { ...createDesign({ paper: 'cream' }), extent: 800 };
    expect(after(outgrown, { name: 'change-specification', readingDirection: 'rtl' }).readingDirection).toBe('rtl');
    expect(after(outgrown, { name: 'change-specification', paper: 'white' }).paperType.type).toBe('white');
    expect(refusal(outgrown, { name: 'change-specification', trim: trim(3, 9) })).toContain('enter a trim size from 4 to 8.5 in wide');
  });

  test('[B3] of any kind leaves a document that the parser accepts', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('paperback', 'hardback', 'audiobook', 'ebook'),
        fc.integer({ min: 76, max: 550 }),
        fc.constantFrom(trim(6, 9), trim(5.5, 8.5), trim(7, 10)),
        (format, extent, size) => {
          const design = after(createDesign(), { name: 'change-specification', format, extent, trim: size });
          expect(parseDesign(JSON.parse(JSON.stringify(design)))).toEqual({ ok: true, value: design });
        },
      ),
    );
  });
});

describe('history', () => {
  test('[B3] undoes a re-wrap in one step and does it again', () => {
    const design = createDesign();
    const wider = after(design, { name: 'change-specification', trim: trim(8, 10), extent: 500 });
    const history = record(startHistory(design), wider, 'Change the book');
    expect(undo(history).present).toBe(design);
    expect(redo(undo(history)).present).toBe(wider);
  });

  test('[E4] takes one gesture as one step', () => {
    const design = createDesign();
    const moves = [10, 20, 30].map((top) => after(design, { name: 'edit-text-box', id: 'Title', changes: { panel: { top } } }));
    const history = moves.reduce((current, next) => record(current, next, 'Move Title', 'drag 1'), startHistory(design));
    expect(undo(history).present).toBe(design);
    expect(history.past).toHaveLength(1);
    const again = record(history, design, 'Move Title', 'drag 2');
    expect(undo(again).present).toBe(moves.at(-1));
  });

  test('[E16] keeps no step for what the program notes, such as the first save', () => {
    const design = createDesign();
    const edited = after(design, { name: 'use-colour', colour: { r: 1, g: 1, b: 1, a: 1 } });
    const saved = after(edited, { name: 'describe-work', newDesign: false });
    const history = amend(record(startHistory(design), edited, 'Colour'), saved);
    expect(history.present.metadata.newDesign).toBe(false);
    expect(undo(history).present).toBe(design);
  });

  test('[E4] forgets what was undone once something else is done', () => {
    const design = createDesign();
    const first = after(design, { name: 'use-colour', colour: { r: 1, g: 1, b: 1, a: 1 } });
    const second = after(design, { name: 'use-colour', colour: { r: 2, g: 2, b: 2, a: 1 } });
    const history = record(undo(record(startHistory(design), first, 'first')), second, 'second');
    expect(history.future).toEqual([]);
    expect(redo(history)).toBe(history);
  });
});

test('a command that nothing knows is refused', () => {
  expect(applyCommand(createDesign(), { name: 'burn' } as unknown as Command)).toMatchObject({ ok: false });
});
