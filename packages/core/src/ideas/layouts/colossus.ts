import { BLACK, type Rgba, WHITE } from '../../design/colour.ts';
import { LANDS } from '../../art/generators/colossus.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { skyFront } from '../sky-front.ts';
import { moodOf } from '../title-mood.ts';
import { groupShown, isManShown } from '../title-people.ts';
import { isSetIn } from '../title-settings.ts';
import { motifFor } from '../title-themes.ts';
import { isSentence } from '../title-words.ts';
import { warmerFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { zoneOf } from '../zone-title.ts';

/** The things for titles that name nothing. */
const THINGS = ['key', 'hourglass', 'raven', 'tower'] as const;

/** Thrillers, science fiction, horror, westerns: the title in the haze over the thing that it names, which is as large as a mountain. */
export const colossus: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.6 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The light of a low sun, of a cold morning, and of an ember. */
const LIGHTS: readonly Rgba[] = [
  { r: 255, g: 214, b: 150, a: 1 },
  { r: 206, g: 232, b: 240, a: 1 },
  { r: 255, g: 168, b: 112, a: 1 },
];

/** Units by which the thing rises behind the title's last line: pale letters on the dark thing stay clear. */
const BEHIND = 24;
/** Units by which it stays below dark letters, and below the small lines in which a long title ends. */
const CLEAR = 16;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title, genre, look } = stage;
  const own = roleColours(roles);
  const isPale = seed % 3 === 2 && moodOf(title, genre) !== 'dark';
  const ink = isPale ? own.darkest : own.paper;
  const [warm] = warmerFirst(own.accent, own.second);
  const sky = isPale
    ? groundUnder(ink, mixColours(own.light, own.paper, 0.4), 9)
    : clearGround(ink, [own.main, own.second, own.accent, own.dark], 6.4);
  const shine = LIGHTS[(seed >> 1) % LIGHTS.length] ?? own.light;
  const low = isPale
    ? mixColours(mixColours(own.paper, shine, 0.5), WHITE, 0.1)
    : mixColours(mixColours(shine, warm, 0.22), own.light, 0.2);
  const darkest = groundUnder(own.paper, mixColours(own.darkest, BLACK, 0.2), 11);
  const isSquare = board.height < board.width * 1.2;
  return skyFront(stage, {
    id: 'colossus',
    generator: 'colossus',
    plain: sky,
    title: {
      zone: zoneOf(stage, { top: 0.05, bottom: isSquare ? 0.38 : zoneEnd(title, 0.42) }),
      colour: ink,
      lettering: { gap: 0.12, largest: 0.42 },
    },
    author: { colour: own.paper, size: 0.05 },
    shade: { colour: darkest, below: 0.085 },
    art: ({ end, foot }) => ({
      motif: motifFor(stage, 'colossus', THINGS, seed),
      colours: {
        ...own,
        darkest,
        dark: isPale ? mixColours(own.dark, own.darkest, 0.3) : mixColours(own.darkest, sky, 0.12),
        main: sky,
        light: low,
      },
      parameters: {
        top: isPale || isSentence(title) ? end + CLEAR : end - BEHIND,
        calm: end,
        floor: foot - 84,
        person: isManShown(title, seed % 2 === 0) ? 1 : 0,
        group: groupShown(title, look.isAboutTwo),
        land: LANDS.indexOf(landOf(stage)),
        haze: isPale ? 0.85 : 0.5,
        mirrored: seed % 2,
      },
    }),
  });
}

function landOf({ title, genre, seed }: LayoutStage): (typeof LANDS)[number] {
  if (genre === 'western' || isSetIn(title, 'desert')) return 'plain';
  return LANDS[(seed >> 1) % 2] ?? 'hills';
}
