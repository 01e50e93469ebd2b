import { describe, expect, test } from 'vitest';
import { FONT_FACES, FONT_FAMILIES, findFace, findFamily } from './catalogue.ts';
import { faceCovers } from './face-coverage.ts';
import { facesForText } from './faces-for-text.ts';
import { fallbackFaces } from './fallback-faces.ts';
import { resolveFace } from './resolve-face.ts';

const request = (family: string, bold = false, italic = false) => ({ family, bold, italic });

describe('the catalogue', () => {
  test('[D11] offers at least 80 families, the four that documents name by default among them', () => {
    const names = FONT_FAMILIES.map(({ family }) => family);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(80);
    expect(names).toEqual(expect.arrayContaining(['EB Garamond', 'Playfair Display', 'Open Sans Condensed', 'Tinos']));
  });

  test('[B15] every family has a licence that allows embedding in a sold book', () => {
    expect(new Set(FONT_FAMILIES.map(({ licence }) => licence))).toEqual(new Set(['OFL-1.1', 'Apache-2.0']));
  });

  test('[E4] file names are unique: they are addresses', () => {
    expect(new Set(FONT_FACES.map(({ file }) => file)).size).toBe(FONT_FACES.length);
    expect(new Set(FONT_FACES.map(({ id }) => id)).size).toBe(FONT_FACES.length);
  });

  test('[E8] Times New Roman is Tinos; names are found in any case; an unknown one is EB Garamond', () => {
    expect(findFamily('Times New Roman')).toMatchObject({ family: 'Tinos' });
    expect(findFamily(' playfair display ')).toMatchObject({ family: 'Playfair Display' });
    expect(findFamily('Comic Sans MS')).toMatchObject({ family: 'EB Garamond' });
  });
});

describe('the face for a style', () => {
  test('[E4] real cuts are used where there are any', () => {
    expect(resolveFace(request('EB Garamond', true, true))).toEqual({ face: 'EB Garamond/700 italic', slant: 0, embolden: 0 });
    expect(resolveFace(request('Open Sans Condensed'))).toEqual({ face: 'Open Sans Condensed/300', slant: 0, embolden: 0 });
  });

  test('[E4] a missing italic is slanted, a missing bold thickened', () => {
    const { face, slant, embolden } = resolveFace(request('Anton', true, true));
    expect(face).toBe('Anton/400');
    expect(slant).toBeCloseTo(Math.tan((12 * Math.PI) / 180), 3);
    expect(embolden).toBeGreaterThan(0);
  });

  test('[E4] heavy and light cuts are families of their own', () => {
    expect(resolveFace(request('Playfair Display Black')).face).toBe('Playfair Display/900');
    expect(resolveFace(request('Playfair Display Black', true))).toMatchObject({ face: 'Playfair Display/900', embolden: 0 });
    expect(resolveFace(request('Oswald Light', true)).face).toBe('Oswald/700');
  });
});

describe('borrowing', () => {
  test('[E4] a bold serif borrows from a bold serif, an italic from an italic', () => {
    expect(fallbackFaces('Playfair Display/700')[0]).toBe('Noto Serif/700');
    expect(fallbackFaces('Montserrat/400 italic')[0]).toBe('Noto Sans/400 italic');
  });

  test('[E4] every face of every chain exists', () => {
    for (const { id } of FONT_FACES) for (const face of fallbackFaces(id)) expect(findFace(face)?.id).toBe(face);
  });

  test('[E4] Latin, Vietnamese, Greek, Cyrillic, Hebrew, Arabic, Devanagari, signs and emoji all find a face', () => {
    const text = 'AÆẪőßΩЖשم हि★→♥😀€№✓';
    const faces = facesForText([{ ...request('Prata'), text }]);
    for (const character of text.replaceAll(' ', '')) {
      expect([character, faces.some((face) => faceCovers(face, character.codePointAt(0) ?? 0))]).toEqual([character, true]);
    }
  });

  test('[E4] only what a text needs is loaded', () => {
    expect(facesForText([{ ...request('EB Garamond'), text: 'A plain title, 1999' }])).toEqual(['EB Garamond/400']);
    expect(facesForText([{ ...request('EB Garamond'), text: 'שלום' }])).toEqual(['EB Garamond/400', 'Frank Ruhl Libre/400']);
  });

  test('[E4] the capitals of a text count too: it may be shown in upper case', () => {
    const florinOnly = FONT_FACES.find(({ id, weight }) => weight === 400 && faceCovers(id, 0x192) && !faceCovers(id, 0x191));
    const family = florinOnly?.id.split('/')[0] ?? '';
    const faces = facesForText([{ ...request(family), text: 'ƒ' }]);
    expect(faces[0]).toBe(florinOnly?.id);
    expect(faces.some((face) => faceCovers(face, 0x191))).toBe(true);
  });
});
