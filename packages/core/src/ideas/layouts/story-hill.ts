import { textEffectSchema } from '../../effects/text-effect.ts';
import type { Rgba } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { faceOfTitle, isCreature, namesFace, thingBesideFace } from '../title-animals.ts';
import { isNightShown, isSetIn } from '../title-settings.ts';
import { motifFor } from '../title-themes.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { zoneEnd } from '../zone-end.ts';

/** Children’s books: round letters over a hill with the thing that the title names, and an animal that looks over its edge. */
export const storyHill: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The things for titles that name nothing. */
const THINGS = ['tent', 'kite', 'house', 'balloon'] as const;

/** Things that are seen by night. */
const AT_NIGHT: ReadonlySet<string> = new Set(['moon', 'star', 'comet', 'planet', 'rocket', 'lantern', 'candle', 'owl', 'bat']);
const WINTER: Rgba = { r: 138, g: 190, b: 230, a: 1 };
const WINTER_HAZE: Rgba = { r: 222, g: 238, b: 250, a: 1 };

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const named = thingBesideFace(title, stage.genre) ?? motifFor(stage, 'story-hill', THINGS, seed);
  // An animal with a face looks over the edge, which children love more than a drawing of all of it.
  const motif = isCreature({ motif: named }) && namesFace(title) ? (THINGS[seed % THINGS.length] ?? 'tent') : named;
  const isNight = isNightShown(stage, seed % 4 === 3) || AT_NIGHT.has(motif);
  const ink = isNight ? own.paper : own.darkest;
  const night = clearGround(own.paper, [own.dark, own.darkest], 7);
  const darkest = groundUnder(own.paper, own.darkest, 9);
  const isSnowy = isSetIn(title, 'snow');
  // A winter sky is cold, whatever the palette.
  const cold = (tone: Rgba, sky: Rgba) => (isSnowy && !isNight ? mixColours(tone, sky, 0.7) : tone);
  const colours = isNight
    ? { ...own, dark: night, darkest }
    : {
        ...own,
        main: groundUnder(ink, cold(own.main, WINTER), 4.8),
        light: groundUnder(ink, cold(own.light, WINTER_HAZE), 7),
        paper: cold(own.paper, WINTER_HAZE),
        darkest,
      };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.052, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.05, bottom: isSquare ? 0.36 : zoneEnd(title, 0.43) });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    lettering: { gap: 0.13, largest: 0.4 },
    ...(isNight && { effect: textEffectSchema.parse({ name: 'shadow', style: {} }) }),
  });
  return {
    plain: isNight ? night : colours.light,
    carried: ['hill'],
    shapes: [
      frontArtwork(stage, 'hill', 'story-hill', {
        z: 1,
        colours,
        motif,
        parameters: {
          calm: unitsOf(stage, set.y + set.height) + 20,
          ground: unitsOf(stage, foot.top) - 150,
          animal: faceOfTitle(title, seed + 1),
          mirrored: seed % 2,
          night: isNight ? 1 : 0,
          snow: isSnowy ? 1 : 0,
        },
      }),
      footShade(stage, foot.top + board.height * 0.05, darkest),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
