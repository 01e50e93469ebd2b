import type { Rgba } from '@coverwright/core/design/colour.ts';
import { glyphNodes } from '@coverwright/core/scene/glyph-nodes.ts';
import { rectanglePath } from '@coverwright/core/scene/path.ts';
import type { Scene, SceneNode } from '@coverwright/core/scene/scene.ts';
import { layoutText } from '@coverwright/core/text/layout-text.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { loadFonts } from '@coverwright/render/fonts/load-design-fonts.ts';
import { readFontFile } from '../fonts/node-font-files.ts';
import { renderPdf } from '../pdf/render-pdf.ts';
import { createTranslator } from '@coverwright/core/messages/create-translator.ts';
import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';
import { receiptMessages } from './messages.ts';

const say = createTranslator(receiptMessages, DEFAULT_LOCALE);

/** The texts of a receipt, with amounts and dates formatted. */
export interface Receipt {
  readonly number: string;
  readonly date: string;
  /** The date in the document's information. It is the order's, so that the same receipt gives the same bytes. */
  readonly paidAt: Date;
  /** The name, address and email address of the seller, line by line. */
  readonly seller: readonly string[];
  readonly buyer: string;
  /** The book's title; empty if it has none. */
  readonly subject: string;
  readonly lines: readonly { readonly name: string; readonly amount: string }[];
  readonly total: string;
  /** The sentences below the total. */
  readonly notes: readonly string[];
}

/** The size of US letter paper in print pixels. */
const PAGE = { width: 2550, height: 3300 };
const MARGIN = 300;
const INNER = PAGE.width - 2 * MARGIN;
const FAMILY = 'Open Sans';
const INK: Rgba = { r: 34, g: 31, b: 27, a: 1 };
const QUIET: Rgba = { r: 95, g: 88, b: 79, a: 1 };
const CLOTH: Rgba = { r: 29, g: 83, b: 65, a: 1 };
/** The number of print pixels per point. */
const POINT = 300 / 72;
/** The width of the column of amounts, in print pixels. */
const AMOUNT_WIDTH = 500;

interface Style {
  readonly points: number;
  readonly bold?: boolean;
  readonly colour?: Rgba;
  readonly alignment?: 'left' | 'right';
}

const HEADING: Style = { points: 22, bold: true };
const PLAIN: Style = { points: 10.5 };
const SMALL: Style = { points: 9.5, colour: QUIET };
const STRONG: Style = { points: 11.5, bold: true };

let opening: ReturnType<typeof createHarfBuzzEngine> | null = null;

/** Writes a receipt of one page as a PDF. It uses the writer of the print files, so letters of every script are outlines. */
export async function writeReceipt(receipt: Receipt): Promise<Uint8Array> {
  const engine = await (opening ??= createHarfBuzzEngine());
  const text = wordsOf(receipt);
  const uses = [false, true].map((bold) => ({ family: FAMILY, bold, italic: false, text }));
  await loadFonts(engine, { uses, userFonts: [] }, { readFont: readFontFile });
  const page = { x: 0, y: 0, width: PAGE.width / 300, height: PAGE.height / 300 };
  return renderPdf(composeReceipt(receipt, engine), {
    title: say('titleOf', { number: receipt.number }),
    author: receipt.seller[0] ?? 'Coverwright',
    createdAt: receipt.paidAt,
    boxes: { widthIn: page.width, heightIn: page.height, trim: page, bleed: page },
    outlines: engine,
    readPicture: (asset) => Promise.reject(new Error(`A receipt shows no picture: ${asset}`)),
  });
}

function composeReceipt(receipt: Receipt, engine: TextEngine): Scene {
  const nodes: SceneNode[] = [];
  let y = MARGIN;
  const put = (text: string, style: Style, x = MARGIN, width = INNER): number => {
    if (text === '') return 0;
    const layout = layoutText(
      {
        spans: [{ text, family: FAMILY, size: style.points * POINT, bold: style.bold ?? false, italic: false, letterSpacing: 0 }],
        width,
        alignment: style.alignment ?? 'left',
        lineSpacing: 1.4,
        case: 'none',
        direction: 'ltr',
      },
      engine,
    );
    nodes.push(...glyphNodes(layout.lines, { x, y }, () => ({ kind: 'solid', colour: style.colour ?? INK })));
    return layout.height;
  };
  const rule = (colour: Rgba, height: number) =>
    nodes.push({ kind: 'fill', path: rectanglePath({ x: MARGIN, y, width: INNER, height }), paint: { kind: 'solid', colour } });
  const row = (name: string, amount: string, style: Style) => {
    const height = put(name, style, MARGIN, INNER - AMOUNT_WIDTH);
    y += Math.max(height, put(amount, { ...style, alignment: 'right' }, MARGIN + INNER - AMOUNT_WIDTH, AMOUNT_WIDTH));
  };

  rule(CLOTH, 14);
  y += 80;
  y += put(say('receipt'), HEADING);
  y += put(say('order', { number: receipt.number, date: receipt.date }), PLAIN) + 70;
  y += Math.max(
    put([say('soldBy'), ...receipt.seller].join('\n'), PLAIN, MARGIN, INNER / 2 - 60),
    put(`${say('soldTo')}\n${receipt.buyer}`, PLAIN, MARGIN + INNER / 2, INNER / 2),
  );
  y += 90;
  if (receipt.subject) y += put(receipt.subject, STRONG) + 30;
  rule(QUIET, 3);
  y += 35;
  for (const { name, amount } of receipt.lines) row(name, amount, PLAIN);
  y += 35;
  rule(QUIET, 3);
  y += 35;
  row(say('total'), receipt.total, STRONG);
  y += 70;
  for (const note of receipt.notes) y += put(note, SMALL) + 15;
  const bounds = { x: 0, y: 0, ...PAGE };
  return { ...PAGE, layers: [{ id: 'receipt', kind: 'background', bounds, rotation: 0, inkBounds: bounds, nodes }] };
}

/** Returns every character of the receipt, so that the fonts that it needs can be loaded before it is laid out. */
function wordsOf({ number, date, seller, buyer, subject, lines, total, notes }: Receipt): string {
  const fixed = Object.values(receiptMessages.texts);
  return [...fixed, number, date, ...seller, buyer, subject, ...lines.flatMap(({ name, amount }) => [name, amount]), total, ...notes].join(
    ' ',
  );
}
