import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { CLEAR_CONTRAST, groundUnder } from '../readable-palette.ts';
import { groupShown, personOf } from '../title-people.ts';
import { warmerFirst } from '../warmer-color.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { zoneEnd } from '../zone-end.ts';

/** Self-help, inspiration and memoirs: very large letters in a bright sky over hills, and a path that winds up to the sun. */
export const brightPath: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.darkest;
  const colours = { ...own, paper: groundUnder(ink, own.paper, 9), light: groundUnder(ink, own.light, CLEAR_CONTRAST + 2.5) };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.048, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.42 : zoneEnd(stage.title, 0.5) });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.12, largest: 0.44 } });
  // The sun takes the warmer of the two accents.
  const [warm, other] = warmerFirst(own.second, own.accent);
  const person = personOf(stage.title);
  return {
    plain: colours.paper,
    around: mixColours(colours.paper, colours.light, 0.5),
    foot: groundUnder(own.paper, own.dark, 6.4),
    carried: ['path'],
    shapes: [
      frontArtwork(stage, 'path', 'bright-path', {
        z: 1,
        colours: {
          ...colours,
          second: warm,
          accent: mixColours(warm, other, 0.3),
          dark: groundUnder(own.paper, own.dark, 6.4),
        },
        parameters: {
          calm: unitsOf(stage, set.y + set.height) + 14,
          foot: unitsOf(stage, foot.top) + 10,
          sun: [590, 410, 520, 470][seed % 4] ?? 560,
          group: groupShown(stage.title),
          person: seed % 3 === 2 ? 0 : person === 'man' || (person === null && seed % 2 === 1) ? 2 : 1,
        },
      }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
