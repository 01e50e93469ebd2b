import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { CLEAR_CONTRAST, groundUnder } from '../readable-palette.ts';
import { groupShown, personOf } from '../title-people.ts';
import { warmerFirst } from '../warmer-color.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { zoneEnd } from '../zone-end.ts';

/** Self-help and ideas: very large letters on a bright wall, and a door that opens on the sky. */
export const openDoor: Layout = {
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
  const wall = groundUnder(ink, [own.light, own.second, own.paper][seed % 3] ?? own.light, CLEAR_CONTRAST + 2.5);
  const foot = authorFoot(stage, { colour: own.paper, size: 0.048, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : zoneEnd(stage.title, 0.46) });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.12, largest: 0.42 } });
  const end = unitsOf(stage, set.y + set.height);
  const floor = unitsOf(stage, foot.top) - 150;
  const person = personOf(stage.title);
  const [warm, other] = warmerFirst(own.second, own.accent);
  return {
    plain: wall,
    foot: groundUnder(own.paper, own.dark, 6.4),
    carried: ['door'],
    shapes: [
      frontArtwork(stage, 'door', 'open-door', {
        z: 1,
        colours: { ...own, light: wall, second: warm, accent: other, dark: groundUnder(own.paper, own.dark, 6.4) },
        parameters: {
          top: end + Math.min(90, (floor - end) * 0.16),
          floor,
          foot: unitsOf(stage, foot.top),
          door: seed % 2 === 0 ? 540 : 460,
          mirrored: seed % 2,
          group: groupShown(stage.title),
          person: person === 'man' ? 2 : person === 'woman' || seed % 3 === 1 ? 1 : 0,
        },
      }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
