import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { discUnderWords } from '../disc-under-words.ts';
import { lightUnder, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Science fiction, fantasy, young adult: the constellations on a chart that is larger than the front, and the title in the sky over it. */
export const starChart: Layout = {
  titles: { words: 11, letters: 60 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The share of a low front's width that its title takes. */
const BESIDE = 0.5;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const night = groundUnder(ink, own.darkest, 10);
  const colours = {
    ...own,
    darkest: night,
    dark: groundUnder(ink, mixColours(own.darkest, own.dark, 0.75), 7.5),
    main: groundUnder(ink, own.main, 4.6),
    accent: lightUnder(night, own.accent, 5),
  };
  const foot = authorFoot(stage, { colour: ink, size: 0.046, z: 40 });
  const isLow = board.width > board.height;
  const zone = isLow ? zoneOf(stage, { top: 0.09, bottom: 0.6, right: BESIDE }) : zoneOf(stage, { top: 0.055, bottom: 0.46 });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    ...(isLow && { place: 'middle' }),
    lettering: { gap: 0.13, largest: 0.42 },
  });
  const end = unitsOf(stage, isLow ? 0 : set.y + set.height);
  return {
    plain: night,
    around: colours.dark,
    carried: ['star-chart'],
    shapes: [
      frontArtwork(stage, 'star-chart', 'star-chart', {
        z: 1,
        colours,
        parameters: { ...discUnderWords(stage, end, unitsOf(stage, foot.top)), from: end + 20 },
      }),
      footShade(stage, foot.top, groundUnder(ink, mixColours(own.darkest, own.dark, 0.15), 8)),
      surface(stage, 'grain'),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
