import { type Rgba, WHITE } from '../../design/colour.ts';
import type { GenreId } from '../../genres/messages.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { groundUnder, lightUnder } from '../readable-palette.ts';
import { skyFront } from '../sky-front.ts';
import { groupShown, peopleOf, personOf } from '../title-people.ts';
import { isNightShown } from '../title-settings.ts';
import { warmerFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { zoneOf } from '../zone-title.ts';

/** Books of winter: large letters in a cold sky over a cabin with one lit window, and steps in the snow that lead to its door. */
export const snowCabin: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Genres in whose winters a lit window is no comfort. */
const OF_FEAR: ReadonlySet<GenreId> = new Set(['horror', 'thriller', 'crime', 'paranormal']);

const FROST: Rgba = { r: 214, g: 228, b: 242, a: 1 };
const EVENING: Rgba = { r: 22, g: 42, b: 84, a: 1 };
const [NOBODY, WOMAN, MAN] = [0, 1, 2] as const;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title, look, genre } = stage;
  const own = roleColours(roles);
  const isNight = isNightShown(stage, look.isBright ? seed % 3 === 1 : seed % 3 !== 0);
  const [accent] = warmerFirst(own.accent, own.second);
  const night = groundUnder(own.paper, mixColours(own.dark, EVENING, 0.55), 8);
  const frost = groundUnder(own.darkest, mixColours(own.light, FROST, 0.66), 9);
  const colours = isNight
    ? { ...own, accent, dark: night, darkest: groundUnder(own.paper, mixColours(night, { r: 6, g: 10, b: 22, a: 1 }, 0.45), 10) }
    : { ...own, accent, light: frost, paper: groundUnder(own.darkest, mixColours(mixColours(own.paper, FROST, 0.4), WHITE, 0.5), 10) };
  const isSquare = board.height < board.width * 1.2;
  const ink = isNight ? own.paper : own.darkest;
  const bank = isNight ? colours.darkest : colours.paper;
  return skyFront(stage, {
    id: 'snow-cabin',
    generator: 'snow-cabin',
    plain: isNight ? colours.dark : colours.light,
    title: {
      zone: zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : zoneEnd(title, 0.44) }),
      colour: isNight ? lightUnder(night, own.paper, 8) : ink,
      lettering: { gap: 0.12, largest: 0.42 },
    },
    author: { colour: ink, size: 0.052 },
    shade: { colour: bank, below: 0.07 },
    art: ({ end, foot }) => ({
      colours,
      parameters: {
        calm: end + 14,
        floor: foot - 40,
        person: peopleOf(title) ? (personOf(title) === 'woman' ? WOMAN : MAN) : NOBODY,
        group: groupShown(title),
        night: isNight ? 1 : 0,
        light: isNight && OF_FEAR.has(genre) ? 0 : 1,
        mirrored: seed % 2,
      },
    }),
  });
}
