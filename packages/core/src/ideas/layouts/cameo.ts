import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { motifFor } from '../title-themes.ts';
import { surface } from '../surface.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** The motifs for titles that name nothing. */
const MOTIFS = ['rose', 'letter', 'butterfly', 'key', 'ring'] as const;

/** Romance, historical, cozy mystery: stripes, and a cameo of what the title names in a wreath of flowers. */
export const cameo: Layout = {
  titles: { words: 5, letters: 30 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The reach of leaves and flowers beyond the ring, as a share of its half height; the space around them, and what they need more at the foot, units. */
const LEAVES = 0.31;
const SPACE = 32;
const RAISED = 12;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.darkest;
  const colours = { ...own, paper: groundUnder(ink, own.paper, 9), light: groundUnder(ink, own.light, 7) };
  const foot = authorFoot(stage, { colour: ink, size: 0.042, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.06, bottom: isSquare ? 0.34 : 0.45 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.12, largest: 0.36 } });
  const top = unitsOf(stage, set.y + set.height);
  const room = unitsOf(stage, foot.top) - top;
  const down = Math.min(360, (room / 2 - SPACE) / (1 + LEAVES));
  return {
    plain: colours.paper,
    carried: ['wreath'],
    shapes: [
      frontArtwork(stage, 'wreath', 'floral-wreath', {
        z: 1,
        colours,
        motif: motifFor(stage, 'cameo', MOTIFS, seed),
        parameters: { middle: top + room / 2 - RAISED, down, across: Math.min(down * 0.84, 300) },
      }),
      surface(stage, 'paper'),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
