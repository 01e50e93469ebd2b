import { NOVEL } from '../geometry/testing/novel.ts';
import { expect, test } from 'vitest';

import { geometryOf } from '../design/geometry-of.ts';
import type { CoverShape } from '../design/shape.ts';
import { LAYOUT_IDS, type LayoutId } from '../genres/layout-ids.ts';
import { GENRES } from '../genres/genres.ts';
import { fixedWidthEngine } from '../text/testing/fixed-width-engine.ts';
import { CARRIED, isCarried } from './carried.ts';
import { composeCover } from './compose-cover.ts';
import { contrastOf } from './readable-palette.ts';

const WORDS = { title: 'The Salt Road', author: 'Marion Vale', subtitle: null, blurb: null };

function compose(layout: LayoutId, motif: number, readingDirection: 'ltr' | 'rtl' = 'ltr', author = WORDS.author) {
  const genre = GENRES.find(({ layouts }) => layouts.includes(layout)) ?? GENRES[0];
  if (!genre) throw new Error('there are no genres');
  const specification = { ...NOVEL, readingDirection };
  const brief = { ...WORDS, author, genre: { ...genre, look: { ...genre.look, layout } }, specification, picture: null };
  return composeCover(brief, fixedWidthEngine(), { crop: 0, motif, colour: motif });
}

/** The color in which a shade ends at the right or below. */
function lastColour(shapes: readonly CoverShape[], id: string, stop = -1) {
  const fill = shapes.find(({ uniqueObjectId }) => uniqueObjectId === `${CARRIED}${id}`)?.box.fill;
  const found = fill?.kind === 'linear' ? fill.stops.at(stop)?.colour : undefined;
  return found ? { ...found, a: 1 } : null;
}

test.each(['ltr', 'rtl'] as const)('[B23] art that runs on over spine and back is drawn in the frame of the front (%s)', (direction) => {
  const { boards } = geometryOf(compose('pier', 0, direction));
  for (const layout of LAYOUT_IDS) {
    for (const { art, board, x, y, width, height, uniqueObjectId } of compose(layout, 0, direction).coverShapes) {
      if (!art?.frame || !isCarried(uniqueObjectId)) continue;
      expect([layout, board]).toEqual([layout, 'back']);
      const back = boards.back ?? boards.front;
      expect(back.x + x + art.frame.x * width).toBeCloseTo(boards.front.x, 3);
      expect(back.y + y + art.frame.y * height).toBeCloseTo(boards.front.y, 3);
      expect(art.frame.width * width).toBeCloseTo(boards.front.width, 3);
    }
  }
});

test.each(LAYOUT_IDS)('[B23] %s: the surface of the front is that of spine and back, over what is carried', (layout) => {
  const { coverShapes } = compose(layout, 0);
  const surfaces = coverShapes.filter(({ art, board }) => art?.generator === 'texture' && board === 'front');
  const top = Math.max(
    0,
    ...coverShapes.filter(({ uniqueObjectId, art }) => isCarried(uniqueObjectId) && art?.generator !== 'texture').map(({ z }) => z),
  );
  for (const { uniqueObjectId, style } of surfaces) {
    const carried = coverShapes.find((shape) => shape.uniqueObjectId === `${CARRIED}${uniqueObjectId}`);
    expect(carried?.style).toEqual(style);
    expect(carried?.z).toBeGreaterThan(top);
  }
});

test.each(LAYOUT_IDS)('[B23] %s: author and title on the spine read on the ground that each of them stands on', (layout) => {
  for (const motif of [0, 1, 2, 3, 4, 5]) {
    const { coverShapes, spine } = compose(layout, motif);
    const ground = lastColour(coverShapes, 'spine-shade', 1) ?? spine.panel.colour;
    const foot = lastColour(coverShapes, 'spine-foot') ?? ground;
    const [author, title] = spine.textBoxes;
    expect(contrastOf(author.text.colour, ground)).toBeGreaterThan(4.5);
    expect(contrastOf(title.text.colour, foot)).toBeGreaterThan(4.5);
  }
});

test('[B23] the title on the spine of a book without an author reads on the ground that it stands on', () => {
  for (const layout of LAYOUT_IDS) {
    const { coverShapes, spine } = compose(layout, 1, 'ltr', '');
    const ground = lastColour(coverShapes, 'spine-foot') ?? lastColour(coverShapes, 'spine-shade', 1) ?? spine.panel.colour;
    expect(contrastOf(spine.textBoxes[1].text.colour, ground), layout).toBeGreaterThan(4.5);
  }
});
