import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { contrastForTitle, groundUnder } from '../readable-palette.ts';
import { groupShown, personOf } from '../title-people.ts';
import { isSetIn } from '../title-settings.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Romance, romantic comedy: a city at dusk, strings of lights, and two people on a roof. */
export const rooftop: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, look } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const colours = {
    ...own,
    darkest: groundUnder(ink, own.darkest, 8),
    dark: groundUnder(ink, own.dark, contrastForTitle(stage.title, 6)),
    main: groundUnder(ink, own.main, contrastForTitle(stage.title, 5.6)),
  };
  const foot = authorFoot(stage, { colour: ink, size: 0.046, z: 40 });
  const isLow = board.width > board.height;
  const zone = zoneOf(stage, { top: 0.055, bottom: isLow ? 0.45 : 0.52 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.12, largest: 0.36 } });
  const roof = Math.min(unitsOf(stage, foot.top) - 40, unitsOf(stage, board.height) - 150);
  return {
    plain: colours.dark,
    carried: ['rooftop'],
    shapes: [
      frontArtwork(stage, 'rooftop', 'rooftop', {
        z: 1,
        colours,
        parameters: {
          roof,
          sky: Math.min(roof - 160, unitsOf(stage, set.y + set.height) + 40),
          people: look.isAboutTwo || personOf(stage.title) !== 'woman' ? 2 : 1,
          group: groupShown(stage.title, look.isAboutTwo),
          snow: isSetIn(stage.title, 'snow') ? 1 : 0,
        },
      }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
