import type { Rgba } from '../design/colour.ts';
import type { TextBox } from '../design/text-box.ts';
import { authorHead } from './author-foot.ts';
import { roleColours, unitsOf } from './front-artwork.ts';
import type { LayoutStage } from './layout-stage.ts';
import { clearGround, groundUnder } from './readable-palette.ts';
import { titleInZone, zoneOf } from './zone-title.ts';

/** The places on a low front, which has its words beside the hole: shares of the width and height. */
interface LowFront {
  /** The end of the words across, and their end down. */
  readonly words: number;
  readonly foot: number;
  /** The middle of the hole across. */
  readonly hole: number;
}

/** A sheet of paper with the words of a front, and the place of a hole in it. Lengths are units of drawings. */
interface CutSheet {
  readonly sheet: Rgba;
  readonly textBoxes: readonly TextBox[];
  readonly isLow: boolean;
  readonly isNight: boolean;
  /** The end of the title. */
  readonly titleEnd: number;
  /** The middle of the hole across. */
  readonly across: number;
}

/** Letters are drawn taller where the title would leave its room empty. */
const TALLER = 1.35;

/** Sets the author and the title on a sheet: every second one is light, with a night in its hole, the others are dark, with a day. */
export function cutSheet(stage: LayoutStage, { words, foot, hole }: LowFront): CutSheet {
  const { board, roles, seed, start } = stage;
  const own = roleColours(roles);
  const isLight = seed % 2 === 0;
  const ink = isLight ? own.darkest : own.paper;
  const isLow = board.width > board.height;
  const head = authorHead(stage, { colour: ink, size: 0.046, line: 'under' });
  const top = (head.bottom + board.height * 0.042) / board.height;
  const side = start === 'right' ? { left: 1 - words } : { right: words };
  const zone = isLow ? zoneOf(stage, { top, bottom: foot, ...side }) : zoneOf(stage, { top, bottom: Math.max(0.5, top + 0.4) });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    stretch: TALLER,
    lettering: { gap: 0.12, largest: 0.42, rules: false },
  });
  return {
    sheet: isLight ? groundUnder(ink, own.paper, 9) : clearGround(ink, [own.dark, own.main, own.second], 7),
    textBoxes: [...head.boxes, box],
    isLow,
    isNight: isLight,
    titleEnd: unitsOf(stage, set.y + set.height),
    across: isLow ? 1000 * (start === 'right' ? 1 - hole : hole) : 500,
  };
}
