import { BLACK } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { roleColours } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { clearGround } from '../readable-palette.ts';
import { skyFront } from '../sky-front.ts';
import { groupShown } from '../title-people.ts';
import { TOMORROW } from '../tomorrow-front.ts';
import { warmerFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { zoneOf } from '../zone-title.ts';

/** Science fiction and thrillers: pale letters in the dark over a street of towers in the rain, and one who walks to the light at its end. */
export const rainCity: Layout = { ...TOMORROW, compose };

function compose(stage: LayoutStage): LaidFront {
  const { board, genre, roles, seed, title } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const dark = clearGround(ink, [own.dark, own.darkest], 7);
  const darkest = clearGround(ink, [own.darkest, mixColours(dark, BLACK, 0.6)], 12);
  const [accent, second] = warmerFirst(own.accent, own.second);
  const isSquare = board.height < board.width * 1.2;
  return skyFront(stage, {
    id: 'street',
    generator: 'rain-city',
    plain: darkest,
    title: {
      zone: zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : zoneEnd(title, 0.44) }),
      colour: ink,
      stretch: 1.3,
      lettering: { gap: 0.12, largest: 0.42 },
    },
    author: { colour: ink, size: 0.05 },
    shade: { colour: mixColours(darkest, BLACK, 0.5), below: 0.07 },
    art: ({ end, foot }) => ({
      colours: { ...own, darkest, dark, accent, second },
      parameters: {
        calm: end + 14,
        floor: foot - 16,
        umbrella: seed % 3 === 2 ? 0 : 1,
        group: groupShown(title),
        craft: genre === 'science-fiction' ? 1 : 0,
        mirrored: (seed >> 1) % 2,
      },
    }),
  });
}
