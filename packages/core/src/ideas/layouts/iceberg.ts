import { mixColours } from '../../palette/mix-colours.ts';
import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { skyFront } from '../sky-front.ts';
import { surface } from '../surface.ts';
import { warmerFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { zoneOf } from '../zone-title.ts';

/** Business, nonfiction, self-help: letters in a calm sky over the lit peak of a berg, and its vast body under water. */
export const iceberg: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.6 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Waters, from the depth to the surface, and the light over the horizon. */
const WATERS = [
  { deep: { r: 8, g: 40, b: 78, a: 1 }, shallow: { r: 36, g: 142, b: 176, a: 1 }, last: { r: 255, g: 212, b: 168, a: 1 } },
  { deep: { r: 6, g: 50, b: 66, a: 1 }, shallow: { r: 44, g: 160, b: 158, a: 1 }, last: { r: 255, g: 226, b: 178, a: 1 } },
  { deep: { r: 26, g: 34, b: 88, a: 1 }, shallow: { r: 66, g: 126, b: 190, a: 1 }, last: { r: 255, g: 196, b: 176, a: 1 } },
] as const;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, title, seed } = stage;
  const own = roleColours(roles);
  const isLight = seed % 2 === 0;
  const ink = isLight ? own.darkest : own.paper;
  const tones = WATERS[seed % WATERS.length] ?? WATERS[0];
  const [accent] = warmerFirst(own.accent, own.second);
  const sky = isLight
    ? groundUnder(ink, mixColours(mixColours(own.paper, own.light, 0.4), tones.shallow, 0.14), 9)
    : clearGround(ink, [mixColours(own.dark, tones.deep, 0.5), mixColours(own.second, tones.deep, 0.6), tones.deep], 7.5);
  const last = isLight ? groundUnder(ink, mixColours(tones.last, own.paper, 0.25), 8) : mixColours(tones.last, accent, 0.14);
  const darkest = groundUnder(own.paper, mixColours(own.darkest, tones.deep, 0.4), 10);
  const isSquare = board.height < board.width * 1.2;
  const isOfWhale = /\bwhales?\b/iu.test(title);
  const front = skyFront(stage, {
    id: 'iceberg',
    generator: 'iceberg',
    plain: sky,
    title: {
      zone: zoneOf(stage, { top: 0.05, bottom: isSquare ? 0.36 : zoneEnd(title, 0.4) }),
      colour: ink,
      lettering: { gap: 0.11, largest: 0.42 },
    },
    author: { colour: own.paper, size: 0.048 },
    shade: { colour: darkest, below: 0.05 },
    art: ({ end, foot }) => ({
      colours: {
        ...own,
        accent,
        darkest,
        main: sky,
        light: last,
        dark: mixColours(tones.deep, own.dark, 0.2),
        second: mixColours(tones.shallow, own.second, 0.14),
      },
      parameters: {
        calm: end + 4,
        floor: foot - 36,
        whale: isOfWhale || seed % 4 < 2 ? 1 : 0,
        diver: seed % 4 < 2 ? 0 : 1,
        mirrored: Math.floor(seed / 2) % 2,
      },
    }),
  });
  return { ...front, shapes: [...front.shapes, surface(stage, 'paper', 4, 0.5)] };
}
