import { BLACK } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { groundUnder, lightUnder } from '../readable-palette.ts';
import { MOUTH_WORDS } from '../theme-words.ts';
import { englishWords } from '../title-languages.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Words of titles that a mouth shows. */
const OF_MOUTHS = new Set(MOUTH_WORDS.split(' '));

/** Horror, mystery, thriller: wallpaper torn open under the title, and behind it an eye, or a mouth where the title speaks of one. */
export const tornEye: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title, genre } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const colours = {
    ...own,
    darkest: groundUnder(ink, mixColours(own.darkest, BLACK, 0.1), 12),
    dark: groundUnder(ink, own.dark, 9),
    main: groundUnder(ink, own.main, 5.5),
    accent: lightUnder(own.darkest, seed % 2 === 0 ? own.accent : own.second, 4.8),
  };
  const foot = authorFoot(stage, { colour: ink, size: 0.05, z: 40 });
  // Lower fronts have less room for the eye, so the title leaves it more of the height.
  const shape = board.height / board.width;
  const highest = shape < 0.9 ? 0.42 : shape < 1.2 ? 0.45 : 0.5;
  const { box, ink: set } = titleInZone(stage, zoneOf(stage, { top: 0.055, bottom: highest }), {
    colour: ink,
    stretch: 1.25,
    lettering: { gap: 0.1, largest: 0.4 },
  });
  const rag = shape < 1.2 ? 44 : 66;
  const top = unitsOf(stage, set.y + set.height) + rag;
  const bottom = unitsOf(stage, foot.top) - rag;
  // The gap is as high as an eye needs, in the middle of the room under the title.
  const gap = Math.min(bottom - top, 520);
  const from = top + (bottom - top - gap) / 2;
  return {
    plain: colours.dark,
    around: colours.dark,
    carried: ['torn-eye'],
    shapes: [
      frontArtwork(stage, 'torn-eye', 'torn-eye', {
        z: 1,
        colours,
        motif: !englishWords(title).some((word) => OF_MOUTHS.has(word)) ? 'stare' : genre === 'thriller' ? 'mouth' : 'fangs',
        parameters: { top: from, bottom: from + gap, pattern: seed % 4 === 3 ? 0 : 1, pupil: seed % 3 === 1 ? 0.28 : 0.38 },
      }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
