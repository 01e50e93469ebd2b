import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findIds } from './find-ids.ts';

describe('[A4] [B31] the ids in the text of a design', () => {
  const [one, other] = ['0b1f6f4e-5a86-4011-b42d-00cf4fc964ff', '6f9619ff-8b86-4011-b42d-00cf4fc964ff'];

  test('are those called assetId and all UUIDs, in their order, each once', () => {
    const design = {
      fonts: [{ assetId: other }],
      image: { assetId: 'library/whale at sea' },
      owner: one,
      again: [other, one],
      left: -12.5,
    };
    expect(findIds(JSON.stringify(design))).toEqual([other, 'library/whale at sea', one]);
  });

  test('are no parts of longer words, no empty texts and no escaped ones', () => {
    const design = { title: `the ${one}`, name: `${one}0`, assetId: '', image: { assetId: 'a"b' }, capitals: one.toUpperCase() };
    expect(findIds(JSON.stringify(design))).toEqual([]);
    expect(findIds('-')).toEqual([]);
    expect(findIds(`${'-'.repeat(40)}"`)).toEqual([]);
  });

  test('are those that a regular expression finds, in whatever text', () => {
    const IDS = /"assetId":"([^"\\]+)"|"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g;
    const id = fc.oneof(fc.uuid(), fc.string(), fc.constantFrom('', '-', one, `${one}-`, 'é-“'));
    const design = fc.array(fc.oneof(fc.record({ assetId: id }), fc.dictionary(fc.string(), id), id, fc.double()));
    fc.assert(
      fc.property(design, (made) => {
        const text = JSON.stringify(made);
        expect(findIds(text)).toEqual([...new Set([...text.matchAll(IDS)].map(([, asset, uuid]) => asset ?? uuid))]);
      }),
    );
  });
});
