import type { HeroId } from '../../art/heroes/hero-ids.ts';
import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { storybookFront } from '../storybook-front.ts';
import { faceOfTitle, namesFace, thingBesideFace } from '../title-animals.ts';
import { isNightShown } from '../title-settings.ts';
import { named } from '../title-themes.ts';
import { zoneEnd } from '../zone-end.ts';

/** Picture books: the title over an open book, from whose pages its thing rises as a scene of cut paper. */
export const popUp: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const { motif, hasFace } = shown(stage);
  const isNight = isNightShown(stage, seed % 3 !== 2);
  const ink = isNight ? own.paper : own.darkest;
  const night = clearGround(own.paper, [own.dark, own.second, own.accent, own.darkest], 7);
  const darkest = groundUnder(own.paper, own.darkest, 9);
  const isSquare = board.height < board.width * 1.2;
  return storybookFront(stage, {
    id: 'book',
    generator: 'pop-up',
    isNight,
    motif,
    ink,
    colours: isNight ? { ...own, dark: night, darkest } : { ...own, light: groundUnder(ink, own.light, 8), darkest },
    zone: { top: 0.05, bottom: isSquare ? 0.36 : zoneEnd(title, 0.42) },
    lettering: { gap: 0.11, largest: 0.4 },
    author: 0.05,
    under: 24,
    overAuthor: 52,
    shade: 0.05,
    parameters: () => ({ friend: hasFace ? faceOfTitle(title, seed) + 1 : 0, own: 1 }),
  });
}

/** Returns what rises from the book: the face of the title's animal, beside the thing that it is about, or that thing alone. */
function shown(stage: LayoutStage): { readonly motif: HeroId | null; readonly hasFace: boolean } {
  const { title, genre } = stage;
  if (namesFace(title)) return { motif: thingBesideFace(title, genre), hasFace: true };
  const { motif = null } = named(stage, 'pop-up');
  return { motif, hasFace: motif === null };
}
