import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FormatId } from '../formats/format.ts';
import { KDP } from '../platforms/kdp/kdp.ts';
import { PAPER_IDS, type PaperId } from '../platforms/platform.ts';
import { describeTrim, trim } from '../platforms/trim.ts';
import { checkSpecification } from './check-specification.ts';
import type { CoverSpecification } from './cover-geometry.ts';
import { measureCover } from './measure-cover.ts';

function book(format: FormatId, width: number, height: number, extent: number, paper: PaperId = 'white'): CoverSpecification {
  return { platform: 'kdp', format, trim: trim(width, height), paper, extent, readingDirection: 'ltr' };
}

describe('sizes of the platform’s own calculator', () => {
  test.each([
    ['paperback', 6, 9, 176, 'white', 12.646, 9.25],
    ['paperback', 6, 9, 244, 'white', 12.799, 9.25],
    ['hardback', 6, 9, 120, 'white', 14.034, 10.417],
    ['hardback', 6, 9, 376, 'cream', 14.704, 10.417],
    ['hardback', 8.25, 11, 100, 'white', 18.489, 12.417],
  ] as const)('[D2] a %s of %d × %d in, %d pages, %s, is %d × %d in', (format, width, height, pages, paper, fullWidth, fullHeight) => {
    const cover = measureCover(book(format, width, height, pages, paper));
    expect(cover.widthInches.toFixed(3)).toBe(fullWidth.toFixed(3));
    expect(cover.heightInches.toFixed(3)).toBe(fullHeight.toFixed(3));
  });

  test('[D2] an odd page count has the spine of the next even one', () => {
    expect(measureCover(book('paperback', 6, 9, 177)).spineInches).toBe(measureCover(book('paperback', 6, 9, 178)).spineInches);
  });
});

describe('the measurements of the spec, in print pixels', () => {
  test('[D1] a paperback has 37.5 of bleed, margin and hinge, 18.6 of spine margin and a barcode of 600 × 360', () => {
    const cover = measureCover(book('paperback', 6, 9, 300));
    expect(cover.bleed).toBeCloseTo(37.5, 6);
    expect(cover.margin).toBeCloseTo(37.5, 6);
    expect(cover.hinge).toBeCloseTo(37.5, 6);
    expect(Math.abs(cover.spineMargin - 18.6)).toBeLessThan(0.2);
    expect(cover.minFrontTextPadding).toBeCloseTo(5.5, 6);
    expect(cover.barcode).toMatchObject({ width: 600, height: 360 });
  });

  test('[D1] the barcode stands 75 from the spine and 75 from the bottom of a paperback’s back', () => {
    const { barcode, boards } = measureCover(book('paperback', 6, 9, 300));
    const back = boards.back as NonNullable<typeof boards.back>;
    expect(back.x + back.width - (barcode?.x ?? 0) - 600).toBeCloseTo(75, 6);
    expect(back.y + back.height - (barcode?.y ?? 0) - 360).toBeCloseTo(75, 6);
  });

  test('[D1] a hardback has 177.2 of wrap, 118.1 of hinge and its barcode 112.5 above the board’s edge', () => {
    const { bleed, hinge, barcode, boards } = measureCover(book('hardback', 6, 9, 300));
    const back = boards.back as NonNullable<typeof boards.back>;
    expect(Math.abs(bleed - 177.3)).toBeLessThan(0.2);
    expect(Math.abs(hinge - 118.2)).toBeLessThan(0.2);
    expect(back.y + back.height - (barcode?.y ?? 0) - 360).toBeCloseTo(112.5, 6);
  });

  test('[D1] an audiobook is a square front of 5.263 in without margin, hinge, back or spine', () => {
    const cover = measureCover(book('audiobook', 6, 9, 300));
    expect(cover).toMatchObject({ widthInches: 5.263, heightInches: 5.263, margin: 0, hinge: 0, barcode: null, folds: [] });
    expect(cover.boards.back).toBeNull();
    expect(cover.boards.spine).toBeNull();
  });

  test('[D1] an eBook is laid out at 1600 × 2560', () => {
    expect(measureCover(book('ebook', 6, 9, 300)).file).toEqual({ x: 0, y: 0, width: 1600, height: 2560 });
  });

  test('[D1] every trim of the spec is offered', () => {
    const paperback =
      '5x8, 5.06x7.81, 5.25x8, 5.5x8.5, 6x9, 6.14x9.21, 6.69x9.61, 7x10, 7.44x9.69, 7.5x9.25, 8x10, 8.25x6, 8.25x8.25, 8.27x11.69, 8.5x8.5, 8.5x11, 5x5';
    const hardback = '5.5x8.5, 6x9, 6.14x9.21, 7x10, 8.25x11';
    for (const [format, list] of [
      ['paperback', paperback],
      ['hardback', hardback],
    ] as const) {
      for (const id of list.split(', ')) {
        const [width, height] = id.split('x').map(Number) as [number, number];
        expect(checkSpecification(book(format, width, height, 100)), id).toMatchObject({ ok: true });
      }
    }
  });
});

describe('what the platform refuses', () => {
  test.each([
    ['enter a page count from 24 to 776 for cream paper at 6 × 9 in', book('paperback', 6, 9, 777, 'cream')],
    ['enter a page count from 24 to 828 for white paper at 6 × 9 in', book('paperback', 6, 9, 23)],
    ['enter a page count from 24 to 784 for groundwood paper at 8.25 × 6 in', book('paperback', 8.25, 6, 785, 'groundwood')],
    ['enter a page count from 72 to 590 for standard color paper at 8.5 × 11 in', book('paperback', 8.5, 11, 591, 'standard-colour')],
    ['enter a page count from 76 to 550 for a hardcover on white paper at 6 × 9 in', book('hardback', 6, 9, 75)],
    [
      'Amazon KDP does not offer standard color paper at 8.27 × 11.69 in; choose another paper or trim',
      book('paperback', 8.27, 11.69, 100, 'standard-colour'),
    ],
    [
      'Amazon KDP does not print a hardcover on groundwood paper; choose white, cream, premium-colour',
      book('hardback', 6, 9, 100, 'groundwood'),
    ],
    ['enter a trim size from 4 to 8.5 in wide and 6 to 11.69 in high for an Amazon KDP paperback', book('paperback', 3, 9, 100)],
  ])('[D1] [B1] %s', (message, specification) => {
    expect(checkSpecification(specification)).toEqual({
      ok: false,
      fault: expect.objectContaining({ message: message.replace('a Amazon', 'an Amazon') }),
    });
  });

  test('[D1] spine text has its safe area from 80 pages of a paperback and 76 of a hardback', () => {
    expect(measureCover(book('paperback', 6, 9, 79)).safe.spine).toBeNull();
    expect(measureCover(book('paperback', 6, 9, 80)).safe.spine).not.toBeNull();
    expect(measureCover(book('hardback', 6, 9, 76)).safe.spine).not.toBeNull();
  });
});

const anyPrintable = fc
  .record({
    format: fc.constantFrom('paperback' as const, 'hardback' as const),
    index: fc.nat(15),
    paper: fc.constantFrom(...PAPER_IDS),
    extent: fc.integer({ min: 24, max: 828 }),
    readingDirection: fc.constantFrom('ltr' as const, 'rtl' as const),
  })
  .map(({ index, ...rest }) => {
    const { trims } = KDP.bindings[rest.format];
    return { platform: 'kdp' as const, ...rest, trim: trims[index % trims.length] as (typeof trims)[number] };
  })
  .filter((specification) => checkSpecification(specification).ok);

describe('every printable cover', () => {
  test('[D2] is tiled by back, spine and front from edge to edge', () => {
    fc.assert(
      fc.property(anyPrintable, (specification) => {
        const { panels, file } = measureCover(specification);
        const tiles = [panels.back, panels.spine, panels.front].flatMap((panel) => (panel ? [panel] : [])).sort((a, b) => a.x - b.x);
        expect(tiles).toHaveLength(3);
        expect(tiles[0]?.x).toBe(0);
        for (const [index, tile] of tiles.entries()) {
          const next = tiles[index + 1];
          expect(tile.x + tile.width).toBeCloseTo(next ? next.x : file.width, 6);
          expect(tile.height).toBe(file.height);
        }
      }),
    );
  });

  test('[D1] keeps its barcode inside the back board, clear of spine and trim', () => {
    fc.assert(
      fc.property(anyPrintable, (specification) => {
        const { barcode, boards } = measureCover(specification);
        const back = boards.back as NonNullable<typeof boards.back>;
        expect(barcode).not.toBeNull();
        if (!barcode) return;
        expect(barcode.x).toBeGreaterThanOrEqual(back.x);
        expect(barcode.x + barcode.width).toBeLessThanOrEqual(back.x + back.width);
        expect(barcode.y + barcode.height).toBeLessThan(back.y + back.height);
      }),
    );
  });

  test('[B14] mirrors front and back when it is read from right to left', () => {
    fc.assert(
      fc.property(anyPrintable, (specification) => {
        const forward = measureCover({ ...specification, readingDirection: 'ltr' });
        const reverse = measureCover({ ...specification, readingDirection: 'rtl' });
        expect(reverse.boards.front.x).toBeCloseTo(forward.boards.back?.x ?? 0, 6);
        expect(reverse.widthInches).toBe(forward.widthInches);
      }),
    );
  });
});

test('[D1] a trim size is written as a printer writes it', () => {
  expect(describeTrim(trim(7.44, 9.69))).toBe('7.44 × 9.69 in');
});
