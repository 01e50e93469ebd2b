import { BLACK } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { glowingAccent } from '../glowing-accent.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { groundUnder, lightUnder } from '../readable-palette.ts';
import { isManInHatShown } from '../title-people.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Crime, thriller, horror: a person stands in the light that falls through blinds, under large letters. */
export const blinds: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** A low front has its words beside the figure: where they end, and where the head is, as shares of the width. */
const BESIDE = 0.58;
const BESIDE_FIGURE = 0.8;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, start } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const colours = {
    ...own,
    darkest: groundUnder(ink, mixColours(own.darkest, BLACK, 0.2), 12),
    dark: groundUnder(ink, own.dark, 9),
    accent: lightUnder(own.darkest, glowingAccent(own, seed), 5.6),
  };
  const isLow = board.width > board.height;
  const foot = authorFoot(stage, { colour: colours.accent, lineColour: ink, size: 0.062, z: 40 });
  const zone = isLow
    ? zoneOf(stage, { top: 0.07, bottom: 0.7, ...(start === 'right' ? { left: 1 - BESIDE } : { right: BESIDE }) })
    : zoneOf(stage, { top: 0.055, bottom: 0.52 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, stretch: 1.25, lettering: { gap: 0.09, largest: 0.4, rules: false } });
  const end = unitsOf(stage, set.y + set.height);
  return {
    plain: colours.darkest,
    carried: ['blinds'],
    shapes: [
      frontArtwork(stage, 'blinds', 'blinds', {
        z: 1,
        colours,
        parameters: {
          crown: isLow ? Math.max(150, unitsOf(stage, board.height) * 0.2) : end + 44,
          across: isLow ? 1000 * (start === 'right' ? 1 - BESIDE_FIGURE : BESIDE_FIGURE) : seed % 4 < 2 ? 560 : 440,
          hair: isManInHatShown(stage.title, stage.genre, seed % 3 !== 1) ? 0 : 1,
        },
      }),
      footShade(stage, foot.top, mixColours(colours.darkest, BLACK, 0.4)),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
