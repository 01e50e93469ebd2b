import { expect, test } from 'vitest';
import { createDesign } from '../design/create-design.ts';
import type { Design } from '../design/design.ts';
import type { FormatId } from '../formats/format.ts';
import { trim } from '../platforms/trim.ts';
import { applyCommand } from './apply-command.ts';
import { deriveFormat } from './derive-format.ts';

const derived = (design: Design, format: FormatId) => {
  const result = deriveFormat(design, format, null);
  if (!result.ok) throw new Error(result.fault.message);
  return result.value;
};

test('[D5] a hardcover made out of a paperback keeps trim, paper and pages where they are offered', () => {
  const design = derived(createDesign({ extent: 200, paper: 'cream' }), 'hardback');
  expect(design).toMatchObject({ format: 'hardback', extent: 200, paperType: { type: 'cream' }, measurements: { trimSize: trim(6, 9) } });
});

test('[D5] and takes the nearest where they are not', () => {
  const design = derived(createDesign({ trim: trim(8.5, 8.5), paper: 'groundwood', extent: 40 }), 'hardback');
  expect(design).toMatchObject({ extent: 76, paperType: { type: 'white' }, measurements: { trimSize: trim(7, 10) } });
});

test('[D5] an eBook and an audiobook are the front alone', () => {
  expect(derived(createDesign(), 'ebook')).toMatchObject({ format: 'ebook', designType: 'front' });
  expect(derived(createDesign(), 'audiobook')).toMatchObject({ format: 'audiobook', designType: 'front' });
});

test('[D5] [B7] every format has an ISBN and a price of its own', () => {
  const numbered = applyCommand(createDesign(), { name: 'edit-blurb', isbn: '978-0-306-40615-7', addOn: '51499' });
  if (!numbered.ok) throw new Error(numbered.fault.message);
  expect(derived(numbered.value, 'hardback').back.barcode).toEqual({ show: true, isbn: null, addOn: null });
  expect(derived(numbered.value, 'paperback').back.barcode).toEqual({ show: true, isbn: '9780306406157', addOn: '51499' });
});
