import type { Design } from '../../design/design.ts';
import type { TextBox } from '../../design/text-box.ts';
import { setLettering } from '../../lettering/set-lettering.ts';
import { isSmallWord } from '../../lettering/minor-words.ts';
import { inkBounds } from '../../text/ink-bounds.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import type { Size } from '../../geometry/shapes.ts';

/** How large a title is on its front: what a shop's thumbnail shows of it. */
export interface TitleSize {
  /** Height of its ink as a share of the front's. */
  readonly share: number;
  /** Cap height of its smallest line that carries it, as a share of the front's width. */
  readonly smallestCap: number;
}

/** A capital's height, em, where no outline tells it. */
const CAP = 0.7;

/** Measures the title as it was set, without drawing it. */
export function measureTitle(design: Pick<Design, 'frontBoard'>, front: Size, engine: TextEngine): TitleSize {
  const title = design.frontBoard.textBoxes.find(({ panelName }) => panelName === 'Title');
  return title ? measureBox(title, front, engine) : { share: 0, smallestCap: 0 };
}

function measureBox({ text, panel }: TextBox, front: Size, engine: TextEngine): TitleSize {
  const { lettering } = text;
  if (!lettering) {
    const lines = text.text.split('\n').length;
    return { share: (text.fontSize * text.lineSpacing * lines) / front.height, smallestCap: (text.fontSize * CAP) / front.width };
  }
  const width = front.width - panel.marginLeft - panel.marginRight;
  const { layout } = setLettering(text, lettering, { width, height: panel.height }, engine);
  const taller = text.warp?.kind === 'stretch' ? text.warp.height : 1;
  const caps = layout.lines.flatMap((line) => {
    const words = text.text.slice(line.start, line.end).split(/\s+/u);
    const ink = inkBounds([line], engine);
    if (!ink || (layout.lines.length > 1 && words.every(isSmallWord))) return [];
    const size = Math.max(...line.runs.map((run) => run.size));
    return [Math.min(line.baseline - ink.y, HIGHEST_CAP * size) * taller];
  });
  const ink = inkBounds(layout.lines, engine);
  return {
    share: ((ink?.height ?? 0) * taller) / front.height,
    smallestCap: caps.length > 0 ? Math.min(...caps) / front.width : 0,
  };
}

/** What stands higher than this over its baseline, em, is an accent. */
const HIGHEST_CAP = 0.88;
