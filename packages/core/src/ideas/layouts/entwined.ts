import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { motifFor } from '../title-themes.ts';
import { fartherFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** The things for titles that name nothing. */
const THINGS = ['key', 'crown', 'moth', 'moon'] as const;

/** Fantasy, romance and memoirs: the title over the thing that it names, among flowers, leaves and a stem that winds around it. */
export const entwined: Layout = {
  titles: { words: 12, letters: 66, longest: 14 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Units between the flowers and the author's words. */
const OVER_NAME = 32;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const ground = clearGround(ink, [own.dark, own.second, own.main, own.accent], 8.2);
  const [accent, second] = fartherFirst(ground, own.accent, own.second);
  const colours = { ...own, accent, second, dark: ground, darkest: groundUnder(ink, own.darkest, 9) };
  const foot = authorFoot(stage, { colour: ink, size: 0.044, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.34 : zoneEnd(stage.title, 0.42) });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.1, largest: 0.4 } });
  return {
    plain: ground,
    carried: ['garden'],
    shapes: [
      frontArtwork(stage, 'garden', 'entwined', {
        z: 1,
        colours,
        motif: motifFor(stage, 'entwined', THINGS, seed),
        parameters: {
          top: unitsOf(stage, set.y + set.height) + 22,
          head: unitsOf(stage, set.y),
          foot: unitsOf(stage, foot.top) - OVER_NAME,
          mirrored: seed % 2,
        },
      }),
      surface(stage, 'paper'),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
