import { flowersBelow } from '../../art/generators/tarot-card.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { motifFor } from '../title-themes.ts';
import { groundUnder } from '../readable-palette.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { titleInZone } from '../zone-title.ts';

/** Romantasy, paranormal, poetry: a tarot card, its emblem in a sun of wavy rays, the title on the card's own panel. */
/** The emblems of cards for titles that name nothing. */
const EMBLEMS = ['moth', 'eye', 'hand', 'moon', 'sun', 'star', 'rose'] as const;

export const tarot: Layout = {
  titles: { words: 6, fewest: 2, letters: 34, longest: 13 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Units between the flowers and the title. */
const CLEAR = 22;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.darkest;
  const paper = groundUnder(ink, mixColours(own.paper, own.light, 0.22), 9);
  const colours = { ...own, paper };
  const foot = authorFoot(stage, { colour: ink, size: 0.036, z: 40 });
  const inset = board.width * 0.13;
  const bottom = foot.top - board.height * 0.022;
  const height = Math.min(board.height * 0.33, bottom - board.height * 0.46);
  const zone = { x: inset, y: bottom - board.height * 0.035 - height, width: board.width - 2 * inset, height };
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, place: 'bottom', lettering: { gap: 0.21, largest: 0.42 } });
  return {
    plain: paper,
    around: paper,
    shapes: [
      frontArtwork(stage, 'card', 'tarot-card', {
        z: 1,
        colours,
        motif: motifFor(stage, 'tarot', EMBLEMS, seed),
        parameters: {
          panel: unitsOf(stage, set.y) - flowersBelow(unitsOf(stage, board.height)) - CLEAR,
          bottom: unitsOf(stage, bottom) + 12,
        },
      }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
