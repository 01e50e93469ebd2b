import { describe, expect, test } from 'vitest';
import { createDesign } from '../design/create-design.ts';
import type { Design } from '../design/design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { PLATFORM_IDS } from '../platforms/platform.ts';
import { PLATFORMS } from '../platforms/platforms.ts';
import { trim } from '../platforms/trim.ts';
import { inches } from '../units/units.ts';
import { uploadGuide } from './upload-guide.ts';

const BOOK = { title: 'Salt', author: 'Ann Reed', file: 'salt-paperback.pdf' };

/** Returns every value of a guide by its label. */
function valuesOf(design: Design): Readonly<Record<string, string>> {
  return Object.fromEntries(uploadGuide(design, BOOK).steps.flatMap(({ values }) => values.map(({ label, value }) => [label, value])));
}

const wrap = (publisher: Design['publisher'], format: 'paperback' | 'hardback', rest: object = {}) => ({
  ...createDesign({ publisher, format, trim: trim(6, 9), paper: 'cream', extent: 200 }),
  ...rest,
});

describe.each(PLATFORM_IDS)('for %s', (publisher) => {
  test.each(['paperback', 'hardback'] as const)(
    '[C3] a %s is given the trim, pages, spine, file size and file that the design has',
    (format) => {
      const design = wrap(publisher, format);
      const { spineInches, widthInches, heightInches } = geometryOf(design);
      const values = valuesOf(design);
      expect(values['Trim size'] ?? values['Book size']).toBe('6 × 9 in');
      expect(values['Page count']).toBe('200');
      expect(values['Spine width']).toContain(`${Number(spineInches.toFixed(3))} in`);
      expect(values['Size of the file']).toBe(`${Number(widthInches.toFixed(3))} × ${Number(heightInches.toFixed(3))} in`);
      expect(values['File']).toBe('salt-paperback.pdf');
      const { cover, wrap: edge } = PLATFORMS[publisher].bindings[format];
      expect(values[cover === 'case' ? 'Wrap' : 'Bleed']).toContain(`${Number(edge.toFixed(3))} in`);
      expect(uploadGuide(design, BOOK).note ?? PLATFORMS.custom.name).toContain(PLATFORMS[publisher].name);
      expect([values['Title'], values['Author']]).toEqual(['Salt', 'Ann Reed']);
      expect(Object.keys(values).some((label) => label === 'Cover finish' || label === 'Laminate')).toBe(true);
    },
  );
});

test('[C3] KDP is told the paper, and whether the back has a barcode of its own', () => {
  const design = wrap('kdp', 'paperback');
  expect(valuesOf(design)).toMatchObject({
    'Ink and paper type': 'Black & white interior with cream paper',
    'Spine width': '0.5 in (12.7 mm)',
  });
  expect(valuesOf(design)['“The cover includes a barcode”']).toMatch(/^Leave it clear/);
  const own = { ...design, back: { ...design.back, barcode: { show: true, isbn: '9781234567897', addOn: null } } };
  expect(valuesOf(own)).toMatchObject({ ISBN: '9781234567897' });
  expect(valuesOf(own)['“The cover includes a barcode”']).toMatch(/^Select it/);
});

test('[C3] a trim that KDP does not list is found under another size', () => {
  const design = wrap('kdp', 'paperback', { measurements: { trimSize: { width: 5.6, height: 8.1 } } });
  expect(valuesOf(design)['Trim size']).toBe('5.6 × 8.1 in, under “Select a different size”');
});

test('[C3] IngramSpark is told the binding, an even page count and where the spine comes from', () => {
  const design = wrap('ingramspark', 'hardback', { extent: 201 });
  expect(valuesOf(design)).toMatchObject({ Binding: 'Hardcover, case laminate', 'Interior color and paper': 'Black & white, creme' });
  expect(valuesOf(design)['Page count']).toMatch(/^202/);
  expect(valuesOf(wrap('ingramspark-jacket', 'hardback'))['Binding']).toBe('Hardcover, dust jacket');
  const spineText = (typedWidth: number | null) =>
    uploadGuide({ ...design, spine: { ...design.spine, typedWidth: typedWidth && inches(typedWidth) } }, BOOK).steps[2]?.text;
  expect(spineText(null)).toContain('estimate');
  expect(spineText(0.6)).toContain('that you typed');
});

test('[C3] Lulu’s hardcover has the spine of its table', () => {
  expect(valuesOf(wrap('lulu', 'hardback'))).toMatchObject({ 'Spine width': '0.75 in (19.0 mm)', 'Book binding': 'Hardcover, case wrap' });
});

test('[C3] an eBook and an audiobook are given pixels, and no inches', () => {
  const ebook = uploadGuide(createDesign({ format: 'ebook' }), BOOK);
  expect(JSON.stringify(ebook)).toContain('1600 × 2560 pixels');
  const audiobook = uploadGuide(createDesign({ format: 'audiobook' }), BOOK);
  expect(JSON.stringify(audiobook)).toContain('3000 × 3000 pixels');
  for (const guide of [ebook, audiobook]) expect(JSON.stringify(guide)).not.toMatch(/\d in\b/);
});
