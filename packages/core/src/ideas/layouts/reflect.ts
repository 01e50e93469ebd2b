import { textEffectSchema } from '../../effects/text-effect.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { isMudInTheDark } from '../dark-tones.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { isNightShown } from '../title-settings.ts';

/** Suspense, literary fiction: the title stands on a waterline and is mirrored below it. */
export const reflect: Layout = {
  titles: { words: 8, letters: 44 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The waterline, as a share of the front's height from its top. */
const WATERLINE = 0.54;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const isNight = isNightShown(stage, seed % 2 === 0) && !isMudInTheDark(own.main);
  const ink = isNight ? own.paper : own.darkest;
  // The title stands before the sky, the shore and the sun, and the author's name before the deep water.
  const colours = isNight
    ? {
        ...own,
        darkest: groundUnder(ink, own.darkest, 9),
        dark: groundUnder(ink, own.dark, 7),
        main: groundUnder(ink, own.main, 5),
        paper: groundUnder(ink, mixColours(own.main, own.light, 0.6), 5.2),
        light: groundUnder(ink, own.main, 5.2),
      }
    : {
        ...own,
        light: groundUnder(ink, own.light, 6),
        main: groundUnder(ink, mixColours(own.main, own.light, 0.2), 5.2),
        dark: groundUnder(own.paper, own.dark, 7),
        darkest: groundUnder(own.paper, own.darkest, 9),
      };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.05, z: 40 });
  const zone = zoneOf(stage, { top: 0.06, bottom: WATERLINE });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    place: 'bottom',
    stretch: 1.3,
    lettering: { gap: 0.08, largest: 0.5, rules: false },
  });
  const water = set.y + set.height;
  const end = Math.min(water + set.height, foot.top - board.height * 0.07);
  const textEffect = textEffectSchema.parse({
    name: 'reflection',
    style: {
      gap: 0,
      ripple: 30,
      strength: 0.72,
      length: Math.min(1, Math.max(0.1, (end - water) / Math.max(1, set.height))),
    },
  });
  return {
    plain: colours.dark,
    around: colours.dark,
    shapes: [
      frontArtwork(stage, 'water', 'still-water', {
        z: 1,
        colours,
        parameters: {
          water: unitsOf(stage, water),
          shallow: unitsOf(stage, end),
          deep: unitsOf(stage, foot.top - board.height * 0.015),
          sun: seed % 3 === 0 ? 300 : 690,
          height: Math.min(420, unitsOf(stage, set.height) * 0.7),
          night: isNight ? 1 : 0,
        },
      }),
      surface(stage, 'grain'),
    ],
    textBoxes: [...foot.boxes, { ...box, text: { ...box.text, textEffect } }],
  };
}
