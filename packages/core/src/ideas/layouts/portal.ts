import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { groundUnder, lightUnder } from '../readable-palette.ts';
import { zoneEnd } from '../zone-end.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Science fiction, fantasy of two worlds: a small person before a ring of light, under large letters. */
export const portal: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The factor by which letters grow upward into their zone. */
const TALLER = 1.3;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const [first, other] = seed % 2 === 0 ? [own.accent, own.second] : [own.second, own.accent];
  const colours = {
    ...own,
    darkest: groundUnder(ink, own.darkest, 10),
    dark: groundUnder(ink, own.dark, 7),
    accent: lightUnder(own.darkest, first, 4.8),
    second: other,
  };
  const foot = authorFoot(stage, { colour: ink, size: 0.048, lineSize: 0.034, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : zoneEnd(title, 0.48) });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    lettering: { gap: 0.12, largest: 0.42, rules: false },
    stretch: TALLER,
  });
  const end = unitsOf(stage, set.y + set.height);
  const line = unitsOf(stage, foot.top) - 110;
  const size = Math.min(330, Math.max(100, (line - end - 60) * 0.44));
  return {
    plain: colours.darkest,
    around: colours.dark,
    carried: ['portal'],
    shapes: [
      frontArtwork(stage, 'portal', 'portal', {
        z: 1,
        colours,
        parameters: { calm: end + 10, down: line - size * 0.96, size, floor: line },
      }),
      footShade(stage, foot.top + board.height * 0.05, colours.darkest),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
