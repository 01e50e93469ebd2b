import { expect, test } from 'vitest';
import { fixedWidthEngine } from '../text/testing/fixed-width-engine.ts';
import { GENRES } from '../genres/genres.ts';
import { LAYOUT_IDS } from '../genres/layout-ids.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { trim } from '../platforms/trim.ts';
import { composeCover } from './compose-cover.ts';

test.each(LAYOUT_IDS)('[B20] %s on a jacket: nothing across the front ends in the middle of its flap', (layout) => {
  const genre = GENRES.find(({ layouts }) => layouts.includes(layout)) ?? GENRES[0];
  if (!genre) throw new Error('there are no genres');
  const pixels = { width: 12, height: 18, data: Uint8ClampedArray.from({ length: 12 * 18 * 4 }, (_, index) => (index * 37) % 256) };
  const image = {
    type: 'library',
    assetId: 'library/noise',
    width: 3600,
    height: 5400,
    photographerName: null,
    profileLink: null,
    licence: null,
  };
  const specification = {
    platform: 'ingramspark-jacket',
    format: 'hardback',
    trim: trim(6, 9),
    paper: 'white',
    extent: 300,
    readingDirection: 'ltr',
  } as const;
  const words = { title: 'Salt', author: 'Li Wu', subtitle: null, blurb: null };
  const look = { ...genre.look, layout };
  const design = composeCover(
    { ...words, genre: { ...genre, look }, specification, picture: { image, pixels, focus: null } },
    fixedWidthEngine(),
  );
  const { boards, file } = geometryOf(design);
  const flap = { start: boards.front.x + boards.front.width, end: file.width };
  const endings = design.coverShapes.flatMap(({ uniqueObjectId, board, x, width, type }) => {
    if (board !== 'front') return [];
    const [left, right] = [boards.front.x + x, boards.front.x + x + width];
    const isAcross = left <= boards.front.x + 1 && right > flap.start + 1;
    return isAcross && type !== 'ellipse' && right < flap.end - 1 ? [uniqueObjectId] : [];
  });
  expect(endings).toEqual([]);
});
