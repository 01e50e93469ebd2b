import { facesOfFlaps, fillFlaps, withFlapWords } from '@coverwright/core/blocks/fill-flaps.ts';
import { applyCommand } from '@coverwright/core/commands/apply-command.ts';
import { switchPrinter } from '@coverwright/core/commands/switch-printer.ts';
import { BLACK, WHITE, withAlpha } from '@coverwright/core/design/colour.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { contrastRatio, relativeLuminance } from '@coverwright/core/design/contrast.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { boardOfText } from '@coverwright/core/elements/text-box/text-board.ts';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import { type BoardId, boardRect, safeRect } from '@coverwright/core/geometry/boards.ts';
import { intersection } from '@coverwright/core/geometry/shapes.ts';
import { composeCover } from '@coverwright/core/ideas/compose-cover.ts';
import { textsOfBrief } from '@coverwright/core/ideas/texts-of-brief.ts';
import { rolesOfGenre } from '@coverwright/core/ideas/palettes/roles-of-genre.ts';
import { trim } from '@coverwright/core/platforms/trim.ts';
import { distanceInside } from '@coverwright/core/preflight/measuring/distances.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadDesignFonts, loadFonts } from '@coverwright/render/fonts/load-design-fonts.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { describe, expect, test } from 'vitest';
import { readFontFile } from '../fonts/node-font-files.ts';
import { exportDesign } from '../exporters/export-design.ts';
import { preflightDesign } from '../preflight/preflight-design.ts';
import { rasteriseWithPdfium } from '../testing/read-with-pdfium.ts';

const engine = await createHarfBuzzEngine();
/** The width of the painted print file in pixels. */
const WIDTH = 1400;
const HEIGHT = 700;
const BLURB = '<p>The harbor froze in one night, and with it every ship that had promised to leave.</p>';

interface Book {
  readonly genre: string;
  readonly size?: readonly [number, number];
  readonly direction?: 'ltr' | 'rtl';
  readonly blurb?: string | null;
}

/** Composes a casebound hardcover. */
async function caseCover({ genre: id, size = [6, 9], direction = 'ltr', blurb = BLURB }: Book): Promise<Design> {
  const genre = GENRES.find((one) => one.id === id);
  if (!genre) throw new Error(`There is no genre ${id}`);
  const brief = {
    title: 'The Tide Ledger',
    author: 'Ann Reed',
    subtitle: null,
    blurb,
    genre,
    specification: {
      platform: 'ingramspark',
      format: 'hardback',
      trim: trim(...size),
      paper: 'cream',
      extent: 300,
      readingDirection: direction,
    },
    picture: null,
  } as const;
  await loadFaces(engine, facesForText(textsOfBrief(brief)), readFontFile);
  return composeCover(brief, engine);
}

function counter(): () => string {
  let count = 0;
  return () => `flap-${(count += 1)}`;
}

/** Changes the book to one with a jacket, as one step. */
async function inJacket(design: Design): Promise<Design> {
  await loadDesignFonts(engine, design, { readFont: readFontFile });
  await loadFonts(engine, { uses: facesOfFlaps(design), userFonts: [] }, { readFont: readFontFile });
  return run(design, withFlapWords(design, switchPrinter(design, 'ingramspark-jacket').command, counter(), engine));
}

function run(design: Design, command: Parameters<typeof applyCommand>[1]): Design {
  const next = applyCommand(design, command, engine);
  if (!next.ok) throw new Error(next.fault.message);
  return next.value;
}

const textsOn = ({ frontBoard }: Design, board: BoardId) => frontBoard.textBoxes.filter((box) => boardOfText(box) === board);

function inksOn(design: Design, board: BoardId) {
  const ids = new Set(textsOn(design, board).map(({ designMode }) => designMode.uniqueId));
  return compileScene(design, engine).layers.flatMap(({ id, inkBounds }) => (ids.has(id) && inkBounds ? [inkBounds] : []));
}

describe('a cover that becomes a jacket', () => {
  const BOOKS = [
    { genre: 'fantasy' },
    { genre: 'romance', size: [5.5, 8.5] },
    { genre: 'cookbook', size: [8.5, 11] },
    { genre: 'thriller', direction: 'rtl' },
  ] satisfies Book[];

  test.each(BOOKS)(
    '[B20] %o: says price and story on the front flap and the author on the back flap, in their safe areas',
    async (book) => {
      const jacket = await inJacket(await caseCover(book));
      expect(textsOn(jacket, 'frontFlap').map(({ designMode }) => designMode.name)).toEqual(['Category', 'Price', 'Summary']);
      expect(textsOn(jacket, 'backFlap').map(({ designMode }) => designMode.name)).toEqual(['About the author']);
      expect(textsOn(jacket, 'frontFlap').at(-1)?.text.text).toContain('every ship that had promised to leave');
      for (const board of ['frontFlap', 'backFlap'] as const) {
        const safe = safeRect(geometryOf(jacket), board);
        const inks = inksOn(jacket, board);
        expect(inks).toHaveLength(textsOn(jacket, board).length);
        for (const [index, ink] of inks.entries()) {
          expect(safe && distanceInside(ink, safe)).toBeGreaterThan(-1);
          for (const other of inks.slice(index + 1)) expect(intersection(ink, other)).toBeNull();
        }
      }
    },
  );

  test('[B20] [B8] leads the print check to the samples on its flaps, and to nothing else there', async () => {
    const jacket = await inJacket(await caseCover({ genre: 'romance' }));
    const onFlaps = new Set([...textsOn(jacket, 'frontFlap'), ...textsOn(jacket, 'backFlap')].map(({ designMode }) => designMode.uniqueId));
    const ports = { engine, readFont: readFontFile, readPicture: () => Promise.reject(new Error('There are no pictures')) };
    const findings = (await preflightDesign(jacket, ports)).filter(({ element }) => element !== null && onFlaps.has(element));
    expect(findings.map(({ check, severity }) => [check, severity])).toEqual([
      ['sample-text', 'error'],
      ['sample-text', 'error'],
    ]);
    const [moved] = textsOn(jacket, 'backFlap');
    if (!moved) throw new Error('The back flap is empty');
    const over = run(jacket, { name: 'edit-text-box', id: moved.designMode.uniqueId, changes: { panel: { marginLeft: -60 } } });
    const judged = (await preflightDesign(over, ports)).filter(({ element }) => element === moved.designMode.uniqueId);
    expect(judged.map(({ check }) => check)).toContain('text-safe-area');
  });

  test('[B20] has words that read over the art that runs on over its flaps', async () => {
    for (const genre of ['fantasy', 'cookbook', 'romance']) {
      const { back, frontBoard, coverShapes } = await inJacket(await caseCover({ genre }));
      const ground = coverShapes.find(({ name }) => name === 'Flap background')?.box.fill;
      expect(ground?.kind).toBe('linear');
      if (ground?.kind !== 'linear') continue;
      const plain = ground.stops.at(-1)?.colour;
      expect(plain).toMatchObject({ r: back.panel.colour.r, g: back.panel.colour.g, b: back.panel.colour.b });
      expect(plain?.a).toBeGreaterThan(0.9);
      for (const { text } of frontBoard.textBoxes.filter((box) => boardOfText(box) === 'frontFlap'))
        expect(contrastRatio(relativeLuminance(text.colour), relativeLuminance(back.panel.colour))).toBeGreaterThan(4.5);
    }
  });

  test('[B20] [B18] keeps its flaps’ words in the safe area on another trim and another page count', async () => {
    const jacket = await inJacket(await caseCover({ genre: 'fantasy' }));
    const wide = run(jacket, { name: 'change-specification', trim: { width: 8.5, height: 11 }, extent: 220 });
    for (const board of ['frontFlap', 'backFlap'] as const) {
      const safe = safeRect(geometryOf(wide), board);
      for (const ink of inksOn(wide, board)) expect(safe && distanceInside(ink, safe)).toBeGreaterThan(-1);
    }
    const ground = wide.coverShapes.find(({ name }) => name === 'Flap background');
    const { file, boards } = geometryOf(wide);
    expect(ground && ground.y + boards.front.y).toBeLessThanOrEqual(0.5);
    expect(ground && ground.y + boards.front.y + ground.height).toBeGreaterThanOrEqual(file.height - 0.5);
  });

  test('[B16] [B20] wears the ink and the ground of another idea on its flaps', async () => {
    const jacket = await inJacket(await caseCover({ genre: 'fantasy' }));
    const idea = await inJacket(await caseCover({ genre: 'cookbook' }));
    const bare = { ...idea, frontBoard: { ...idea.frontBoard, textBoxes: idea.frontBoard.textBoxes.filter((box) => !box.board) } };
    const dressed = run(jacket, {
      name: 'apply-idea',
      idea: { ...bare, coverShapes: bare.coverShapes.filter(({ board }) => board !== 'frontFlap' && board !== 'backFlap'), groups: [] },
    });
    for (const { text, panel } of textsOn(dressed, 'frontFlap')) {
      expect(text.colour).toEqual(idea.back.text.colour);
      expect(text.font).toBe(idea.back.text.font);
      expect(panel.zIndex).toBeGreaterThan(Math.max(...dressed.coverShapes.filter(({ board }) => board === 'front').map(({ z }) => z)));
    }
    const ground = dressed.coverShapes.find(({ name }) => name === 'Flap background')?.box.fill;
    expect(ground?.kind === 'linear' && ground.stops.at(-1)?.colour).toMatchObject({
      r: idea.back.panel.colour.r,
      g: idea.back.panel.colour.g,
      b: idea.back.panel.colour.b,
    });
  });

  test('[B20] [B1] has its flaps’ words in the print file, and nothing of them without', async () => {
    const cased = await caseCover({ genre: 'romance' });
    const jacket = await inJacket(cased);
    const silent = run(jacket, {
      name: 'together',
      commands: [...textsOn(jacket, 'frontFlap'), ...textsOn(jacket, 'backFlap')].map(({ designMode }) => ({
        name: 'hide-element',
        id: designMode.uniqueId,
        hidden: true,
      })),
    });
    const ports = { engine, readFont: readFontFile, readPicture: () => Promise.reject(new Error('There are no pictures')) };
    const print = async (design: Design) => {
      const { bytes } = await exportDesign(design, { kind: 'pdf', colour: { mode: 'rgb' }, createdAt: new Date('2026-01-02') }, ports);
      return rasteriseWithPdfium(bytes, WIDTH, HEIGHT);
    };
    const [spoken, plain] = [await print(jacket), await print(silent)];
    const changedIn = (board: BoardId) => {
      const rect = boardRect(geometryOf(jacket), board);
      const { file } = geometryOf(jacket);
      if (!rect) return 0;
      let count = 0;
      for (let y = 0; y < HEIGHT; y++) {
        for (let x = Math.ceil((rect.x / file.width) * WIDTH); x < ((rect.x + rect.width) / file.width) * WIDTH; x++) {
          const at = 4 * (y * WIDTH + Math.floor(x));
          if (Math.abs((spoken[at] ?? 0) - (plain[at] ?? 0)) > 40) count++;
        }
      }
      return count;
    };
    expect(changedIn('frontFlap')).toBeGreaterThan(200);
    expect(changedIn('backFlap')).toBeGreaterThan(200);
    expect(changedIn('front')).toBe(0);
  });

  test('[B23] [B20] is recolored with its flaps, whose words still read', async () => {
    const jacket = await inJacket(await caseCover({ genre: 'fantasy' }));
    const [palette] = rolesOfGenre({ id: 'romance' });
    const painted = run(jacket, { name: 'apply-palette', palette: palette ?? null });
    expect(painted.back.panel.colour).not.toEqual(jacket.back.panel.colour);
    const ground = painted.coverShapes.find(({ name }) => name === 'Flap background')?.box.fill;
    expect(ground?.kind === 'linear' && { ...ground.stops.at(-1)?.colour, a: 1 }).toEqual(painted.back.panel.colour);
    const luminance = relativeLuminance(painted.back.panel.colour);
    for (const { text } of [...textsOn(painted, 'frontFlap'), ...textsOn(painted, 'backFlap')])
      expect(contrastRatio(relativeLuminance(text.colour), luminance)).toBeGreaterThan(4.5);
  });

  test('[B20] reads on bare paper too, where the blurb is white', async () => {
    const bare = createDesign({ publisher: 'ingramspark', format: 'hardback', extent: 300 });
    const jacket = await inJacket({
      ...bare,
      back: { ...bare.back, panel: { ...bare.back.panel, colour: withAlpha(WHITE, 0) }, text: { ...bare.back.text, colour: WHITE } },
    });
    for (const { text } of [...textsOn(jacket, 'frontFlap'), ...textsOn(jacket, 'backFlap')]) expect(text.colour).toEqual(BLACK);
    expect(jacket.back.text.colour).toEqual(WHITE);
  });

  test('[B20] keeps what its author wrote: filled flaps and later jackets get nothing', async () => {
    const jacket = await inJacket(await caseCover({ genre: 'fantasy' }));
    expect(fillFlaps(jacket, counter(), engine)).toEqual([]);
    const cased = run(jacket, switchPrinter(jacket, 'ingramspark').command);
    expect(geometryOf(cased).flaps).toEqual([]);
    const again = run(cased, withFlapWords(cased, switchPrinter(cased, 'ingramspark-jacket').command, counter(), engine));
    expect(textsOn(again, 'frontFlap')).toEqual(textsOn(jacket, 'frontFlap'));
    expect(textsOn(again, 'backFlap')).toEqual(textsOn(jacket, 'backFlap'));
  });
});
