import { textEffectSchema } from '../../effects/text-effect.ts';
import type { HeroId } from '../../art/heroes/hero-ids.ts';
import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { isNightShown } from '../title-settings.ts';
import { motifFor } from '../title-themes.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { zoneEnd } from '../zone-end.ts';

/** Mysteries, comedies and memories: the title on a raised curtain, over a stage where the thing that it names stands in the light. */
export const theater: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The things for titles that name nothing. */
const THINGS: readonly [HeroId, ...HeroId[]] = ['microphone', 'chair'];

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const cloth = clearGround(own.paper, [own.accent, own.dark, own.main, own.second], 7);
  const darkest = groundUnder(own.paper, own.darkest, 10);
  const foot = authorFoot(stage, { colour: own.paper, size: 0.044, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.045, bottom: isSquare ? 0.36 : zoneEnd(title, 0.39) });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: own.paper,
    place: 'middle',
    lettering: { gap: 0.1, largest: 0.4 },
    effect: textEffectSchema.parse({ name: 'shadow', style: {} }),
  });
  return {
    plain: cloth,
    carried: ['stage'],
    shapes: [
      frontArtwork(stage, 'stage', 'stage', {
        z: 1,
        colours: { ...own, dark: cloth, darkest },
        motif: motifFor(stage, 'stage', THINGS, seed),
        parameters: {
          hem: unitsOf(stage, set.y + set.height) + 74,
          foot: unitsOf(stage, foot.top) - 56,
          night: isNightShown(stage, seed % 2 === 0) ? 1 : 0,
          mirrored: seed % 2,
        },
      }),
      footShade(stage, foot.top + board.height * 0.1, darkest),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
