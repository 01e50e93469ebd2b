import { textEffectSchema } from '../../effects/text-effect.ts';
import type { Rgba } from '../../design/colour.ts';
import { toOklab } from '../../palette/oklab.ts';
import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { faceOfTitle } from '../title-animals.ts';
import { isNightShown } from '../title-settings.ts';
import { warmerFirst } from '../warmer-color.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { zoneEnd } from '../zone-end.ts';

/** Children’s books: round letters in the sky over an animal that sails in a little boat, a whale beside it. */
export const littleBoat: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const SUN: Rgba = { r: 255, g: 184, b: 76, a: 1 };

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const roled = roleColours(roles);
  // The sun and the flag take the warmer of the two accents, or their own color: a green sun is none.
  const [warm, accent] = warmerFirst(roled.second, roled.accent);
  const second = toOklab(warm).a > 0 ? warm : SUN;
  const own = { ...roled, second, accent };
  const isNight = isNightShown(stage, seed % 3 === 1);
  const ink = isNight ? own.paper : own.darkest;
  const night = clearGround(own.paper, [own.dark, own.darkest], 7);
  const darkest = groundUnder(own.paper, own.darkest, 9);
  const colours = isNight
    ? { ...own, dark: night }
    : { ...own, main: groundUnder(ink, own.main, 4.8), light: groundUnder(ink, own.light, 7) };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.052, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.05, bottom: isSquare ? 0.36 : zoneEnd(stage.title, 0.46) });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    lettering: { gap: 0.13, largest: 0.4 },
    ...(isNight && { effect: textEffectSchema.parse({ name: 'shadow', style: {} }) }),
  });
  return {
    plain: isNight ? night : colours.light,
    carried: ['sea'],
    shapes: [
      frontArtwork(stage, 'sea', 'little-boat', {
        z: 1,
        colours: { ...colours, darkest },
        parameters: {
          calm: unitsOf(stage, set.y + set.height) + 16,
          foot: unitsOf(stage, foot.top) - 20,
          // Another animal than the one that looks over the hill, where the title names none.
          animal: faceOfTitle(stage.title, seed + 1),
          mirrored: seed % 2,
          night: isNight ? 1 : 0,
        },
      }),
      footShade(stage, foot.top + board.height * 0.07, darkest),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
