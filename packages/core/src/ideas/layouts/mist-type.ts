import { withAlpha } from '../../design/colour.ts';
import { textEffectSchema } from '../../effects/text-effect.ts';
import { authorHead } from '../author-foot.ts';
import { darkPicture } from '../dark-picture.ts';
import { frontArtwork, roleColours } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { lightUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleInZone } from '../zone-title.ts';
import { flood } from './flood.ts';
import { namePart } from '../../elements/name-part.ts';

/** Thriller, horror: tall letters in a dark picture, the last line going down into fog. */
export const mistType: Layout = {
  titles: { words: 5, letters: 30, longest: 13 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: true,
  inRoles: true,
  needsPicture: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  if (!stage.hasPicture) return flood.compose(stage);
  const { board, margin, roles } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const { filter, night, far } = darkPicture(stage, ink, { gamma: 1.15 });
  const colours = { ...own, darkest: night, paper: far };
  const head = authorHead(stage, { colour: lightUnder(far, own.accent, 4.6), lineColour: ink, size: 0.082, line: 'foot' });
  const top = head.bottom + board.height * 0.035;
  const zone = {
    x: margin * 0.8,
    y: top,
    width: board.width - 1.6 * margin,
    height: Math.min(board.height * 0.86, head.footTop - board.height * 0.05) - top,
  };
  const {
    box,
    ink: set,
    lines,
  } = titleInZone(stage, zone, {
    colour: ink,
    place: 'middle',
    stretch: 1.3,
    lettering: { gap: 0.08, largest: 0.62, minorSize: 0.3, rules: false },
  });
  const last = lines.at(-1)?.ink ?? set;
  const share = (y: number) => Math.min(0.95, Math.max(0, (y - set.y) / Math.max(1, set.height)));
  const textEffect = textEffectSchema.parse({
    name: 'mist',
    style: { colour: withAlpha(far, 0.5), start: share(last.y + last.height * 0.32), fade: 0.5 },
  });
  const fog = (last.y + last.height * 0.55) / board.height;
  return {
    plain: null,
    around: night,
    carried: ['shade-top', 'shade-foot', 'fog'],
    filter,
    shapes: [
      frontArtwork(stage, 'shade-top', 'shade', {
        z: 2,
        name: namePart('shade'),
        colours,
        motif: 'top',
        parameters: { strength: 0.85, reach: 0.42 },
      }),
      frontArtwork(stage, 'shade-foot', 'shade', {
        z: 3,
        name: namePart('shade'),
        colours,
        motif: 'bottom',
        parameters: { strength: 1, reach: 0.34 },
      }),
      surface(stage, 'grain'),
      frontArtwork(stage, 'fog', 'texture', {
        z: 8,
        name: namePart('fog'),
        motif: 'fog',
        colours,
        opacity: 0.6,
        parameters: { from: fog, until: Math.min(1, fog + 0.1), softness: 0.16, scale: 1.6 },
      }),
    ],
    textBoxes: [...head.boxes, { ...box, text: { ...box.text, textEffect } }],
  };
}
