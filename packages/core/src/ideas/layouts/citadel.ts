import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder, lightUnder } from '../readable-palette.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Fantasy and young adult: a castle on its crag in mist and moonlight, under a title of noble capitals. */
export const citadel: Layout = {
  titles: { words: 13, letters: 72 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const colours = {
    ...own,
    darkest: groundUnder(ink, own.darkest, 10),
    dark: groundUnder(ink, own.dark, 7),
    accent: lightUnder(own.darkest, own.accent, 4.8),
  };
  const foot = authorFoot(stage, { colour: ink, size: 0.046, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : 0.49 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.14, largest: 0.44 } });
  const end = unitsOf(stage, set.y + set.height);
  const floor = unitsOf(stage, foot.top);
  const tall = Math.min(440, Math.max(130, (floor - end) * 0.52));
  return {
    plain: colours.darkest,
    around: colours.dark,
    carried: ['citadel'],
    shapes: [
      frontArtwork(stage, 'citadel', 'citadel', {
        z: 1,
        colours,
        parameters: { calm: end + 10, ground: Math.max(end + tall + 60, floor - 290), tall, across: [560, 440, 500][seed % 3] ?? 500 },
      }),
      footShade(stage, foot.top + board.height * 0.05, colours.darkest),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
