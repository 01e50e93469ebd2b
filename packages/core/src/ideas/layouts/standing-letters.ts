import { textEffectSchema } from '../../effects/text-effect.ts';
import { type Rgba, withAlpha } from '../../design/colour.ts';
import { namePart } from '../../elements/name-part.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder, truestGround } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { isManShown } from '../title-people.ts';
import { warmerFirst } from '../warmer-color.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/**
 * Memoirs and lives: letters as tall as houses on a meadow at a low sun, with their shadows on the grass, and somebody on the way to them. The
 * shadows of several lines would lie on the grass as words upside down, so it takes titles of one line.
 */
export const standingLetters: Layout = {
  titles: { words: 1, letters: 13 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const WHEAT: Rgba = { r: 236, g: 190, b: 104, a: 1 };
const MEADOW: Rgba = { r: 168, g: 190, b: 104, a: 1 };
/** The least contrast of the dark letters with the sky, whose light takes none of it. */
const UNDER_SUN = 6;
/** The shadow's end keeps this distance from the author's words, as a share of the board's height. */
const CLEAR = 0.035;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title, genre } = stage;
  const own = roleColours(roles);
  const ink = own.darkest;
  const [accent, other] = warmerFirst(own.accent, own.second);
  const isEvening = seed % 2 === 1;
  const light = isEvening
    ? truestGround(ink, [mixColours(accent, own.paper, 0.35), mixColours(own.light, accent, 0.3)], UNDER_SUN)
    : groundUnder(ink, mixColours(own.light, own.paper, 0.2), UNDER_SUN);
  const land = groundUnder(ink, mixColours(seed % 3 === 0 ? MEADOW : WHEAT, seed % 3 === 1 ? accent : other, 0.28), 6.4);
  const foot = authorFoot(stage, { colour: ink, size: 0.048, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.085, bottom: isSquare ? 0.55 : 0.6 });
  const {
    box,
    ink: set,
    lines,
  } = titleInZone(stage, zone, {
    colour: ink,
    place: 'bottom',
    stretch: 1.4,
    lettering: { gap: 0.09, largest: 0.56, rules: false },
  });
  const ground = set.y + set.height;
  const length = Math.min(1.2, Math.max(0.1, (foot.top - board.height * CLEAR - ground) / set.height));
  const textEffect = textEffectSchema.parse({
    name: 'ground-shadow',
    style: { colour: withAlpha(mixColours(ink, land, 0.1), 0.45), length, spread: 0.34 },
  });
  const scene = {
    colours: { ...own, accent, light, paper: groundUnder(ink, own.paper, 8), second: land },
    parameters: {
      ground: unitsOf(stage, ground),
      floor: unitsOf(stage, foot.top) - 20,
      touch: Math.min(16, unitsOf(stage, lines.at(-1)?.ink.height ?? 0) * 0.1),
      sunX: [640, 360, 560, 440][seed % 4] ?? 600,
      person: genre === 'non-fiction' || genre === 'business' ? 0 : isManShown(title, (seed >> 1) % 2 === 1) ? 2 : 1,
    },
  };
  return {
    plain: light,
    around: light,
    foot: land,
    carried: ['meadow'],
    shapes: [
      frontArtwork(stage, 'meadow', 'standing-words', { z: 1, ...scene, parameters: { ...scene.parameters, part: 1 } }),
      frontArtwork(stage, 'walker', 'standing-words', {
        z: 30,
        name: namePart('beforeTheTitle'),
        ...scene,
        parameters: { ...scene.parameters, part: 2 },
      }),
      surface(stage, 'grain', 4),
    ],
    textBoxes: [...foot.boxes, { ...box, text: { ...box.text, textEffect } }],
  };
}
