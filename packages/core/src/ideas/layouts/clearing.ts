import { textEffectSchema } from '../../effects/text-effect.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { thingWithFriend } from '../thing-with-friend.ts';
import { faceOfTitle } from '../title-animals.ts';
import { isNightShown } from '../title-settings.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { zoneEnd } from '../zone-end.ts';

/** Children’s books: round letters between the leaves of a wood, over a clearing where the title's animal sits beside its thing. */
export const clearing: Layout = {
  titles: { words: 13, letters: 72 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const SUNNY = { r: 226, g: 242, b: 196, a: 1 } as const;
/** Things that are seen by night. */
const AT_NIGHT: ReadonlySet<string> = new Set(['moon', 'star', 'comet', 'lantern', 'candle']);

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const motif = thingWithFriend(stage, 'clearing');
  const isNight = isNightShown(title, seed % 3 === 2) || (motif !== null && AT_NIGHT.has(motif));
  const ink = isNight ? own.paper : own.darkest;
  const night = clearGround(own.paper, [own.dark, own.darkest], 7.5);
  const darkest = groundUnder(own.paper, own.darkest, 9);
  const colours = isNight
    ? { ...own, dark: night, darkest }
    : { ...own, light: groundUnder(ink, mixColours(own.light, SUNNY, 0.6), 8), darkest };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.052, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.085, bottom: isSquare ? 0.38 : zoneEnd(title, 0.45), left: 0.115, right: 0.885 });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    lettering: { gap: 0.12, largest: 0.4 },
    ...(isNight && { effect: textEffectSchema.parse({ name: 'shadow', style: {} }) }),
  });
  return {
    plain: isNight ? night : colours.light,
    carried: ['wood'],
    shapes: [
      frontArtwork(stage, 'wood', 'clearing', {
        z: 1,
        colours,
        ...(motif === null ? {} : { motif }),
        parameters: {
          calm: unitsOf(stage, set.y + set.height) + 24,
          head: unitsOf(stage, set.y),
          floor: unitsOf(stage, foot.top) - 112,
          animal: faceOfTitle(title, seed),
          night: isNight ? 1 : 0,
          mirrored: seed % 2,
        },
      }),
      footShade(stage, foot.top + board.height * 0.03, darkest),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
