import { NOVEL } from '../geometry/testing/novel.ts';
import { describe, expect, test } from 'vitest';
import { type Command, applyCommand } from '../commands/apply-command.ts';
import { fromHex } from '../design/colour.ts';
import type { Design } from '../design/design.ts';
import { artworksOf } from '../elements/artwork/kind.ts';
import { GENRES } from '../genres/genres.ts';
import { composeCover } from '../ideas/compose-cover.ts';
import { trim } from '../platforms/trim.ts';
import { fixedWidthEngine } from '../text/testing/fixed-width-engine.ts';

const engine = fixedWidthEngine();
const [genre] = GENRES;
if (!genre) throw new Error('there are no genres');
const RED = fromHex('#cc0000');
const cover = composeCover(
  {
    title: 'The Tide Ledger',
    author: 'Ann Reed',
    subtitle: null,
    blurb: '<p>One line.</p>',
    genre: { ...genre, look: { ...genre.look, layout: 'papercut' } },
    specification: NOVEL,
    picture: null,
  },
  engine,
);

function changed(design: Design, ...commands: readonly Command[]): Design {
  return commands.reduce((current, command) => {
    const result = applyCommand(current, command, engine);
    if (!result.ok) throw new Error(result.fault.message);
    return result.value;
  }, design);
}

const OTHER_BOOKS = [
  { name: 'change-specification', trim: trim(8.5, 8.5) },
  { name: 'change-specification', format: 'hardback', trim: trim(6, 9) },
  { name: 'change-specification', format: 'ebook' },
  { name: 'change-specification', format: 'audiobook' },
] as const satisfies readonly Command[];

describe.each(OTHER_BOOKS)('an edited scene on another book: %o', (book) => {
  const partsOf = (design: Design) =>
    artworksOf(design)
      .filter(({ board }) => board === 'front')
      .map(({ art }) => art);

  test('[B24] keeps its seed, details and colors, and ends where the title ends there', () => {
    const edit = {
      name: 'edit-artwork',
      id: 'landscape-before',
      changes: { seed: 99, colours: { accent: RED }, parameters: { wood: 0.5 } },
    } as const;
    const composed = partsOf(changed(cover, book));
    const edited = partsOf(changed(cover, edit, book));
    expect(edited).toHaveLength(2);
    for (const [index, art] of edited.entries()) {
      expect(art).toMatchObject({ seed: 99, parameters: { ...composed[index]?.parameters, wood: 0.5 } });
      expect(art.colours).toEqual({ ...composed[index]?.colours, accent: RED });
      expect(art.frame).toEqual(composed[index]?.frame);
    }
  });

  test('[B24] by another generator stays so, in the front’s new frame', () => {
    const draw = { name: 'edit-artwork', id: 'landscape-before', changes: { generator: 'beach' } } as const;
    const [only, ...others] = partsOf(changed(cover, draw, book));
    expect(others).toEqual([]);
    expect(only?.generator).toBe('beach');
    expect(only?.frame).toEqual(partsOf(changed(cover, book))[0]?.frame);
  });

  test('[B24] taken apart keeps its shapes together', () => {
    const apart = changed(cover, { name: 'take-apart-artwork', id: 'landscape-before', group: 'parts' }, book);
    expect(artworksOf(apart).some(({ uniqueObjectId }) => uniqueObjectId === 'landscape-before')).toBe(false);
    expect(apart.groups?.find(({ uniqueObjectId }) => uniqueObjectId === 'parts')?.members.length).toBeGreaterThan(1);
  });
});

test('[B24] a scene that was edited as an eBook runs over spine and back as it was edited', () => {
  const edit = { name: 'edit-artwork', id: 'landscape-before', changes: { seed: 99 } } as const;
  const back = changed(cover, { name: 'change-specification', format: 'ebook' }, edit, {
    name: 'change-specification',
    format: 'paperback',
    trim: trim(6, 9),
  });
  expect(new Set(artworksOf(back).map(({ board }) => board))).toEqual(new Set(['front', 'back']));
  expect(artworksOf(back).every(({ art }) => art.seed === 99)).toBe(true);
});
