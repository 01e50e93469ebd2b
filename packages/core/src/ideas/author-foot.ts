import type { Rgba } from '../design/colour.ts';
import type { TextBox } from '../design/text-box.ts';
import { frontBox } from './front-box.ts';
import type { LayoutStage } from './layout-stage.ts';
import { setAuthor, setLine } from './set-front-words.ts';

interface FootStyle {
  readonly colour: Rgba;
  /** Of the small line; the author's when absent. */
  readonly lineColour?: Rgba;
  readonly alignment?: 'left' | 'center' | 'right';
  /** Largest size of the author's name, as a share of the board's height. */
  readonly size?: number;
}

export interface Foot {
  readonly boxes: readonly TextBox[];
  /** Where the words begin, Px from the board's top. */
  readonly top: number;
}

const GAP = 0.018;

/** The author at the foot of the front, and the small line above the name. */
export function authorFoot(stage: LayoutStage, { colour, lineColour = colour, alignment = 'center', size = 0.036 }: FootStyle): Foot {
  const { board, margin } = stage;
  const author = setAuthor(stage, { width: 1, height: size * 1.4, size, lines: 1 });
  const line = setLine(stage, { width: 0.9, height: 0.055, size: 0.024, lines: 2 });
  const authorTop = board.height - margin - author.height;
  const lineTop = authorTop - board.height * GAP - (line?.height ?? 0);
  const sides =
    alignment === 'left'
      ? { left: margin, right: 0 }
      : alignment === 'right'
        ? { left: 0, right: margin }
        : { left: margin * 0.8, right: margin * 0.8 };
  return {
    boxes: [
      frontBox('Author', author, { top: authorTop, ...sides }, { colour, alignment }),
      ...(line ? [frontBox('Subtitle', line, { top: lineTop, ...sides }, { colour: lineColour, alignment })] : []),
    ],
    top: line ? lineTop : authorTop,
  };
}
