import { describe, expect, test } from 'vitest';
import { afterCommands } from '../commands/testing/after-commands.ts';
import { switchPrinter } from '../commands/switch-printer.ts';
import { createDesign } from '../design/create-design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { parseDesign } from '../design/parse-design.ts';
import type { FormatId } from '../formats/format.ts';
import { checkSpecification } from '../geometry/check-specification.ts';
import type { CoverSpecification } from '../geometry/cover-geometry.ts';
import { bindingOf, measureCover } from '../geometry/measure-cover.ts';
import { PRINT_DPI, inches } from '../units/units.ts';
import { CASEWRAP_SPINES } from './lulu/casewrap-spines.ts';
import { FIGURES, PLATFORM_IDS, type PaperId, type PlatformId } from './platform.ts';
import { PLATFORMS } from './platforms.ts';
import { trim } from './trim.ts';

function book(
  platform: PlatformId,
  format: FormatId,
  extent: number,
  paper: PaperId = 'white',
  size = trim(6, 9),
  typedSpine: number | null = null,
): CoverSpecification {
  return {
    platform,
    format,
    trim: size,
    paper,
    extent,
    readingDirection: 'ltr',
    typedSpine: typedSpine === null ? null : inches(typedSpine),
  };
}

describe('worked examples, inches to three decimals', () => {
  test.each([
    ['kdp', 'paperback', 176, 'white', null, 0.396, 12.646, 9.25],
    ['kdp', 'paperback', 244, 'white', null, 0.549, 12.799, 9.25],
    ['kdp', 'hardback', 120, 'white', null, 0.459, 14.034, 10.417],
    ['kdp', 'hardback', 376, 'cream', null, 1.129, 14.704, 10.417],
    // Templates of the printer give these figures: the spine is typed, and the rest follows.
    ['ingramspark', 'hardback', 74, 'cream', 0.313, 0.313, 14.193, 10.5],
    ['ingramspark', 'hardback', 108, 'cream', 0.375, 0.375, 14.255, 10.5],
    ['ingramspark', 'paperback', 300, 'cream', 0.75, 0.75, 13, 9.25],
    ['ingramspark-jacket', 'hardback', 108, 'cream', 0.375, 0.375, 19.755, 9.5],
    // Lulu computes the paperback's spine as 300 / 444 + 0.06, and lists those of case wraps in a table.
    ['lulu', 'paperback', 300, 'white', null, 0.736, 12.986, 9.25],
    ['lulu', 'hardback', 300, 'white', null, 0.938, 14.438, 10.5],
    ['custom', 'paperback', 300, 'white', 0.7, 0.7, 12.95, 9.25],
  ] as const)(
    '[B8] [D2] %s %s of %d pages, %s, typed %s: spine %d, %d × %d',
    (platform, format, pages, paper, typed, spine, width, height) => {
      const cover = measureCover(book(platform, format, pages, paper, trim(6, 9), typed));
      expect([cover.spineInches, cover.widthInches, cover.heightInches].map((value) => value.toFixed(3))).toEqual(
        [spine, width, height].map((value) => value.toFixed(3)),
      );
    },
  );

  test('[B8] every step of Lulu’s casewrap table, at its first and its last page', () => {
    expect(CASEWRAP_SPINES).toHaveLength(27);
    CASEWRAP_SPINES.forEach(({ upTo, width }, index) => {
      const first = (CASEWRAP_SPINES[index - 1]?.upTo ?? 23) + 1;
      for (const pages of [first, upTo]) {
        // An odd count is bound as the next even one, which may belong to the next row of the table.
        const bound = pages + (pages % 2);
        const expected = CASEWRAP_SPINES.find((step) => bound <= step.upTo)?.width ?? width;
        expect(measureCover(book('lulu', 'hardback', pages)).spineInches, `${pages} pages`).toBe(expected);
      }
    });
  });

  test('[B8] an estimated IngramSpark case comes within a sixteenth of the two that were seen', () => {
    expect(Math.abs(measureCover(book('ingramspark', 'hardback', 74, 'cream')).spineInches - 0.313)).toBeLessThan(1 / 16);
    expect(Math.abs(measureCover(book('ingramspark', 'hardback', 108, 'cream')).spineInches - 0.375)).toBeLessThan(1 / 16);
  });
});

describe('page limits, just within and just without', () => {
  test.each([
    ['kdp', 'paperback', 'white', 24, 828],
    ['kdp', 'paperback', 'cream', 24, 776],
    ['kdp', 'paperback', 'groundwood', 24, 812],
    ['kdp', 'paperback', 'standard-colour', 72, 600],
    ['kdp', 'hardback', 'white', 76, 550],
    ['ingramspark', 'paperback', 'white', 18, 1200],
    ['ingramspark', 'paperback', 'cream', 18, 1050],
    ['ingramspark', 'hardback', 'groundwood', 18, 900],
    ['ingramspark-jacket', 'hardback', 'premium-colour', 18, 1200],
    ['lulu', 'paperback', 'white', 32, 800],
    ['lulu', 'hardback', 'premium-colour', 24, 800],
    ['custom', 'paperback', 'white', 2, 2000],
  ] as const)('[B8] [B1] %s %s on %s paper: %d to %d', (platform, format, paper, min, max) => {
    for (const pages of [min, max]) expect(checkSpecification(book(platform, format, pages, paper)).ok, `${pages}`).toBe(true);
    for (const pages of [min - 1, max + 1]) {
      const refused = checkSpecification(book(platform, format, pages, paper));
      const message = refused.ok ? '' : refused.fault.message;
      expect(message).toContain(pages < 1 ? 'whole number' : `enter a page count from ${min} to ${max} for`);
    }
  });

  test.each([
    [
      'lulu',
      'paperback',
      'groundwood',
      trim(6, 9),
      'Lulu does not print a paperback on groundwood paper; choose white, cream, standard-colour, premium-colour',
    ],
    ['ingramspark', 'paperback', 'white', trim(6.2, 9), 'is not a trim size of an IngramSpark paperback; choose 4.25 × 7 in'],
    ['custom', 'hardback', 'white', trim(2, 9), 'enter a trim size from 3 to 14 in wide'],
  ] as const)('[B8] %s %s on %s paper is refused where it is not made', (platform, format, paper, size, sentence) => {
    const refused = checkSpecification(book(platform, format, 200, paper, size));
    expect(refused.ok ? '' : refused.fault.message).toContain(sentence);
  });
});

describe('platforms as data', () => {
  test('[B8] every figure of every binding says who vouches for it', () => {
    for (const id of PLATFORM_IDS) {
      expect(PLATFORMS[id].id).toBe(id);
      for (const [format, binding] of Object.entries(PLATFORMS[id].bindings)) {
        for (const figure of FIGURES) expect(binding.sources[figure].from.length, `${id} ${format} ${figure}`).toBeGreaterThan(5);
        expect(binding.papers.every(({ provenance }) => provenance === 'published' || provenance === 'derived')).toBe(true);
      }
    }
    expect(PLATFORMS.custom.bindings.paperback.sources.spine.provenance).toBe('typed');
    expect(PLATFORMS.ingramspark.bindings.paperback.sources.spine.provenance).toBe('derived');
  });

  test('[B8] every trim and paper that a platform offers is tiled by its panels, with boards and flaps apart', () => {
    for (const platform of PLATFORM_IDS) {
      for (const format of ['paperback', 'hardback'] as const) {
        const binding = bindingOf({ platform, format });
        for (const size of binding?.trims ?? []) {
          for (const { id } of binding?.papers ?? []) {
            const specification = book(platform, format, 200, id, size);
            if (!checkSpecification(specification).ok) continue;
            const { panels, boards, flaps, file, trimBox } = measureCover(specification);
            expect((panels.back?.width ?? 0) + (panels.spine?.width ?? 0) + panels.front.width).toBeCloseTo(file.width, 6);
            const faces = [...flaps, boards.front, boards.spine, boards.back].reduce((sum, face) => sum + (face?.width ?? 0), 0);
            expect(faces).toBeCloseTo(trimBox.width, 6);
          }
        }
      }
    }
  });

  test('[B8] a narrow IngramSpark spine keeps its words half as far from the fold', () => {
    expect(measureCover(book('ingramspark', 'paperback', 300, 'white', trim(6, 9), 0.35)).spineMargin).toBeCloseTo(0.0625 * PRINT_DPI, 6);
    expect(measureCover(book('ingramspark', 'paperback', 300, 'white', trim(6, 9), 0.349)).spineMargin).toBeCloseTo(0.03125 * PRINT_DPI, 6);
    expect(measureCover(book('ingramspark', 'paperback', 47)).safe.spine).toBeNull();
    expect(measureCover(book('ingramspark', 'paperback', 48)).safe.spine).not.toBeNull();
  });
});

describe('one design, another printer', () => {
  test('[B8] the whole cover is laid out anew in one step, and what was typed for the old printer goes', () => {
    const typed = afterCommands(createDesign({ format: 'hardback', extent: 300 }), { name: 'change-specification', typedSpine: 0.9 });
    expect(geometryOf(typed).spineInches).toBe(0.9);
    const { command, changes } = switchPrinter(typed, 'ingramspark');
    expect(changes).toEqual([]);
    const there = afterCommands(typed, command);
    expect(there).toMatchObject({ publisher: 'ingramspark', extent: 300, spine: { typedWidth: null } });
    expect(parseDesign(JSON.parse(JSON.stringify(there)))).toEqual({ ok: true, value: there });
    const back = afterCommands(there, switchPrinter(there, 'kdp').command);
    expect(geometryOf(back)).toEqual(geometryOf(createDesign({ format: 'hardback', extent: 300 })));
  });

  test('[B8] what the other printer does not make is told', () => {
    const design = createDesign({ trim: trim(5.25, 8), paper: 'groundwood', extent: 812 });
    const { command, changes } = switchPrinter(design, 'lulu');
    expect(changes).toEqual([
      'Lulu does not cut 5.25 × 8 in; it is 5 × 8 in now.',
      'Lulu has no groundwood paper; it is white paper now.',
      'Lulu does not bind 812 pages; it is 800 now.',
    ]);
    expect(afterCommands(design, command)).toMatchObject({ publisher: 'lulu', extent: 800, paperType: { type: 'white' } });
  });
});
