import { textEffectSchema } from '../../effects/text-effect.ts';
import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { faceOfTitle, namesFace, thingBesideFace } from '../title-animals.ts';
import { isNightShown } from '../title-settings.ts';
import { named } from '../title-themes.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { zoneEnd } from '../zone-end.ts';

/** Picture books, fantasy and memories of childhood: the title over an open book, from whose pages its thing rises as a scene of cut paper. */
export const popUp: Layout = {
  titles: { words: 13, letters: 72 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The things for titles that name nothing. */
const THINGS = ['castle', 'ship', 'tree', 'balloon'] as const;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title, genre } = stage;
  const own = roleColours(roles);
  const isForChildren = genre === 'childrens';
  const { motif, hasFace } = shown(stage);
  // Fantasy is told by night.
  const isNight = isNightShown(title, seed % 3 !== 2 || genre === 'fantasy');
  const ink = isNight ? own.paper : own.darkest;
  const night = clearGround(own.paper, [own.dark, own.second, own.accent, own.darkest], 7);
  const darkest = groundUnder(own.paper, own.darkest, 9);
  const colours = isNight ? { ...own, dark: night, darkest } : { ...own, light: groundUnder(ink, own.light, 8), darkest };
  const foot = authorFoot(stage, { colour: own.paper, size: isForChildren ? 0.05 : 0.042, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.05, bottom: isSquare ? 0.36 : zoneEnd(title, 0.42) });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    lettering: { gap: 0.11, largest: 0.4 },
    ...(isNight && { effect: textEffectSchema.parse({ name: 'shadow', style: {} }) }),
  });
  return {
    plain: isNight ? night : colours.light,
    carried: ['book'],
    shapes: [
      frontArtwork(stage, 'book', 'pop-up', {
        z: 1,
        colours,
        ...(motif === null ? {} : { motif }),
        parameters: {
          calm: unitsOf(stage, set.y + set.height) + 24,
          floor: unitsOf(stage, foot.top) - 52,
          friend: hasFace ? faceOfTitle(title, seed) + 1 : 0,
          own: isForChildren ? 1 : 0,
          night: isNight ? 1 : 0,
          mirrored: seed % 2,
        },
      }),
      footShade(stage, foot.top + board.height * 0.05, darkest),
    ],
    textBoxes: [...foot.boxes, box],
  };
}

/** Returns what rises from the book: for children the face of the title's animal, beside the thing that it is about. */
function shown(stage: LayoutStage): { readonly motif: string | null; readonly hasFace: boolean } {
  const { title, genre, seed } = stage;
  const isForChildren = genre === 'childrens';
  if (isForChildren && namesFace(title)) return { motif: thingBesideFace(title, genre), hasFace: true };
  const { motif } = named(stage, 'pop-up');
  if (motif) return { motif, hasFace: false };
  return isForChildren ? { motif: null, hasFace: true } : { motif: THINGS[seed % THINGS.length] ?? 'castle', hasFace: false };
}
