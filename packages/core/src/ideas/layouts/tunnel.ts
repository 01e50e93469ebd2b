import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { motifFor } from '../title-themes.ts';
import { surface } from '../surface.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** The motifs for titles that name nothing. */
const MOTIFS = ['man', 'woman', 'fox', 'house', 'tree'] as const;

/** Fantasy, children’s books, mystery: sheets of cut paper open on what the title names, in the light at their end. */
export const tunnel: Layout = {
  titles: { words: 6, letters: 36 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const colours = {
    ...own,
    darkest: groundUnder(ink, own.darkest, 9),
    dark: groundUnder(ink, own.dark, 5.5),
    main: groundUnder(ink, own.main, 6.1),
  };
  const foot = authorFoot(stage, { colour: ink, size: 0.044, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.065, bottom: isSquare ? 0.36 : 0.47 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.12, largest: 0.44 } });
  const top = set.y + set.height;
  const room = unitsOf(stage, foot.top - top);
  const opening = Math.min(300, Math.max(120, room * 0.36));
  return {
    plain: colours.darkest,
    around: colours.dark,
    carried: ['sheets'],
    shapes: [
      frontArtwork(stage, 'sheets', 'paper-tunnel', {
        z: 1,
        colours,
        motif: motifFor(stage, 'tunnel', MOTIFS, seed),
        parameters: { middle: unitsOf(stage, top) + room * 0.5, opening, leaves: 0 },
      }),
      // On a square front the hole is so close to the author's name that the name needs a shade.
      ...(isSquare ? [footShade(stage, foot.top, colours.darkest)] : []),
      surface(stage, 'paper'),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
