import { BACKDROPS } from '../../art/generators/great-motif.ts';
import { authorHead } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { placeThing } from '../place-thing.ts';
import { motifFor } from '../title-themes.ts';
import { titleInZone } from '../zone-title.ts';

/** The motifs for titles that name nothing. */
const MOTIFS = ['sun', 'lantern', 'eye', 'hourglass', 'feather', 'rose'] as const;

/** What the title names, wider than the front and cut by its foot: it rises into the picture, as large as life. */
export const rising: Layout = {
  titles: { words: 9, letters: 50, longest: 13 },
  focus: { x: 0.5, y: 0.6 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The share of the thing that the front shows; all of it where it is too wide to be higher. */
const SHOWN = 0.7;
/** Units below the front's foot to where a wide thing ends. */
const BELOW = 30;

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, roles, seed } = stage;
  const own = roleColours(roles);
  const isDark = seed % 2 === 1;
  const ink = isDark ? own.paper : own.darkest;
  const sky = isDark
    ? clearGround(ink, [own.main, own.dark, own.second], 6)
    : groundUnder(ink, [own.accent, own.light, own.paper][seed % 3] ?? own.accent, 6);
  const head = authorHead(stage, { colour: ink, size: 0.042, line: 'under', z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const top = head.bottom + board.height * 0.03;
  const zone = { x: margin, y: top, width: board.width - 2 * margin, height: board.height * (isSquare ? 0.44 : 0.47) - top };
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, stretch: 1.3, lettering: { gap: 0.1, largest: 0.42, rules: false } });
  const begin = unitsOf(stage, set.y + set.height + board.height * 0.025);
  const motif = motifFor(stage, 'rising', MOTIFS, seed);
  return {
    plain: sky,
    around: sky,
    carried: ['thing'],
    shapes: [
      frontArtwork(stage, 'thing', 'great-motif', {
        z: 1,
        colours: { ...own, main: sky, second: isDark ? own.accent : own.second },
        motif,
        parameters: {
          ...placeThing(motif, { begin, foot: unitsOf(stage, board.height) + BELOW, shown: SHOWN }),
          hills: 0,
          bands: 0,
          backdrop: Math.floor(seed / 2) % BACKDROPS.length,
        },
      }),
      surface(stage, 'paper'),
    ],
    textBoxes: [...head.boxes, box],
  };
}
