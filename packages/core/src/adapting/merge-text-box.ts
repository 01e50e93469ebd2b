import { MAX_FONT_SIZE, MIN_FONT_SIZE } from '../design/bounds.ts';
import type { TextBox } from '../design/text-box.ts';
import { panelAt, placeTextBox } from '../elements/text-box/place-text-box.ts';
import { boardOfText } from '../elements/text-box/text-board.ts';
import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import { oneLine } from '../text/one-line.ts';
import { type BoardFrame, boardFrame } from './board-frame.ts';
import { mergePlace } from './merge-place.ts';
import { isEqual } from '../design/is-equal.ts';
import { isSame, mergeFields } from './merge-values.ts';

/** An element on both sides of a change: as the layout had it, as the document has it, and as the layout has it now. */
export interface ThreeWays<Element> {
  readonly base: Element;
  readonly mine: Element;
  readonly theirs: Element;
  /** `mine` as adapted by its pins alone. */
  readonly pinned: Element;
}

export interface MergeBook {
  readonly before: CoverGeometry;
  readonly after: CoverGeometry;
  /** The factor by which the front scales evenly. */
  readonly scale: number;
}

const PLACE = ['top', 'height', 'marginLeft', 'marginRight'] as const;

/**
 * Merges a text box. The layout's decisions come from the layout and the author's changes from the author, each for words, type, color,
 * effect and place.
 */
export function mergeTextBox(ways: ThreeWays<TextBox>, book: MergeBook): TextBox {
  const { base, mine, theirs } = ways;
  const saysElse = oneLine(mine.text.text) !== oneLine(base.text.text);
  // A longer title may need another face, but only new covers get it: the author of this cover has seen this face.
  const keepsFace = saysElse && mine.text.font === base.text.font && theirs.text.font !== mine.text.font;
  return {
    ...mergeFields(base, mine, theirs),
    designMode: { ...mergeFields(base.designMode, mine.designMode, theirs.designMode), maxFontSize: mostSize(ways) },
    panel: mergePanel(ways, book),
    text: {
      ...mergeFields(base.text, mine.text, theirs.text),
      ...(keepsFace ? faceOf(mine.text) : {}),
      text: wordsOf(ways),
      fontSize: sizeOf(ways),
    },
  };
}

function faceOf({ font, bold, italic, case: letters, letterSpacing, lettering }: TextBox['text']) {
  return { font, bold, italic, case: letters, letterSpacing, lettering };
}

function mostSize({ base, mine, theirs, pinned }: ThreeWays<TextBox>): number {
  return (mine.designMode.maxFontSize === base.designMode.maxFontSize ? theirs : pinned).designMode.maxFontSize;
}

/** Returns true if the author has changed the place or the type of a text, so that it has to be checked against the new book. */
export function isTouched({ base, mine }: Pick<ThreeWays<TextBox>, 'base' | 'mine'>): boolean {
  const { colour: _, textEffect: _effect, ...type } = mine.text;
  return (
    !isEqual(mine.panel, base.panel) ||
    !isEqual(mine.designMode.pins, base.designMode.pins) ||
    !isSame(mine.text, base.text, Object.keys(type) as (keyof typeof type)[]) ||
    mine.panelPosition !== base.panelPosition
  );
}

/**
 * Returns the words of the merged text. Line breaks and styled lines that the author has changed are kept; otherwise the layout breaks the
 * lines for the new width.
 */
function wordsOf({ base, mine, theirs }: ThreeWays<TextBox>): string {
  const said = mine.text.text;
  const brokeLines = said !== base.text.text && oneLine(said) === oneLine(base.text.text);
  return brokeLines || said.trim() === '' || !isEqual(mine.text.lines, base.text.lines) ? said : theirs.text.text;
}

/** Returns the merged type size. The ratio between the author's size and the layout's is kept. */
function sizeOf({ base, mine, theirs }: ThreeWays<TextBox>): number {
  const size = theirs.text.fontSize * (mine.text.fontSize / base.text.fontSize);
  return Math.min(MAX_FONT_SIZE, Math.max(MIN_FONT_SIZE, size));
}

function mergePanel(ways: ThreeWays<TextBox>, { before, after, scale }: MergeBook): TextBox['panel'] {
  const { base, mine, theirs, pinned } = ways;
  // A text that its author moved to another board, or pinned, keeps its pins.
  if (boardOfText(mine) !== boardOfText(base) || !isEqual(mine.designMode.pins, base.designMode.pins)) return pinned.panel;
  const frame: BoardFrame = boardFrame(before, 'front');
  const rectOf = (box: TextBox, { boards }: CoverGeometry) => placeTextBox(box, boards.front).panel;
  const onFront = ({ boards: { front } }: CoverGeometry, rect: ReturnType<typeof rectOf>) => ({
    ...rect,
    x: rect.x - front.x,
    y: rect.y - front.y,
  });
  const place = isSame(mine.panel, base.panel, PLACE)
    ? theirs.panel
    : panelAt(
        mergePlace({
          base: onFront(before, rectOf(base, before)),
          mine: onFront(before, rectOf(mine, before)),
          theirs: onFront(after, rectOf(theirs, after)),
          pinned: onFront(after, rectOf(pinned, after)),
          frame,
          scale,
        }),
        { x: 0, y: 0, width: after.boards.front.width, height: after.boards.front.height },
      );
  return {
    ...mergeFields(base.panel, mine.panel, theirs.panel),
    top: place.top,
    height: place.height,
    marginLeft: place.marginLeft,
    marginRight: place.marginRight,
    paddingLeft: mine.panel.paddingLeft === base.panel.paddingLeft ? theirs.panel.paddingLeft : pinned.panel.paddingLeft,
    paddingRight: mine.panel.paddingRight === base.panel.paddingRight ? theirs.panel.paddingRight : pinned.panel.paddingRight,
  };
}
