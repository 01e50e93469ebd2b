import { type AddedBlock, addBlock, facesOfBlock } from '@coverwright/core/blocks/add-block.ts';
import type { BlockId } from '@coverwright/core/blocks/block.ts';
import { blocksOf } from '@coverwright/core/blocks/blocks.ts';
import { sizeBlurbToRoom } from '@coverwright/core/blocks/size-blurb-to-room.ts';
import { applyCommand } from '@coverwright/core/commands/apply-command.ts';
import { type NewDesign, createDesign } from '@coverwright/core/design/create-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { leavesOf } from '@coverwright/core/elements/group/element-tree.ts';
import { type BoardId, safeRect } from '@coverwright/core/geometry/boards.ts';
import { intersection } from '@coverwright/core/geometry/shapes.ts';
import { trim } from '@coverwright/core/platforms/trim.ts';
import { distanceInside } from '@coverwright/core/preflight/measuring/distances.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import { loadDesignFonts, loadFonts } from '@coverwright/render/fonts/load-design-fonts.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { readFontFile } from '../fonts/node-font-files.ts';
import { preflightDesign } from '../preflight/preflight-design.ts';
import { blockMessages } from '@coverwright/core/blocks/messages.ts';

const engine = await createHarfBuzzEngine();
const ports = { engine, readFont: readFontFile, readPicture: () => Promise.reject(new Error('There are no pictures')) };
const BLURB = `<p>${'The harbor froze in one night, and with it every ship that had promised to leave. '.repeat(5)}</p>`;

const BOOKS = {
  paperback: { extent: 300 },
  'a small paperback': { trim: trim(5, 8), extent: 300 },
  'a paperback bound on the right': { extent: 300, readingDirection: 'rtl' },
  hardcover: { format: 'hardback', extent: 300 },
  jacket: { publisher: 'ingramspark-jacket', format: 'hardback', extent: 300, typedSpine: 1 },
} as const satisfies Record<string, NewDesign>;

function coverOf(book: NewDesign): Design {
  const cover = createDesign(book);
  const paper = { r: 250, g: 245, b: 235, a: 1 };
  return {
    ...cover,
    metadata: { ...cover.metadata, title: 'The Tide Ledger', author: 'Ann Reed' },
    back: {
      ...cover.back,
      panel: { ...cover.back.panel, colour: paper },
      text: { ...cover.back.text, text: BLURB, font: 'EB Garamond', colour: { r: 20, g: 20, b: 20, a: 1 } },
    },
  };
}

async function withBlock(design: Design, block: BlockId, board: BoardId): Promise<{ readonly design: Design; readonly added: AddedBlock }> {
  await loadDesignFonts(engine, design, { readFont: readFontFile });
  await loadFonts(engine, { uses: facesOfBlock(design, block, board), userFonts: [] }, { readFont: readFontFile });
  let count = 0;
  const newId = () => `${block}-${board}-${(count += 1)}`;
  const result = addBlock(design, { block, board, newId }, engine);
  if (!result.ok) throw new Error(result.fault.message);
  const applied = applyCommand(design, result.value.command);
  if (!applied.ok) throw new Error(applied.fault.message);
  return { design: applied.value, added: result.value };
}

/** Returns the ink bounds of a block's members. */
function inksOf(design: Design, id: string) {
  const leaves = new Set(leavesOf(design, [id]));
  return compileScene(design, engine).layers.flatMap((layer) => (leaves.has(layer.id) && layer.inkBounds ? [layer.inkBounds] : []));
}

function expectClear(design: Design, id: string, board: BoardId) {
  const geometry = geometryOf(design);
  const safe = safeRect(geometry, board);
  const blurb = compileScene(design, engine).layers.find((layer) => layer.kind === 'blurb')?.inkBounds;
  const inks = inksOf(design, id);
  expect(inks.length).toBeGreaterThan(0);
  for (const ink of inks) {
    expect(safe && distanceInside(ink, safe)).toBeGreaterThan(-1);
    expect(geometry.barcode && intersection(ink, geometry.barcode)).toBeNull();
    if (board === 'back' && blurb) expect(intersection(ink, blurb)).toBeNull();
  }
}

const CASES = Object.entries(BOOKS).flatMap(([name, book]) =>
  (['back', 'frontFlap', 'backFlap'] as const)
    .filter((board) => safeRect(geometryOf(createDesign(book)), board) !== null)
    .flatMap((board) => blocksOf(board).map((block) => [name, blockMessages.texts[block], board, book, block] as const)),
);

describe('a ready block', () => {
  test.each(CASES)('[B20] on %s: %s on the %s stands in the safe area, clear of barcode and blurb', async (_, __, board, book, block) => {
    const { design, added } = await withBlock(coverOf(book), block, board);
    expectClear(design, added.id, board);
    const findings = (await preflightDesign(design, ports)).filter(
      ({ element }) => element !== null && leavesOf(design, [added.id]).includes(element),
    );
    expect(findings.filter(({ check }) => check !== 'sample-text')).toEqual([]);
  });

  test('[B20] says by preflight that its words are samples, and goes as a whole with them', async () => {
    const { design, added } = await withBlock(coverOf(BOOKS.paperback), 'author-bio', 'back');
    const finding = (await preflightDesign(design, ports)).find(({ check, severity }) => check === 'sample-text' && severity === 'error');
    const fixed = finding?.fix && applyCommand(design, finding.fix.command);
    const leaves = leavesOf(design, [added.id]);
    const left = fixed && fixed.ok ? fixed.value.frontBoard.textBoxes.some(({ designMode }) => leaves.includes(designMode.uniqueId)) : null;
    expect(left).toBe(true);
  });
});

describe('all blocks of a back', () => {
  let full: Design;
  const ids: string[] = [];
  beforeAll(async () => {
    full = coverOf(BOOKS.paperback);
    for (const block of blocksOf('back')) {
      const { design, added } = await withBlock(full, block, 'back');
      full = design;
      ids.push(added.id);
    }
  });

  test('[B20] stand beside each other, clear of all words', async () => {
    for (const id of ids) expectClear(full, id, 'back');
    const boxes = ids.map((id) => inksOf(full, id));
    for (const [index, first] of boxes.entries()) {
      for (const second of boxes.slice(index + 1)) {
        for (const one of first) for (const other of second) expect(intersection(one, other)).toBeNull();
      }
    }
  });

  test.each([trim(5, 8), trim(8.5, 8.5), trim(8.5, 11)])('[B18] [B20] stay clear on a book of %o', async (size) => {
    const next = applyCommand(full, { name: 'change-specification', trim: size }, engine);
    if (!next.ok) throw new Error(next.fault.message);
    for (const id of ids) expectClear(next.value, id, 'back');
  });
});

describe('the blurb sized to its room', () => {
  const sized = async (design: Design) => {
    await loadDesignFonts(engine, design, { readFont: readFontFile });
    const command = sizeBlurbToRoom(design, engine);
    const next = command && applyCommand(design, command);
    return next?.ok ? next.value : null;
  };
  const withWords = (design: Design, sentences: number): Design => ({
    ...design,
    back: { ...design.back, text: { ...design.back.text, text: BLURB.repeat(sentences), fontSize: 10 } },
  });

  test('[E8] is as large as a short one may be, smaller the longer it is, and of no size where it is too long', async () => {
    const cover = coverOf(BOOKS.paperback);
    const sizes = await Promise.all([1, 3, 4, 40].map(async (count) => (await sized(withWords(cover, count)))?.back.text.fontSize ?? null));
    expect(sizes[0]).toBe(16);
    expect(sizes[1]).toBeLessThan(16);
    expect(sizes[2]).toBeLessThan(sizes[1] ?? 0);
    expect(sizes[3]).toBe(null);
  });

  test('[E8] [B20] keeps clear of the barcode and of a block that stands below it', async () => {
    const cover = coverOf(BOOKS.paperback);
    const alone = await sized(withWords(cover, 2));
    const { design, added } = await withBlock(withWords(cover, 2), 'review-quotes', 'back');
    const beside = await sized(design);
    expect(beside?.back.text.fontSize).toBeLessThan(alone?.back.text.fontSize ?? 0);
    if (beside) expectClear(beside, added.id, 'back');
  });
});
