import type { Rgba } from '../../design/colour.ts';
import { namePart } from '../../elements/name-part.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { isManShown } from '../title-people.ts';
import { isNightShown } from '../title-settings.ts';
import { tipOnLetter } from '../tip-on-letter.ts';
import { fartherFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Summers, secrets and swimmers: pale letters in the water of a pool, seen from straight above, and a ring that drifts against them. */
export const pool: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const TURQUOISE: Rgba = { r: 8, g: 128, b: 152, a: 1 };
const NIGHT: Rgba = { r: 10, g: 62, b: 92, a: 1 };
/** The least contrast of the letters with the water: its net of light takes a part of it. */
const UNDER_LIGHT = 5.6;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title, genre } = stage;
  const own = roleColours(roles);
  const isNight = isNightShown(stage, false);
  const dark = clearGround(own.paper, [mixColours(own.second, isNight ? NIGHT : TURQUOISE, 0.9), isNight ? NIGHT : TURQUOISE], UNDER_LIGHT);
  const [accent, second] = fartherFirst(dark, own.accent, own.second);
  const words = isNight ? own.paper : own.darkest;
  const deck = isNight
    ? groundUnder(own.paper, mixColours(own.dark, own.darkest, 0.4), 8)
    : groundUnder(own.darkest, mixColours(accent, own.paper, 0.62), 8);
  const foot = authorFoot(stage, { colour: words, size: 0.05, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : zoneEnd(title, 0.44) });
  const { box, ink, lines } = titleInZone(stage, zone, { colour: own.paper, stretch: 1.25, lettering: { gap: 0.11, largest: 0.44 } });
  const scene = {
    colours: { ...own, dark, light: deck, accent, second },
    parameters: {
      calm: unitsOf(stage, ink.y + ink.height) + 14,
      floor: unitsOf(stage, foot.top) - 22,
      ...tipOnLetter(stage, lines.at(-1)),
      person: genre === 'crime' ? 0 : isManShown(title, (seed >> 1) % 3 === 1) ? 2 : 1,
      skins: (seed * 7 + 2) % 16,
      night: isNight ? 1 : 0,
      mirrored: stage.start === 'left' ? 0 : 1,
    },
  };
  return {
    plain: dark,
    foot: deck,
    carried: ['pool'],
    shapes: [
      frontArtwork(stage, 'pool', 'pool', { z: 1, ...scene, parameters: { ...scene.parameters, part: 1 } }),
      frontArtwork(stage, 'float', 'pool', {
        z: 30,
        name: namePart('beforeTheTitle'),
        ...scene,
        parameters: { ...scene.parameters, part: 2 },
      }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
