import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { clearGrounds, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { warmerFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Literary, memoir, poetry: fields of thick paint from a broad brush, and very large letters in the painted sky. */
export const brushwork: Layout = {
  titles: { words: 13, letters: 72 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Streaks of paint take a part of the contrast. */
const UNDER_PAINT = 7.4;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title, start } = stage;
  const own = roleColours(roles);
  const wished = seed % 4 === 1 ? [own.dark, own.main, own.second] : [own.second, own.main, own.dark];
  const deep = seed % 2 === 0 ? undefined : clearGrounds(own.paper, wished, UNDER_PAINT)[0];
  const ink = deep ? own.paper : own.darkest;
  const sky = deep ?? groundUnder(ink, seed % 4 < 2 ? own.light : mixColours(own.light, own.main, 0.3), UNDER_PAINT);
  const [sun, other] = warmerFirst(own.accent, own.second);
  const dusk = groundUnder(own.paper, own.darkest, 11);
  const colours = { ...own, light: sky, accent: sun, second: other, darkest: dusk };
  const isSquare = board.height < board.width * 1.2;
  const foot = authorFoot(stage, { colour: own.paper, alignment: start, size: 0.044, z: 40 });
  const zone = zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.52 : zoneEnd(title, 0.5) });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    alignment: start,
    stretch: 1.3,
    lettering: { minorWords: 'inline', gap: 0.1, largest: 0.56 },
  });
  const end = unitsOf(stage, set.y + set.height);
  const dark = unitsOf(stage, foot.top) - 105;
  return {
    plain: sky,
    around: dusk,
    foot: dusk,
    carried: ['paint'],
    shapes: [
      frontArtwork(stage, 'paint', 'brushwork', {
        z: 1,
        colours,
        parameters: { horizon: Math.min(end + 190, dark - 170), foot: dark, swing: [80, 26, 110][seed % 3] ?? 80 },
      }),
      surface(stage, 'grain', 4, 0.7),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
