import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Horror, literary, mystery: a house under the title, and roots that reach far down from it. */
export const roots: Layout = {
  titles: { words: 8, letters: 46 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const colours = {
    ...own,
    main: groundUnder(ink, own.main, 6.4),
    light: groundUnder(ink, own.light, 5.6),
    dark: groundUnder(ink, own.dark, 7.5),
  };
  const foot = authorFoot(stage, { colour: ink, size: 0.05, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.06, bottom: isSquare ? 0.36 : 0.46 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, stretch: 1.2, lettering: { gap: 0.1, largest: 0.42 } });
  const top = unitsOf(stage, set.y + set.height);
  const bottom = unitsOf(stage, foot.top);
  const size = Math.min(250, (bottom - top) * 0.36);
  const ground = top + size * 1.14 + 50;
  return {
    plain: colours.dark,
    around: groundUnder(ink, own.darkest),
    carried: ['house'],
    shapes: [
      frontArtwork(stage, 'house', 'rooted-house', {
        z: 1,
        colours,
        parameters: { ground, size, reach: Math.max(120, bottom - ground - 10) },
      }),
      surface(stage, 'grain'),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
