import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { CLEAR_CONTRAST, groundUnder, lightUnder } from '../readable-palette.ts';
import { groupShown, isManShown } from '../title-people.ts';
import { isNightShown } from '../title-settings.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** For romance, women’s fiction and memoirs: large letters over a pier into the evening sea, with one or two people at its end. */
export const pier: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, look } = stage;
  const own = roleColours(roles);
  const isNight = isNightShown(stage, !look.isBright && seed % 3 === 2);
  const ink = isNight ? own.paper : own.darkest;
  const colours = isNight
    ? {
        ...own,
        darkest: groundUnder(ink, own.darkest, 9),
        dark: groundUnder(ink, own.dark, 6),
        accent: lightUnder(own.darkest, own.accent, 3),
      }
    : { ...own, paper: groundUnder(ink, own.paper), light: groundUnder(ink, own.light, CLEAR_CONTRAST + 1) };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.05, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.4 : 0.48 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.13, largest: 0.44 } });
  const end = unitsOf(stage, set.y + set.height);
  const floor = unitsOf(stage, foot.top);
  const horizon = Math.max(end + 60, Math.min(end + (floor - end) * 0.5, floor - 250));
  return {
    plain: isNight ? colours.darkest : colours.paper,
    carried: ['pier'],
    shapes: [
      frontArtwork(stage, 'pier', 'pier', {
        z: 1,
        colours: { ...colours, darkest: groundUnder(own.paper, own.darkest) },
        parameters: {
          calm: end + 10,
          horizon,
          sun: Math.min(230, Math.max(60, (horizon - end) * 0.62)),
          across: [500, 420, 580][seed % 3] ?? 500,
          people: look.isAboutTwo ? 2 : 1,
          coat: isManShown(stage.title, false) ? 1 : 0,
          group: groupShown(stage.title, look.isAboutTwo),
          night: isNight ? 1 : 0,
        },
      }),
      footShade(stage, foot.top, groundUnder(own.paper, own.darkest)),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
