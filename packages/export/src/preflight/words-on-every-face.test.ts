import type { Command } from '@coverwright/core/commands/apply-command.ts';
import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import type { NewDesign } from '@coverwright/core/design/create-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { panelAt } from '@coverwright/core/elements/text-box/place-text-box.ts';
import { type Rect, centreOf, contains } from '@coverwright/core/geometry/shapes.ts';
import { elementBox } from '@coverwright/core/interaction/element-box.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { describe, expect, test } from 'vitest';
import { readFontFile } from '../fonts/node-font-files.ts';
import { preflightDesign } from './preflight-design.ts';
import { PAPER, soundCover } from './testing/cover-parts.ts';

const ports = {
  engine: await createHarfBuzzEngine(),
  readFont: readFontFile,
  readPicture: () => Promise.reject(new Error('There are no pictures')),
};

/** Returns a valid cover with a text at a place in the whole file, in print pixels. */
function withText(book: NewDesign, placeIn: (design: Design) => Rect, text = 'About the author', fontSize = 60): Design {
  const cover = soundCover(book);
  const panel = panelAt(placeIn(cover), geometryOf(cover).boards.front);
  const commands: readonly Command[] = [
    { name: 'add-text-box', id: 'note', sizeRatio: 4.3, top: 100 },
    {
      name: 'edit-text-box',
      id: 'note',
      changes: { text: { text, fontSize, colour: PAPER }, panel: { ...panel, paddingLeft: 0, paddingRight: 0 } },
    },
  ];
  return afterCommands(cover, ...commands);
}

const findingsOn = async (design: Design) =>
  (await preflightDesign(design, ports)).filter(({ element }) => element === 'note').map(({ severity, check }) => `${severity} ${check}`);

/** Returns a rectangle on a board, measured from its upper left corner. */
const on = (face: 'front' | 'back' | 'spine', inset: Rect) => (design: Design) => {
  const board = geometryOf(design).boards[face];
  if (!board) throw new Error(`The cover has no ${face}`);
  return { x: board.x + inset.x, y: board.y + inset.y, width: inset.width, height: inset.height };
};

const BOOKS: readonly (readonly [string, NewDesign])[] = [
  ['a paperback', { extent: 300 }],
  ['a paperback bound on the right', { extent: 300, readingDirection: 'rtl' }],
  ['a hardcover', { format: 'hardback', extent: 300 }],
];

describe.each(BOOKS)('a text on the back of %s', (_, book) => {
  test('[B20] is fine where the back is safe', async () => {
    expect(await findingsOn(withText(book, on('back', { x: 500, y: 1700, width: 700, height: 90 })))).toEqual([]);
  });

  test('[B20] that nears the cut is moved inside the back, not onto the front', async () => {
    const design = withText(book, on('back', { x: 500, y: 10, width: 700, height: 90 }));
    const finding = (await preflightDesign(design, ports)).find(({ check }) => check === 'text-safe-area');
    expect(finding).toMatchObject({
      severity: 'error',
      element: 'note',
      message: expect.stringContaining('from the trim'),
    });
    if (!finding?.fix) throw new Error('No fix is offered');
    const fixed = afterCommands(design, finding.fix.command);
    expect(await findingsOn(fixed)).toEqual([]);
    const { back } = geometryOf(fixed).boards;
    const box = elementBox(fixed, 'note');
    expect(back && box && contains(back, centreOf(box.rect))).toBe(true);
  });
});

test('[B20] a text on a flap is judged by the flap', async () => {
  const jacket: NewDesign = { publisher: 'ingramspark-jacket', format: 'hardback', extent: 300, typedSpine: 1 };
  const flapOf = (design: Design) => geometryOf(design).flaps[0] ?? { x: 0, y: 0, width: 0, height: 0 };
  const inside = withText(
    jacket,
    (design) => ({
      ...flapOf(design),
      x: flapOf(design).x + 150,
      y: flapOf(design).y + 800,
      width: flapOf(design).width - 300,
      height: 90,
    }),
    'About',
    60,
  );
  expect(await findingsOn(inside)).toEqual([]);
  const atTheCut = withText(
    jacket,
    (design) => ({ ...flapOf(design), x: flapOf(design).x + 150, y: flapOf(design).y + 5, width: flapOf(design).width - 300, height: 90 }),
    'About',
    60,
  );
  expect(await findingsOn(atTheCut)).toEqual(['error text-safe-area']);
});

test('[B20] a text that was dragged onto the spine is judged by the spine', async () => {
  const book = { extent: 700 };
  expect(await findingsOn(withText(book, on('spine', { x: 60, y: 1200, width: 350, height: 90 }), 'Salt', 50))).toEqual([]);
  expect(await findingsOn(withText(book, on('spine', { x: 6, y: 1200, width: 460, height: 90 }), 'Saltwaters', 118))).toEqual([
    'error spine-clearance',
  ]);
});
