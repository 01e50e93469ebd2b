import { findPlaceByName } from '../../art/things/gazetteer.ts';
import type { Place } from '../../art/things/turned-sphere.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { discUnderWords } from '../disc-under-words.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder, lightUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleWords } from '../title-words.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Travel, history, the world of business: a globe larger than the front, turned to the place that the title names. */
export const globe: Layout = {
  titles: { words: 12, letters: 66 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Views with much land and some sea, for titles that name no place. */
const VIEWS: readonly Place[] = [
  { east: 14, north: 38 },
  { east: -72, north: 18 },
  { east: 98, north: 22 },
  { east: 36, north: 6 },
];
/** The foot hides the lower part of the globe: what it shows stands so many degrees above its middle. */
const LIFT = 24;
/** The share of a low front's width that its title takes. */
const BESIDE = 0.5;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const night = groundUnder(ink, own.darkest, 10);
  const colours = {
    ...own,
    darkest: night,
    dark: groundUnder(ink, mixColours(own.darkest, own.dark, 0.8), 7.5),
    accent: lightUnder(night, own.accent, 4),
  };
  const named =
    titleWords(stage.title)
      .map(findPlaceByName)
      .find((place) => place !== null) ?? null;
  const { east, north } = named ?? VIEWS[seed % VIEWS.length] ?? { east: 0, north: 30 };
  const foot = authorFoot(stage, { colour: ink, size: 0.046, z: 40 });
  const isLow = board.width > board.height;
  const zone = isLow ? zoneOf(stage, { top: 0.09, bottom: 0.6, right: BESIDE }) : zoneOf(stage, { top: 0.055, bottom: 0.48 });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    ...(isLow && { place: 'middle' }),
    lettering: { gap: 0.11, largest: 0.46 },
  });
  const end = unitsOf(stage, isLow ? 0 : set.y + set.height);
  return {
    plain: night,
    carried: ['globe'],
    shapes: [
      frontArtwork(stage, 'globe', 'globe', {
        z: 1,
        colours,
        parameters: {
          ...discUnderWords(stage, end, unitsOf(stage, foot.top)),
          east: Math.round(east),
          north: Math.round(Math.min(75, Math.max(-34, north))),
          lift: isLow ? 0 : LIFT,
          dusk: unitsOf(stage, foot.top) - 14,
          hasMark: named ? 1 : 0,
        },
      }),
      surface(stage, 'grain'),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
