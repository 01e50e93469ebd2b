import { heroBounds } from '../../art/heroes/hero-bounds.ts';
import { VIEWS } from '../../art/things/views.ts';
import { authorHead } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { motifFor } from '../title-themes.ts';
import { viewOfTitle } from '../title-view.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Literary, fantasy, mystery: what the title names, cut out of paper, with the book's landscape inside it. */
export const silhouette: Layout = {
  titles: { words: 13, letters: 72 },
  focus: { x: 0.5, y: 0.6 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The motifs for titles that name nothing. */
const MOTIFS = ['raven', 'deer', 'tree', 'leaf'] as const;
/** Letters are drawn taller where the title would leave its room empty. */
const TALLER = 1.35;
/** A low front has its words beside the silhouette: where they end, and where the silhouette is, as shares of the width. */
const BESIDE = 0.54;
const BESIDE_THING = 0.77;

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
  const zone = isLow ? zoneOf(stage, { top, bottom: 0.9, ...side }) : zoneOf(stage, { top, bottom: Math.max(0.5, top + 0.4) });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    stretch: TALLER,
    lettering: { gap: 0.12, largest: 0.42, rules: false },
  });
  const motif = motifFor(stage, 'silhouette', MOTIFS, seed);
  const from = isLow ? unitsOf(stage, board.height * 0.08) : unitsOf(stage, set.y + set.height) + 60;
  const place = placeIn(heroBounds(motif), {
    from,
    to: unitsOf(stage, board.height * (isLow ? 0.92 : 0.945)),
    half: isLow ? 1000 * (1 - BESIDE_THING) - 40 : 440,
  });
  return {
    plain: sheet,
    around: sheet,
    carried: ['silhouette'],
    shapes: [
      frontArtwork(stage, 'silhouette', 'silhouette-view', {
        z: 1,
        colours: { ...own, light: sheet },
        motif,
        parameters: {
          ...place,
          across: isLow ? 1000 * (start === 'right' ? 1 - BESIDE_THING : BESIDE_THING) : 500,
          view: VIEWS.indexOf(viewOfTitle(stage.title, seed)),
          night: isLight ? 1 : 0,
        },
      }),
      surface(stage, 'paper'),
    ],
    textBoxes: [...head.boxes, box],
  };
}

/** The middle and the reach of a drawing that fills a room, measured by its own ink. */
function placeIn(ink: ReturnType<typeof heroBounds>, { from, to, half }: Record<'from' | 'to' | 'half', number>) {
  const wide = Math.max(-ink.x, ink.x + ink.width);
  const reach = Math.max(120, Math.min(620, half / wide, (to - from) / ink.height));
  return { reach, middle: (from + to) / 2 - (ink.y + ink.height / 2) * reach };
}
