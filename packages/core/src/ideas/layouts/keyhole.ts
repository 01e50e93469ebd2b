import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder, lightUnder } from '../readable-palette.ts';
import { named } from '../title-themes.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Domestic thriller, mystery: a person seen through the keyhole under the title. */
export const keyhole: Layout = {
  titles: { words: 6, letters: 38 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const colours = {
    ...own,
    main: groundUnder(ink, own.main, 5),
    dark: groundUnder(ink, own.dark, 7),
    darkest: groundUnder(ink, own.darkest, 9),
    accent: lightUnder(own.darkest, own.accent, 4.5),
  };
  const foot = authorFoot(stage, { colour: ink, size: 0.048 });
  const zone = zoneOf(stage, { top: 0.055, bottom: 0.48 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, stretch: 1.25, lettering: { gap: 0.09, largest: 0.4 } });
  return {
    plain: colours.darkest,
    around: colours.dark,
    carried: ['keyhole'],
    shapes: [
      frontArtwork(stage, 'keyhole', 'keyhole', {
        z: 1,
        colours,
        ...named(stage, 'keyhole'),
        parameters: {
          top: unitsOf(stage, set.y + set.height + board.height * 0.035),
          bottom: unitsOf(stage, foot.top - board.height * 0.03),
          coat: seed % 3 === 1 ? 1 : 0,
        },
      }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
