import { type Rgba, WHITE } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { roleColours } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { skyFront } from '../sky-front.ts';
import { groupShown, isManShown } from '../title-people.ts';
import { warmerFirst } from '../warmer-color.ts';
import { WESTERN } from '../western-front.ts';
import { zoneEnd } from '../zone-end.ts';
import { zoneOf } from '../zone-title.ts';

/** Westerns: letters in a sky of great clouds over a cabin on the plains at the golden hour. */
export const homestead: Layout = { ...WESTERN, compose };

const SKY: Rgba = { r: 170, g: 208, b: 222, a: 1 };
const EVENING: Rgba = { r: 38, g: 44, b: 86, a: 1 };

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const isDusk = seed % 3 === 2;
  const ink = isDusk ? own.paper : own.darkest;
  const [accent] = warmerFirst(own.accent, own.second);
  const darkest = groundUnder(own.paper, own.darkest, 9);
  const light = groundUnder(own.darkest, mixColours(own.light, SKY, 0.86), 8);
  const colours = isDusk
    ? {
        ...own,
        accent,
        darkest,
        dark: groundUnder(ink, mixColours(own.dark, EVENING, 0.75), 8),
        main: groundUnder(ink, mixColours(own.main, EVENING, 0.4), 3.4),
      }
    : {
        ...own,
        accent,
        darkest,
        light,
        paper: groundUnder(own.darkest, mixColours(own.paper, WHITE, 0.2), 9),
        second: groundUnder(own.darkest, mixColours(light, { r: 168, g: 150, b: 168, a: 1 }, 0.5), 6),
      };
  const isSquare = board.height < board.width * 1.2;
  return skyFront(stage, {
    id: 'plains',
    generator: 'homestead',
    plain: isDusk ? colours.dark : colours.light,
    title: {
      zone: zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : zoneEnd(title, 0.44) }),
      colour: ink,
      stretch: 1.35,
      lettering: { gap: 0.1, largest: 0.4, rules: false },
    },
    author: { colour: own.paper, size: 0.054 },
    shade: { colour: darkest, below: 0 },
    art: ({ end, foot }) => ({
      colours,
      parameters: {
        calm: end + 12,
        floor: foot - 74,
        people: isManShown(title, seed % 2 === 0) ? 1 : 0,
        group: groupShown(title),
        night: isDusk ? 1 : 0,
        mirrored: seed % 2,
      },
    }),
  });
}
