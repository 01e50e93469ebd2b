import { crowsOf } from '../../art/generators/crow-flight.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { bitsOf, lettersToWeave, thingsBefore } from '../weave.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Thriller, gothic, literary: tall letters in a pale sky, and crows that fly through them, some before and some behind a letter. */
export const flock: Layout = {
  titles: { words: 7, letters: 40 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The number of birds and the widest wings, in units of drawings. */
const CROWS = 16;
const SPAN = 300;
/** The largest share of a letter that birds may hide. */
const HIDDEN = 0.12;
/** Contrast of the letters with the sky. */
const LETTERS = 4.7;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  // The sky is as light as pale letters allow, so that black birds are seen before both.
  const sky = {
    ...own,
    paper: groundUnder(ink, mixColours(own.main, own.dark, 0.35), LETTERS + 1),
    light: groundUnder(ink, own.main, LETTERS),
    main: groundUnder(ink, mixColours(own.main, own.light, 0.5), LETTERS),
  };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.055, z: 40 });
  const zone = zoneOf(stage, { top: 0.07, bottom: Math.min(0.68, foot.top / board.height - 0.17) });
  const { box, ink: set, lines } = titleInZone(stage, zone, { colour: ink, stretch: 1.25, lettering: { gap: 0.1, largest: 0.55 } });
  const units = (px: number) => unitsOf(stage, px);
  const titleEnd = units(set.y + set.height);
  const ground = units(foot.top - board.height * 0.06);
  // A word is read by its middle too, so birds fly before the letters at the ends of the lines only, and hide little of them.
  const letters = lettersToWeave(stage, lines).map((letter) => ({ ...letter, staysInFront: !letter.staysInFront }));
  // On small letters birds are smaller too, or whole words would be hidden.
  const smallest = Math.min(...lines.map((line) => units(line.ink.height)));
  const flight = { top: units(set.y) - 20, bottom: ground - 90, birds: CROWS, span: Math.min(SPAN, Math.max(120, smallest * 1.5)) };
  const before = bitsOf(
    thingsBefore(
      crowsOf(seed, flight).map((crow) => [crow]),
      letters,
      { most: HIDDEN },
    ),
  );
  const crows = { colours: own, parameters: { ...flight, before } };
  return {
    plain: sky.paper,
    carried: ['bare-wood'],
    shapes: [
      frontArtwork(stage, 'bare-wood', 'bare-wood', {
        z: 1,
        colours: sky,
        parameters: {
          ground,
          height: Math.max(20, Math.min(340, ground - titleEnd + 60)),
          sun: Math.max(0, Math.min(420, ground - titleEnd - 20)),
        },
      }),
      frontArtwork(stage, 'crows-behind', 'crow-flight', { ...crows, z: 3, parameters: { ...crows.parameters, part: 1 } }),
      frontArtwork(stage, 'crows-before', 'crow-flight', { ...crows, z: 30, parameters: { ...crows.parameters, part: 2 } }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
