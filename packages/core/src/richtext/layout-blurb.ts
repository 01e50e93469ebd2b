import { type Point, type Rect, union } from '../geometry/shapes.ts';
import { layoutText } from '../text/layout-text.ts';
import type { FaceRequest, TextEngine } from '../text/text-engine.ts';
import type { TextAlignment, TextBlock, TextCase, TextLayout } from '../text/text-layout.ts';
import type { RichParagraph, RichSpan, RichText } from './rich-text.ts';

export interface BlurbStyle {
  readonly family: string;
  /** The size of ordinary text in print pixels per em. */
  readonly size: number;
  readonly lineSpacing: number;
  /** The letter spacing in thousandths of an em. */
  readonly letterSpacing: number;
  readonly case: TextCase;
  readonly alignment: TextAlignment;
  /** The width in print pixels. */
  readonly width: number;
}

/** A paragraph in its place. `spans[run.span]` is the span of a run, which has its underline. */
export interface BlurbPart {
  /** The position of the layout's corner in the blurb, in print pixels. */
  readonly origin: Point;
  readonly layout: TextLayout;
  readonly spans: readonly RichSpan[];
}

export interface BlurbLayout {
  /** Paragraphs and list markers, from top to bottom. */
  readonly parts: readonly BlurbPart[];
  readonly height: number;
  readonly inkBounds: Rect | null;
}

/** The size of the hook as a multiple of ordinary text. */
const HOOK_SIZE = 1.35;
const HOOK_LINE_SPACING = 1.15;
const PARAGRAPH_GAP = 0.55;
const ITEM_GAP = 0.2;
const QUOTE_INDENT = 1.4;
const LIST_INDENT = 1.6;
const MARKER_GAP = 0.45;

/** Lays out a blurb: larger hook lines, quotations indented on both sides, list items after their marker, and gaps between paragraphs. */
export function layoutBlurb(paragraphs: RichText, style: BlurbStyle, engine: TextEngine): BlurbLayout {
  const parts: BlurbPart[] = [];
  let top = 0;
  paragraphs.forEach((paragraph, index) => {
    if (index > 0) top += gapBefore(paragraph, paragraphs[index - 1]) * style.size;
    const set = setParagraph(paragraph, style, top, engine);
    parts.push(...set);
    top += set[0].layout.height;
  });
  return { parts, height: top, inkBounds: inkOf(parts) };
}

/** Returns the faces that a blurb needs with their texts, for loading them beforehand. */
export function blurbFaceUses(paragraphs: RichText, family: string): readonly (FaceRequest & { readonly text: string })[] {
  return paragraphs.flatMap((paragraph) => [
    ...(paragraph.list ? [{ family, bold: false, italic: false, text: markerText(paragraph) }] : []),
    ...spansOf(paragraph).map(({ text, bold, italic }) => ({ family, text, bold: bold || paragraph.kind === 'hook', italic })),
  ]);
}

function gapBefore(paragraph: RichParagraph, previous: RichParagraph | undefined): number {
  return paragraph.list && previous?.list && paragraph.list.position > 1 ? ITEM_GAP : PARAGRAPH_GAP;
}

function setParagraph(paragraph: RichParagraph, style: BlurbStyle, top: number, engine: TextEngine): readonly [BlurbPart, ...BlurbPart[]] {
  const quoteIndent = paragraph.quote === 'none' ? 0 : QUOTE_INDENT * style.size;
  const listIndent = paragraph.list ? LIST_INDENT * style.size : 0;
  const width = Math.max(style.size, style.width - 2 * quoteIndent - listIndent);
  const asked = blockOf(paragraph, style, width);
  const layout = layoutFromStart(paragraph, asked, engine);
  const rightToLeft = layout.lines[0]?.direction === 'rtl';
  const spans = spansOf(paragraph);
  const part = { origin: { x: quoteIndent + (rightToLeft ? 0 : listIndent), y: top }, layout, spans };
  if (!paragraph.list) return [part];
  const marker = layoutText({ ...blockOf(paragraph, style, Infinity), spans: [markerSpan(paragraph, asked)], alignment: 'left' }, engine);
  const gap = MARKER_GAP * style.size;
  const line = { left: layout.lines[0]?.left ?? 0, width: layout.lines[0]?.width ?? 0 };
  const x = part.origin.x + (rightToLeft ? line.left + line.width + gap : line.left - gap - marker.width);
  return [part, { origin: { x, y: top }, layout: marker, spans: [{ ...PLAIN, text: markerText(paragraph) }] }];
}

/** Lays out a paragraph. Without a chosen alignment, “left” means the side where reading starts, so a Hebrew paragraph is aligned right. */
function layoutFromStart(paragraph: RichParagraph, block: TextBlock, engine: TextEngine): TextLayout {
  const layout = layoutText(block, engine);
  const atWrongEdge = paragraph.alignment === null && block.alignment === 'left' && layout.lines[0]?.direction === 'rtl';
  return atWrongEdge ? layoutText({ ...block, alignment: 'right' }, engine) : layout;
}

function blockOf(paragraph: RichParagraph, style: BlurbStyle, width: number): TextBlock {
  const isHook = paragraph.kind === 'hook';
  return {
    spans: spansOf(paragraph).map(({ text, bold, italic }) => ({
      text,
      family: style.family,
      size: style.size * (isHook ? HOOK_SIZE : 1),
      bold: bold || isHook,
      italic,
      letterSpacing: style.letterSpacing,
    })),
    width,
    alignment: paragraph.alignment ?? style.alignment,
    lineSpacing: isHook ? Math.min(style.lineSpacing, HOOK_LINE_SPACING) : style.lineSpacing,
    case: style.case,
    direction: 'auto',
  };
}

const PLAIN = { bold: false, italic: false, underline: false } as const;

/** Returns the spans of a paragraph. An empty paragraph gets an empty span, so that it has the height of a line. */
function spansOf({ spans }: RichParagraph): readonly RichSpan[] {
  return spans.length > 0 ? spans : [{ ...PLAIN, text: '' }];
}

function markerText({ list }: RichParagraph): string {
  return list?.marker === 'number' ? `${list.position}.` : '•';
}

function markerSpan(paragraph: RichParagraph, { spans }: TextBlock) {
  const [first] = spans;
  if (!first) throw new Error('A paragraph has at least one span');
  return { ...first, text: markerText(paragraph), bold: false, italic: false, letterSpacing: 0 };
}

function inkOf(parts: readonly BlurbPart[]): Rect | null {
  return parts.reduce<Rect | null>((bounds, { origin, layout: { inkBounds: ink } }) => {
    if (!ink) return bounds;
    const moved = { ...ink, x: ink.x + origin.x, y: ink.y + origin.y };
    return bounds ? union(bounds, moved) : moved;
  }, null);
}
