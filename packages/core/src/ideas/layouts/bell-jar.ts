import { GLASS_WORLDS } from '../../art/generators/bell-jar.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { motifFor } from '../title-themes.ts';
import { isSetIn } from '../title-settings.ts';
import { fartherFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** The things for titles that name nothing. */
const THINGS = ['rose', 'key', 'moth', 'candle'] as const;

/** Literary fiction, fantasy, mysteries: the title over the thing that it names, which stands under a dome of glass, in winter in a snow globe. */
export const bellJar: Layout = {
  titles: { words: 12, letters: 66, longest: 14 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Units from the table's front edge to the author. */
const UNDER_EDGE = 34;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const wall = clearGround(ink, [own.dark, own.second, own.accent, own.main], 7.4);
  const [accent, second] = fartherFirst(wall, own.accent, own.second);
  const colours = { ...own, accent, second, dark: wall, darkest: groundUnder(ink, own.darkest, 7) };
  const foot = authorFoot(stage, { colour: ink, size: 0.046, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.05, bottom: isSquare ? 0.34 : zoneEnd(stage.title, 0.42) });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.1, largest: 0.4 } });
  return {
    plain: wall,
    foot: colours.darkest,
    carried: ['glass'],
    shapes: [
      frontArtwork(stage, 'glass', 'bell-jar', {
        z: 1,
        colours,
        motif: motifFor(stage, 'bell-jar', THINGS, seed),
        parameters: {
          top: unitsOf(stage, set.y + set.height) + 34,
          edge: unitsOf(stage, foot.top) - UNDER_EDGE,
          world: GLASS_WORLDS.indexOf(isSetIn(stage.title, 'snow') ? 'snow' : 'garden'),
          mirrored: seed % 2,
        },
      }),
      surface(stage, 'paper'),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
