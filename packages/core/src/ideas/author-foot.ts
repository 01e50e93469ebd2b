import type { Rgba } from '../design/colour.ts';
import type { TextBox } from '../design/text-box.ts';
import { frontBox } from './front-box.ts';
import type { LayoutStage } from './layout-stage.ts';
import { setAuthor, setLine } from './set-front-words.ts';

interface FootStyle {
  readonly colour: Rgba;
  /** The color of the small line; the author's when absent. */
  readonly lineColour?: Rgba;
  readonly alignment?: 'left' | 'center' | 'right';
  /** Largest size of the author's name, as a share of the board's height. */
  readonly size?: number;
  /** Largest size of the small line, likewise. */
  readonly lineSize?: number;
  readonly z?: number;
  /** Px by which the words stand over the margin, as inside a frame. */
  readonly lift?: number;
}

export interface Foot {
  readonly boxes: readonly TextBox[];
  /** The top of the words, Px from the board's top. */
  readonly top: number;
}

const GAP = 0.018;

/** The author at the foot of the front, and the small line above the name. */
export function authorFoot(
  stage: LayoutStage,
  { colour, lineColour = colour, alignment = 'center', size = 0.036, lineSize = 0.028, z = 20, lift = 0 }: FootStyle,
): Foot {
  const { board, margin } = stage;
  const author = setAuthor(stage, { width: 1, height: size * 1.4, size, lines: 1 });
  const line = setLine(stage, { width: 0.9, height: lineSize * 2.2, size: lineSize, lines: 2 });
  const authorTop = board.height - margin - lift - author.height;
  const lineTop = authorTop - board.height * GAP - (line?.height ?? 0);
  const sides =
    alignment === 'left'
      ? { left: margin, right: 0 }
      : alignment === 'right'
        ? { left: 0, right: margin }
        : { left: margin * 0.8, right: margin * 0.8 };
  return {
    boxes: [
      frontBox('Author', author, { top: authorTop, ...sides }, { colour, alignment, z }),
      ...(line ? [frontBox('Subtitle', line, { top: lineTop, ...sides }, { colour: lineColour, alignment, z })] : []),
    ],
    top: line ? lineTop : authorTop,
  };
}

/** The space between a title and the words under it, as shares of the front's height: less, and a name reads as the title's last line. */
const OVER_NAME = 0.05;
const OVER_LINE = 0.036;

/** Returns where a title that stands on the author's words ends, Px from the board's top. */
export function titleFloor({ board }: LayoutStage, { boxes, top }: Foot): number {
  return top - board.height * (boxes.length > 1 ? OVER_LINE : OVER_NAME);
}

interface HeadStyle extends FootStyle {
  /** The place of the small line: under the name, or at the foot of the front. */
  readonly line: 'under' | 'foot';
}

export interface Head {
  readonly boxes: readonly TextBox[];
  /** The end of the words at the head and the top of those at the foot, Px from the board's top. */
  readonly bottom: number;
  readonly footTop: number;
}

/** The author at the head of the front, as large as a name that sells books is set. */
export function authorHead(
  stage: LayoutStage,
  { colour, lineColour = colour, alignment = 'center', size = 0.08, z = 20, line: place }: HeadStyle,
): Head {
  const { board, margin } = stage;
  const author = setAuthor(stage, { width: 1, height: size * 1.4, size, lines: 1 });
  const line = setLine(stage, { width: 0.9, height: 0.055, size: 0.026, lines: 2 });
  // A name at one side begins where the title does.
  const sides = { left: margin * (alignment === 'left' ? 1 : 0.8), right: margin * (alignment === 'right' ? 1 : 0.8) };
  const under = margin + author.height + board.height * GAP;
  const lineTop = place === 'under' ? under : board.height - margin - (line?.height ?? 0);
  return {
    boxes: [
      frontBox('Author', author, { top: margin, ...sides }, { colour, alignment, z }),
      ...(line ? [frontBox('Subtitle', line, { top: lineTop, ...sides }, { colour: lineColour, alignment, z })] : []),
    ],
    bottom: place === 'under' && line ? under + line.height : margin + author.height,
    footTop: place === 'foot' && line ? lineTop : board.height - margin,
  };
}
