import { VIEWS } from '../../art/things/views.ts';
import { authorHead } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { isManShown } from '../title-people.ts';
import { viewOfTitle } from '../title-view.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Young adult, literary, memoir, fantasy: a head in profile, cut out of paper, with the book's landscape inside it. */
export const doubleExposure: Layout = {
  titles: { words: 13, letters: 72 },
  focus: { x: 0.5, y: 0.6 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** From the crown to where the shoulders run out of the front, as a share of the bust's height. */
const SHOWN = 0.6;
/** Letters are drawn taller where the title would leave its room empty. */
const TALLER = 1.35;
/** A low front has its words beside the head: where they end, and where the head is, as shares of the width. */
const BESIDE = 0.56;
const BESIDE_HEAD = 0.79;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, start } = stage;
  const own = roleColours(roles);
  // Every second cover is a light sheet with a night inside, the others a dark sheet with a day.
  const isLight = seed % 2 === 0;
  const ink = isLight ? own.darkest : own.paper;
  const sheet = isLight ? groundUnder(ink, own.paper, 9) : clearGround(ink, [own.dark, own.main, own.second], 7);
  const isLow = board.width > board.height;
  const head = authorHead(stage, { colour: ink, size: 0.046, line: 'under' });
  const top = (head.bottom + board.height * 0.028) / board.height;
  const side = start === 'right' ? { left: 1 - BESIDE } : { right: BESIDE };
  const zone = isLow ? zoneOf(stage, { top, bottom: 0.86, ...side }) : zoneOf(stage, { top, bottom: Math.max(0.5, top + 0.4) });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    stretch: TALLER,
    lettering: { gap: 0.12, largest: 0.42, rules: false },
  });
  const height = unitsOf(stage, board.height);
  const crown = isLow ? Math.max(100, height * 0.14) : unitsOf(stage, set.y + set.height) + 50;
  return {
    plain: sheet,
    around: sheet,
    carried: ['head'],
    shapes: [
      frontArtwork(stage, 'head', 'double-exposure', {
        z: 1,
        colours: { ...own, light: sheet },
        parameters: {
          crown,
          tall: Math.max(500, (height - crown) / SHOWN),
          across: isLow ? 1000 * (start === 'right' ? 1 - BESIDE_HEAD : BESIDE_HEAD) : 500,
          woman: isManShown(stage.title, seed % 3 === 1) ? 0 : 1,
          view: VIEWS.indexOf(viewOfTitle(stage.title, seed)),
          night: isLight ? 1 : 0,
          mirrored: Math.floor(seed / 2) % 2,
        },
      }),
      surface(stage, 'paper'),
    ],
    textBoxes: [...head.boxes, box],
  };
}
