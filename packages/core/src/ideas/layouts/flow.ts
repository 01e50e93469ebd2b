import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES, hex } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Science fiction, poetry, young adult: fine lines that stream around a still middle, under the title. */
export const flow: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Half the stream's height, in units of drawings: a smaller one is a ring and not a stream. */
const LEAST_SPREAD = 430;
const MOST_SPREAD = 640;
/** Contrast of the words with their ground: the grain and the end of the stream take a part of it. */
const CLEAR = 6.0;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const isNight = seed % 3 !== 2;
  const ink = hex(isNight ? roles.paper : roles.darkest);
  const colours = roleColours(roles);
  const foot = authorFoot(stage, { colour: ink, size: 0.046, z: 40 });
  const zone = zoneOf(stage, { top: 0.06, bottom: 0.53 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.16, largest: 0.42 } });
  const top = unitsOf(stage, set.y + set.height);
  const bottom = unitsOf(stage, foot.top);
  // The stream leaves the title's place free and runs off the other edges.
  const spread = Math.max(LEAST_SPREAD, Math.min(MOST_SPREAD, (bottom - top + unitsOf(stage, board.height * 0.1)) / 2 / 0.9));
  const art = isNight
    ? { ...colours, dark: groundUnder(ink, colours.dark, CLEAR), darkest: groundUnder(ink, colours.darkest, CLEAR) }
    : { ...colours, paper: groundUnder(ink, colours.paper, CLEAR), light: groundUnder(ink, colours.light, CLEAR) };
  return {
    plain: isNight ? art.darkest : art.paper,
    carried: ['flow-lines'],
    shapes: [
      frontArtwork(stage, 'flow-lines', 'flow', {
        z: 1,
        colours: art,
        parameters: { down: top + 24 + spread * 0.9, across: 400 + (seed % 5) * 50, spread, lines: 1100, night: isNight ? 1 : 0 },
      }),
      surface(stage, 'grain'),
      // The author's name stands on the stream.
      footShade(stage, foot.top, isNight ? art.dark : art.light),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
