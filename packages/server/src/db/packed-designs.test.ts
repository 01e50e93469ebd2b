import { randomUUID } from 'node:crypto';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { describe, expect, test } from 'vitest';
import { packDesigns, unpackDesigns } from './packed-designs.ts';

const ebook = createDesign({ format: 'ebook' });
const named = { ...ebook, metadata: { ...ebook.metadata, title: 'Déjà "vu" 🐋', author: 'Ann' } };
const picture = (assetId: string) => ({
  type: 'UPLOAD',
  assetId,
  width: 10,
  height: 10,
  photographerName: null,
  profileLink: null,
  licence: null,
});

describe('[A4] [B31] packed designs', () => {
  test('are read as they were', () => {
    const designs = { ebook: named, paperback: createDesign() };
    expect(unpackDesigns(JSON.parse(JSON.stringify(packDesigns(designs))))).toEqual(designs);
  });

  test('are read as they were, also a large one after a small one', () => {
    const word = 'Déjà 🐋 ';
    const large = { ...ebook, selectedImages: Array.from({ length: 400 }, (_, index) => picture(`${word.repeat(40)}${index}`)) };
    expect(JSON.stringify(large).length).toBeGreaterThan(100_000);
    const stored = packDesigns({ ebook: named, paperback: large });
    expect(unpackDesigns(stored)).toEqual({ ebook: named, paperback: large });
  });

  test('take a fraction of the text, and equal ones are equal', () => {
    const designs = { paperback: createDesign() };
    expect(JSON.stringify(packDesigns(designs)).length).toBeLessThan(JSON.stringify(designs).length / 2);
    expect(packDesigns(structuredClone(designs))).toEqual(packDesigns(designs));
    expect(packDesigns({ ebook: named })).not.toEqual(packDesigns({ ebook }));
  });

  test('say what queries look for: title, author, genre, the words on the front, and every picture and font', () => {
    const [upload, font] = [randomUUID(), randomUUID()];
    const userFonts = [{ family: 'Own', bold: false, italic: false, assetId: font, licenceNote: 'Mine' }];
    const shown = { ...named, selectedImages: [picture(upload), picture('library/whale at sea')], userFonts };
    const stored = packDesigns({ ebook: { ...shown, metadata: { ...named.metadata, genre: { id: 'thriller' } } } });
    expect(stored).toMatchObject({
      ebook: {
        metadata: { title: 'Déjà "vu" 🐋', author: 'Ann', genre: { id: 'thriller' } },
        frontBoard: { textBoxes: ebook.frontBoard.textBoxes.map(({ panelName, text: { text } }) => ({ panelName, text: { text } })) },
        ids: [upload, 'library/whale at sea', font],
      },
    });
  });

  test('leave designs of other versions, and what is none, as they are', () => {
    for (const strange of [{ ebook: { ...ebook, version: 1 } }, { paperback: 'torn' }, 'torn', null]) {
      expect(packDesigns(strange)).toEqual(strange);
      expect(unpackDesigns(strange)).toEqual(strange);
    }
  });
});
