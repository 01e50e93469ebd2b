import { textEffectSchema } from '../../effects/text-effect.ts';
import { authorHead } from '../author-foot.ts';
import { darkPicture } from '../dark-picture.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { lightUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleInZone } from '../zone-title.ts';
import { namePart } from '../../elements/name-part.ts';

/** Thriller, crime: a dark picture behind glass that something struck, and letters broken with it. */
export const shatter: Layout = {
  titles: { words: 5, letters: 28, longest: 12 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: true,
  inRoles: true,
  compose,
};

const CRACKS = 17;

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, roles, seed, hasPicture } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const { filter, night, far } = darkPicture(stage, ink);
  const colours = { ...own, darkest: night, main: far };
  const accent = lightUnder(far, own.accent, 4.6);
  const head = authorHead(stage, { colour: accent, lineColour: ink, size: 0.078, line: 'foot' });
  const top = head.bottom + board.height * 0.05;
  const zone = {
    // The shards fly a little beyond the letters.
    x: margin,
    y: top,
    width: board.width - 2 * margin,
    height: Math.min(board.height * 0.84, head.footTop - board.height * 0.06) - top,
  };
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    place: 'middle',
    stretch: 1.3,
    lettering: { gap: 0.09, largest: 0.52, rules: false },
  });
  const blow = { x: 0.38 + 0.07 * (seed % 5), y: 0.36 + 0.08 * (seed % 4) };
  const pattern = 1 + (seed % 99);
  const textEffect = textEffectSchema.parse({ name: 'shards', style: { pieces: CRACKS, spread: 34, turn: 1.4, ...blow, seed: pattern } });
  const glass = {
    across: unitsOf(stage, set.x + blow.x * set.width),
    down: unitsOf(stage, set.y + blow.y * set.height),
    reach: unitsOf(stage, Math.hypot(set.width, set.height)),
    pieces: CRACKS,
    pattern,
  };
  return {
    plain: hasPicture ? null : night,
    around: night,
    carried: ['ground', 'shade-top', 'shade-foot'],
    filter,
    shapes: [
      ...(hasPicture
        ? []
        : [
            frontArtwork(stage, 'ground', 'light', {
              z: 1,
              name: namePart('light'),
              motif: 'round',
              colours: { ...own, paper: far, light: own.dark, main: night },
              parameters: { across: glass.across, down: glass.down, reach: 1100 },
            }),
          ]),
      frontArtwork(stage, 'shade-top', 'shade', {
        z: 2,
        name: namePart('shade'),
        colours,
        motif: 'top',
        parameters: { strength: 0.9, reach: 0.4 },
      }),
      frontArtwork(stage, 'shade-foot', 'shade', {
        z: 3,
        name: namePart('shade'),
        colours,
        motif: 'bottom',
        parameters: { strength: 0.95, reach: 0.4 },
      }),
      surface(stage, 'grain'),
      frontArtwork(stage, 'glass', 'cracked-glass', { z: 30, colours, parameters: glass }),
    ],
    textBoxes: [...head.boxes, { ...box, text: { ...box.text, textEffect } }],
  };
}
