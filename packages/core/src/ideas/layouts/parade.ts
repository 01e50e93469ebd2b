import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { CLEAR_CONTRAST, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { faceOfTitle, namesFace } from '../title-animals.ts';
import { named } from '../title-themes.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Children’s books: friends on a sunny hill under a rainbow, and round letters in the sky. */
export const parade: Layout = {
  titles: { words: 10, letters: 60 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const shown = named(stage, 'parade');
  // An animal without a face is drawn whole.
  const isDrawn = shown.motif !== undefined && !namesFace(stage.title);
  const ink = own.darkest;
  const colours = {
    ...own,
    paper: groundUnder(ink, own.paper, 9),
    light: groundUnder(ink, own.light, CLEAR_CONTRAST + 1.5),
    main: groundUnder(ink, own.main, 4.6),
  };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.05, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.05, bottom: isSquare ? 0.36 : 0.43 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.13, largest: 0.4 } });
  const ground = unitsOf(stage, foot.top) - 150;
  const tall = Math.min(560, Math.max(150, (ground - unitsOf(stage, set.y + set.height) - 40) / 1.16));
  return {
    plain: colours.light,
    carried: ['parade'],
    shapes: [
      frontArtwork(stage, 'parade', 'animal-parade', {
        z: 1,
        colours,
        ...(isDrawn && shown),
        parameters: { ground, tall, friend: isDrawn ? 0 : faceOfTitle(stage.title, seed) + 1 },
      }),
      footShade(stage, foot.top + board.height * 0.05, groundUnder(own.paper, own.darkest)),
      surface(stage, 'paper'),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
