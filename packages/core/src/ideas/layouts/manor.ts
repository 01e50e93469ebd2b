import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder, lightUnder } from '../readable-palette.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Historical novels, mysteries, secrets of families: a country house at dusk under the title, and one window that is lit. */
export const manor: Layout = {
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
    accent: lightUnder(own.darkest, seed % 3 === 2 ? own.second : own.accent, 4.8),
  };
  const foot = authorFoot(stage, { colour: ink, size: 0.048, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : 0.46 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.13, largest: 0.42 } });
  const end = unitsOf(stage, set.y + set.height);
  const floor = unitsOf(stage, foot.top);
  const wide = Math.min(680, Math.max(300, (floor - end) * 0.95));
  return {
    plain: colours.darkest,
    around: colours.dark,
    carried: ['manor'],
    shapes: [
      frontArtwork(stage, 'manor', 'manor', {
        z: 1,
        colours,
        parameters: { calm: end + 10, ground: Math.max(end + wide * 0.62, floor - 210), wide, lit: 3 + (seed % 3) },
      }),
      footShade(stage, foot.top + board.height * 0.03, colours.darkest),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
