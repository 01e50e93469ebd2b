import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { paleSky } from '../pale-sky.ts';
import { clearGrounds, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { warmerFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Literary, memoir, poetry: fields of thick paint from a broad brush, and very large letters in the painted sky. */
export const brushwork: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Streaks of paint take a part of the contrast. */
const UNDER_PAINT = 7.4;
/** The dark field reaches so far above the author's words; the land and the slopes alone need so much height. Units. */
const FIELD = 105;
const LAND = 330;
const SLOPES = 140;
/** The highest slope rises so far above the horizon, as a multiple of its swing. */
const RISE = 1.7;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title, start } = stage;
  const own = roleColours(roles);
  const wished = seed % 4 === 1 ? [own.dark, own.main, own.second] : [own.second, own.main, own.dark];
  const deep = seed % 2 === 0 ? undefined : clearGrounds(own.paper, wished, UNDER_PAINT)[0];
  const ink = deep ? own.paper : own.darkest;
  const sky = deep ?? paleSky(own, ink, { turn: seed % 4 < 2 ? 0 : 1, least: UNDER_PAINT });
  const [sun, other] = warmerFirst(own.accent, own.second);
  const dusk = groundUnder(own.paper, own.darkest, 11);
  const colours = { ...own, light: sky, accent: sun, second: other, darkest: dusk };
  const hilly = [80, 26, 110][seed % 3] ?? 80;
  const isSquare = board.height < board.width * 1.2;
  const foot = authorFoot(stage, { colour: own.paper, alignment: start, size: 0.044, z: 40 });
  const low = unitsOf(stage, foot.top) - FIELD;
  // Below the words there is room for the sun and the slopes.
  const most = ((low - LAND) * board.width) / (1000 * board.height);
  const zone = zoneOf(stage, { top: 0.055, bottom: Math.min(most, isSquare ? 0.52 : zoneEnd(title, 0.5)) });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    alignment: start,
    stretch: 1.3,
    lettering: { gap: 0.1, largest: 0.56 },
  });
  const end = unitsOf(stage, set.y + set.height);
  const room = Math.min(Math.max(190, 60 + RISE * hilly), low - SLOPES - end);
  const swing = Math.max(0, Math.min(hilly, (room - 60) / RISE));
  return {
    plain: sky,
    foot: dusk,
    carried: ['paint'],
    shapes: [
      frontArtwork(stage, 'paint', 'brushwork', {
        z: 1,
        colours,
        parameters: { horizon: end + room, room, foot: low, swing },
      }),
      surface(stage, 'grain', 4, 0.7),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
