import { BLACK, type Rgba } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { roleColours } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { skyFront } from '../sky-front.ts';
import { peopleOf } from '../title-people.ts';
import { isSetIn, namesLandscape } from '../title-settings.ts';
import { warmerFirst } from '../warmer-color.ts';
import { WESTERN } from '../western-front.ts';
import { zoneEnd } from '../zone-end.ts';
import { zoneOf } from '../zone-title.ts';

/** Westerns: pale letters under the milky way, and riders by a fire with their horse and wagon. */
export const campfire: Layout = { ...WESTERN, compose };

const NIGHTS: readonly Rgba[] = [
  { r: 20, g: 34, b: 78, a: 1 },
  { r: 10, g: 48, b: 66, a: 1 },
  { r: 44, g: 28, b: 80, a: 1 },
];

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  // A brown night looks like dirt: whatever the palette, the sky is blue.
  const night = NIGHTS[seed % NIGHTS.length] ?? own.dark;
  const dark = groundUnder(ink, mixColours(own.dark, night, 0.92), 8);
  const darkest = groundUnder(ink, mixColours(mixColours(own.darkest, night, 0.55), BLACK, 0.3), 12);
  const [accent, second] = warmerFirst(own.accent, own.second);
  const isSquare = board.height < board.width * 1.2;
  const people = peopleOf(title);
  const number = Math.min(3, people?.number ?? 1);
  const isWoman = people?.sex === 'woman' || (!people && seed % 4 === 3);
  return skyFront(stage, {
    id: 'camp',
    generator: 'campfire',
    plain: dark,
    title: {
      zone: zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : zoneEnd(title, 0.44) }),
      colour: ink,
      stretch: 1.35,
      lettering: { gap: 0.1, largest: 0.4, rules: false },
    },
    author: { colour: ink, size: 0.054 },
    shade: { colour: mixColours(darkest, BLACK, 0.3), below: 0.02 },
    art: ({ end, foot }) => ({
      colours: { ...own, darkest, dark, accent, second },
      parameters: {
        calm: end + 14,
        floor: foot - 60,
        people: number,
        women: isWoman ? number : people && people.sex === null && number > 1 ? 1 : 0,
        size: people?.isYoung ? 0.76 : 1,
        trees: isSetIn(title, 'desert') || (!namesLandscape(title) && seed % 3 === 1) ? 0 : 1,
        snow: isSetIn(title, 'snow') ? 1 : 0,
        mirrored: seed % 2,
      },
    }),
  });
}
