import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { motifFor } from '../title-themes.ts';
import { groundUnder } from '../readable-palette.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { titleInZone } from '../zone-title.ts';

/** The emblems of cards for titles that name nothing. */
const EMBLEMS = ['moth', 'eye', 'hand', 'moon', 'sun', 'star', 'rose'] as const;

/** Those of horror novels, where a sun or a rose promises a fairy tale. */
const EMBLEMS_OF_FEAR = ['moth', 'eye', 'hand', 'moon'] as const;

/** Romantasy, paranormal, poetry: a tarot card at night, its emblem in a sun of wavy rays, title and author within its frame. */
export const tarot: Layout = {
  titles: { words: 6, fewest: 2, letters: 34, longest: 13 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Units between the panel's edge and the title. */
const CLEAR = 40;

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const ground = groundUnder(ink, mixColours(own.darkest, own.dark, 0.35), 9);
  const colours = { ...own, darkest: ground, paper: mixColours(own.paper, own.light, 0.22) };
  // The author stands within the frame.
  const lift = Math.max(0, board.width * 0.098 - margin);
  const foot = authorFoot(stage, { colour: ink, size: 0.036, z: 40, lift });
  const inset = board.width * 0.135;
  const bottom = foot.top - board.height * 0.022;
  const height = Math.min(board.height * 0.33, bottom - board.height * 0.46);
  const zone = { x: inset, y: bottom - board.height * 0.03 - height, width: board.width - 2 * inset, height };
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, place: 'bottom', lettering: { gap: 0.21, largest: 0.42 } });
  return {
    plain: ground,
    around: ground,
    carried: ['card'],
    shapes: [
      frontArtwork(stage, 'card', 'tarot-card', {
        z: 1,
        colours,
        motif: motifFor(stage, 'tarot', stage.genre === 'horror' ? EMBLEMS_OF_FEAR : EMBLEMS, seed),
        parameters: {
          panel: unitsOf(stage, set.y) - CLEAR,
          bottom: unitsOf(stage, bottom) + 12,
          end: unitsOf(stage, board.height - board.width * 0.05),
        },
      }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
