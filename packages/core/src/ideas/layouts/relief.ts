import { mixColours } from '../../palette/mix-colours.ts';
import { chromaOf } from '../../palette/oklab.ts';
import { authorHead } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { livelyColours } from '../lively-colours.ts';
import { clearGrounds, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { zoneEnd } from '../zone-end.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Nonfiction, business: very large letters over a wall of reliefs in thick colored paper. */
export const relief: Layout = {
  titles: { words: 6, letters: 36 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const UNDER_PAPER = 7;
/** Chroma in OKLab below which a pale ground is gray. */
const GRAY = 0.03;

/** The arcs rise behind the last line up to this share of its height, if its letters are higher than this share of the board's width. */
const BEHIND = 0.02;
const LARGE = 0.085;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title, start } = stage;
  const own = livelyColours(roleColours(roles));
  const deep = seed % 3 === 2 ? clearGrounds(own.paper, [own.dark, own.second, own.main], UNDER_PAPER)[0] : undefined;
  const ink = deep ? own.paper : own.darkest;
  const isGray = chromaOf(own.light) < GRAY;
  const ground = deep ?? groundUnder(ink, seed % 3 === 0 || isGray ? own.paper : mixColours(own.light, own.paper, 0.3), UNDER_PAPER);
  const head = authorHead(stage, { colour: ink, alignment: start, size: 0.04, line: 'under' });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: head.bottom / board.height + 0.035, bottom: isSquare ? 0.56 : zoneEnd(title, 0.55) });
  const {
    box,
    ink: set,
    lines,
  } = titleInZone(stage, zone, {
    colour: ink,
    alignment: start,
    stretch: 1.25,
    lettering: { gap: 0.1, largest: 0.52 },
  });
  const top = unitsOf(stage, set.y + set.height + board.height * 0.022);
  const last = lines.at(-1)?.ink ?? set;
  const lineEnd = unitsOf(stage, start === 'left' ? last.x + last.width : board.width - last.x);
  // The arcs rise behind the end of the line, a short one too.
  const behind = Math.min(690, Math.max(330, lineEnd - 110));
  const isLarge = last.height > board.width * LARGE;
  return {
    plain: ground,
    around: ground,
    carried: ['relief'],
    shapes: [
      frontArtwork(stage, 'relief', 'paper-relief', {
        z: 1,
        colours: { ...own, light: ground, dark: deep ? mixColours(own.light, own.paper, 0.3) : own.dark },
        parameters: {
          top,
          across: start === 'left' ? behind : 1000 - behind,
          rise: isLarge ? top - unitsOf(stage, last.y + last.height * BEHIND) : 0,
          columns: columnsFor(unitsOf(stage, board.height) - top),
          mirrored: start === 'left' ? 0 : 1,
        },
      }),
      surface(stage, 'paper', 4, 0.8),
    ],
    textBoxes: [...head.boxes, box],
  };
}

/** Returns the number of columns whose square tiles leave least of a height free, in two rows or more. @param room units. */
function columnsFor(room: number): number {
  const free = (columns: number) => ((room * columns) / 1000) % 1;
  const fitting = [4, 5, 6, 7].filter((columns) => (room * columns) / 1000 >= 2);
  return fitting.reduce((best, columns) => (free(columns) / columns < free(best) / best ? columns : best), fitting[0] ?? 7);
}
