import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { CLEAR_CONTRAST, groundUnder } from '../readable-palette.ts';
import { groupShown, personOf } from '../title-people.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { zoneEnd } from '../zone-end.ts';
import { warmerFirst } from '../warmer-color.ts';
import { wearsGowns } from '../wears-gowns.ts';

/** Historical novels and family stories: large letters in a morning sky over a country lane between trees, and somebody who walks away. */
export const avenue: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const [NOBODY, GOWN, DRESS, COAT] = [0, 1, 2, 3] as const;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, genre } = stage;
  const own = roleColours(roles);
  const ink = own.darkest;
  const [warm, other] = warmerFirst(own.accent, own.second);
  const colours = {
    ...own,
    accent: warm,
    second: other,
    paper: groundUnder(ink, own.paper, 8),
    light: groundUnder(ink, own.light, CLEAR_CONTRAST + 1.5),
    darkest: groundUnder(own.paper, own.darkest, 9),
  };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.052, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : zoneEnd(stage.title, 0.46) });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.13, largest: 0.42 } });
  const woman = wearsGowns(genre) ? GOWN : DRESS;
  const someone = personOf(stage.title) === 'man' ? COAT : [woman, DRESS, COAT, NOBODY][seed % 4];
  return {
    plain: colours.paper,
    carried: ['lane'],
    shapes: [
      frontArtwork(stage, 'lane', 'tree-avenue', {
        z: 1,
        colours,
        parameters: {
          calm: unitsOf(stage, set.y + set.height) + 12,
          floor: unitsOf(stage, foot.top),
          person: personOf(stage.title) === 'woman' && (someone === COAT || someone === NOBODY) ? woman : (someone ?? woman),
          group: groupShown(stage.title, stage.look.isAboutTwo),
          across: [500, 540, 460][seed % 3] ?? 500,
          mirrored: seed % 2,
          slender: seed % 4 === 2 ? 0 : 1,
        },
      }),
      footShade(stage, foot.top + board.height * 0.055, colours.darkest),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
