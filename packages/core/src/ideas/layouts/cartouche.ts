import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { motifFor } from '../title-themes.ts';
import { titleInZone } from '../zone-title.ts';

/** The emblems of medallions for titles that name nothing. */
const EMBLEMS = ['rose', 'key', 'feather', 'star', 'crown'] as const;

/** History, classics, recipes and clues: the title on an engraved label between scrolls, under a medallion with what it names. */
export const cartouche: Layout = {
  titles: { words: 6, letters: 34, longest: 11 },
  focus: { x: 0.5, y: 0.2 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Units between the label's outline and the title. */
const CLEAR = { above: 104, below: 116, beside: 216 };
/** Units between the label and the words at the foot: the bow, its shell, and air. */
const UNDER = 172;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const colours = { ...own, dark: groundUnder(own.paper, own.dark, 6), darkest: groundUnder(own.paper, own.darkest, 10) };
  const unit = board.width / 1000;
  const foot = authorFoot(stage, { colour: own.paper, size: 0.04, lift: board.width * 0.03 });
  const top = board.height * 0.295;
  const bottom = foot.top - UNDER * unit;
  const zone = {
    x: CLEAR.beside * unit,
    y: top + (CLEAR.above * unit) / 2,
    width: board.width - 2 * CLEAR.beside * unit,
    height: bottom - top - ((CLEAR.above + CLEAR.below) * unit) / 2,
  };
  const { box } = titleInZone(stage, zone, { colour: colours.darkest, place: 'middle', lettering: { gap: 0.2, largest: 0.5 } });
  return {
    plain: colours.darkest,
    around: colours.dark,
    carried: ['label'],
    shapes: [
      frontArtwork(stage, 'label', 'cartouche', {
        z: 1,
        colours,
        motif: motifFor(stage, 'cartouche', EMBLEMS, seed),
        parameters: { top: unitsOf(stage, top), bottom: unitsOf(stage, bottom) },
      }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
