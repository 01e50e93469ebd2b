import type { Design } from '../../design/design.ts';
import type { TextBox } from '../../design/text-box.ts';
import { setLettering } from '../../lettering/set-lettering.ts';
import { isMinorIn } from '../../lettering/minor-words.ts';
import { inkBounds } from '../../text/ink-bounds.ts';
import type { LaidLine } from '../../text/text-layout.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import type { Size } from '../../geometry/shapes.ts';

/** The size of a title on its front, which decides how well a shop's thumbnail shows it. */
export interface TitleSize {
  /** Height of its ink as a share of the front's. */
  readonly share: number;
  /** Cap height of its smallest line that carries it, as a share of the front's width. */
  readonly smallestCap: number;
  /** Height of the lowest letter of its small words, as a share of the front's width; null: it has no lines of small words. */
  readonly smallestMinor: number | null;
  /** It could only be larger in other letters: no line holds two words that carry it, and the widest fills the measure. */
  readonly isFull: boolean;
}

/** A capital's height, em, where no outline tells it. */
const CAP = 0.7;

/** Measures the title as it was set, without drawing it. */
export function measureTitle(design: Pick<Design, 'frontBoard'>, front: Size, engine: TextEngine): TitleSize {
  const title = design.frontBoard.textBoxes.find(({ panelName }) => panelName === 'Title');
  return title ? measureBox(title, front, engine) : { share: 0, smallestCap: 0, smallestMinor: null, isFull: false };
}

function measureBox({ text, panel }: TextBox, front: Size, engine: TextEngine): TitleSize {
  const { lettering } = text;
  if (!lettering) {
    const lines = text.text.split('\n').length;
    return {
      share: (text.fontSize * text.lineSpacing * lines) / front.height,
      smallestCap: (text.fontSize * CAP) / front.width,
      smallestMinor: null,
      isFull: false,
    };
  }
  const width = front.width - panel.marginLeft - panel.marginRight;
  const { layout, areMinor } = setLettering(text, lettering, { width, height: panel.height }, engine);
  const taller = text.warp?.kind === 'stretch' || text.warp?.kind === 'widen' ? text.warp.height : 1;
  const wordsOf = (line: LaidLine) => text.text.slice(line.start, line.end).trim().split(/\s+/u);
  const isMinor = (line: LaidLine) => areMinor[layout.lines.indexOf(line)] ?? false;
  const caps = layout.lines.flatMap((line) => {
    const ink = inkBounds([line], engine);
    if (!ink || isMinor(line)) return [];
    const size = Math.max(...line.runs.map((run) => run.size));
    return [Math.min(line.baseline - ink.y, HIGHEST_CAP * size) * taller];
  });
  const small = layout.lines
    .filter(isMinor)
    .flatMap((line) => letterHeights(line, engine))
    .map((height) => height * taller);
  const ink = inkBounds(layout.lines, engine);
  return {
    share: ((ink?.height ?? 0) * taller) / front.height,
    smallestCap: caps.length > 0 ? Math.min(...caps) / front.width : 0,
    smallestMinor: small.length > 0 ? Math.min(...small) / front.width : null,
    isFull:
      (ink?.width ?? 0) > FULL * width &&
      layout.lines.every((line) => wordsOf(line).filter((word) => !isMinorIn(word, lettering.minorWords)).length <= 1),
  };
}

/** Returns the heights of a line's letters; points, dashes and quotes do not count. */
function letterHeights({ runs }: LaidLine, engine: TextEngine): readonly number[] {
  return runs.flatMap(({ face, size, glyphs }) =>
    glyphs.flatMap(({ id }) => {
      const height = engine.inkBounds(face, id)?.height ?? 0;
      return height > LOWEST_LETTER ? [height * size] : [];
    }),
  );
}

/** Height of a letter without ascender, em: what is lower is no letter. */
const LOWEST_LETTER = 0.25;
/** Share of the measure from which a line fills it. */
const FULL = 0.96;

/** Ink that is higher than this over the baseline, em, belongs to an accent. */
const HIGHEST_CAP = 0.88;
