import { WHITE } from '../../design/colour.ts';
import { contrastRatio, relativeLuminance } from '../../design/contrast.ts';
import { textEffectSchema } from '../../effects/text-effect.ts';
import { chromaOf } from '../../palette/oklab.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { CLEAR_CONTRAST, groundUnder } from '../readable-palette.ts';
import { standingPlace } from '../standing-place.ts';
import { surface } from '../surface.ts';
import { personOf } from '../title-people.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { namePart } from '../../elements/name-part.ts';

/** Business, thriller, literary: letters like buildings in low sun, and a small person who stands on one of them. */
export const monolith: Layout = {
  titles: { words: 6, fewest: 2, letters: 32, longest: 11 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Height of who stands on the letters, in units of drawings. */
const PERSON = 116;
/** Chroma in OKLab from which a wall is seen as colored. */
const COLOURFUL = 0.05;
/** Contrast of paper with a ground that is too bright for it. */
const BRIGHT = 2.1;

/** The contrast of pale letters with the ground: they have to read in its lit part as well. */
const LIT = 6;

const WHO = { anybody: 0, man: 1, woman: 2 } as const;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, start, across } = stage;
  const own = roleColours(roles);
  // A gray wall would look unlit, so only palette colors with enough chroma are walls.
  const walls = [own.second, own.main, own.accent, own.dark].filter((colour) => chromaOf(colour) >= COLOURFUL);
  const wished = walls[seed % Math.max(1, walls.length)] ?? own.accent;
  // Pale letters are lit like buildings. On a ground as bright as yellow that would cost the ground its color.
  const isBright = contrastRatio(relativeLuminance(own.paper), relativeLuminance(wished)) < BRIGHT;
  const ink = isBright ? own.darkest : own.paper;
  const ground = groundUnder(ink, wished, isBright ? CLEAR_CONTRAST : LIT);
  const foot = authorFoot(stage, { colour: ink, alignment: start, size: 0.046 });
  const zone = zoneOf(stage, { top: 0.115, bottom: foot.top / board.height - 0.07 });
  const {
    box,
    ink: set,
    lines,
    size,
  } = titleInZone(stage, zone, {
    colour: ink,
    alignment: start,
    place: 'middle',
    stretch: 1.25,
    lettering: { gap: 0.16, largest: 0.4, minorSize: 0.45, rules: false },
  });
  // The light comes from the fold, so that shadows leave the front over its outer edge.
  const angle = across.x >= 0 ? 45 : 135;
  const depth = (board.width * 0.034 * 1000) / Math.max(1, size);
  const textEffect = textEffectSchema.parse({
    name: 'extrude',
    style: { colour: mixColours(ground, own.darkest, isBright ? 0.4 : 0.55), depth: Math.min(300, Math.max(1, depth)), angle, shadow: 0.5 },
  });
  const place = standingPlace(lines, board.width * 0.034, 0.3);
  const person = unitsOf(stage, Math.min((PERSON / 1000) * board.width, set.y * 0.75));
  return {
    plain: ground,
    around: ground,
    carried: ['ground'],
    shapes: [
      frontArtwork(stage, 'ground', 'light', {
        z: 1,
        name: namePart('ground'),
        motif: 'straight',
        colours: { ...own, paper: mixColours(ground, WHITE, 0.14), light: ground, main: mixColours(ground, own.darkest, 0.12) },
        parameters: { angle: 60 },
      }),
      surface(stage, 'grain'),
      ...(place
        ? [
            frontArtwork(stage, 'person', 'small-figure', {
              z: 30,
              parameters: {
                across: unitsOf(stage, place.x),
                foot: unitsOf(stage, place.y) + 1,
                size: person,
                who: WHO[personOf(stage.title) ?? 'anybody'],
              },
            }),
          ]
        : []),
    ],
    textBoxes: [...foot.boxes, { ...box, text: { ...box.text, textEffect } }],
  };
}
