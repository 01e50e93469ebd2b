import { textEffectSchema } from '../../effects/text-effect.ts';
import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { thingWithFriend } from '../thing-with-friend.ts';
import { faceOfTitle } from '../title-animals.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { zoneEnd } from '../zone-end.ts';

/** Bedtime books: round letters in a night sky over an animal that sits in the moon and fishes for a star, or for the title's thing. */
export const starFisher: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const motif = thingWithFriend(stage, 'star-fisher');
  const night = clearGround(own.paper, [own.dark, own.darkest], 7);
  const darkest = groundUnder(own.paper, own.darkest, 9);
  const foot = authorFoot(stage, { colour: own.paper, size: 0.052, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.05, bottom: isSquare ? 0.36 : zoneEnd(stage.title, 0.46) });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    lettering: { gap: 0.13, largest: 0.4 },
    effect: textEffectSchema.parse({ name: 'shadow', style: {} }),
  });
  return {
    plain: night,
    carried: ['sky'],
    shapes: [
      frontArtwork(stage, 'sky', 'star-fisher', {
        z: 1,
        colours: { ...own, dark: night, darkest },
        ...(motif === null ? {} : { motif }),
        parameters: {
          calm: unitsOf(stage, set.y + set.height) + 16,
          foot: unitsOf(stage, foot.top) - 20,
          animal: faceOfTitle(stage.title, seed + 2),
          mirrored: seed % 2,
        },
      }),
      footShade(stage, foot.top + board.height * 0.07, darkest),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
