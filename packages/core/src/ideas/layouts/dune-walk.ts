import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { CLEAR_CONTRAST, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { groupShown, personOf } from '../title-people.ts';
import { isNightShown } from '../title-settings.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { zoneEnd } from '../zone-end.ts';

/** Memoirs, literary fiction, inspiration: large letters in the sky over great dunes, and somebody's footprints along a crest. */
export const duneWalk: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const isNight = isNightShown(stage, seed % 3 === 2);
  const ink = isNight ? own.paper : own.darkest;
  const colours = isNight
    ? { ...own, darkest: groundUnder(ink, own.darkest, 11), dark: groundUnder(ink, own.dark, 7.5) }
    : {
        ...own,
        paper: groundUnder(ink, own.paper, 9),
        light: groundUnder(ink, own.light, CLEAR_CONTRAST + 2.5),
        dark: groundUnder(own.paper, own.dark, 6.4),
      };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.046, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.42 : zoneEnd(title, 0.47) });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.12, largest: 0.44 } });
  const person = personOf(title);
  return {
    plain: isNight ? colours.darkest : colours.paper,
    foot: groundUnder(own.paper, own.dark),
    carried: ['dunes'],
    shapes: [
      frontArtwork(stage, 'dunes', 'dune-walk', {
        z: 1,
        colours,
        parameters: {
          calm: unitsOf(stage, set.y + set.height) - 20,
          foot: unitsOf(stage, foot.top) - 10,
          peak: [600, 400, 560, 430][seed % 4]!,
          along: [0.035, 0.17, 0.035, 0.26, 0.035][seed % 5]!,
          person: person === 'man' || (person === null && seed % 2 === 1) ? 2 : 1,
          group: groupShown(title),
          night: isNight ? 1 : 0,
        },
      }),
      surface(stage, 'grain'),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
