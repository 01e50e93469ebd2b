import { mixColours } from '../../palette/mix-colours.ts';
import { authorHead } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { BLACK } from '../../design/colour.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { named } from '../title-themes.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Paranormal, fantasy, horror: a great moon over a misty wood, the title in the dark below. */
export const moonWood: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** On a low front the title stands before the wood, or no sky would be left for the moon. Units of drawings. */
const LEAST_GROUND = 540;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const colours = { ...own, dark: groundUnder(ink, own.dark, 5), darkest: groundUnder(ink, mixColours(own.darkest, BLACK, 0.2), 9) };
  const head = authorHead(stage, { colour: ink, size: 0.05, line: 'foot' });
  const zone = zoneOf(stage, { top: 0.52, bottom: head.footTop / board.height - 0.025 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, place: 'bottom', lettering: { gap: 0.16, largest: 0.36 } });
  const ground = Math.max(LEAST_GROUND, Math.min(unitsOf(stage, set.y) - 30, unitsOf(stage, board.height * 0.72)));
  const sky = unitsOf(stage, head.bottom);
  return {
    plain: colours.darkest,
    carried: ['moon-wood'],
    shapes: [
      frontArtwork(stage, 'moon-wood', 'moon-wood', {
        z: 1,
        colours,
        ...named(stage, 'moon-wood'),
        parameters: { moon: sky + (ground - sky) * 0.5, ground: ground - 40, size: Math.min(300, (ground - sky) * 0.36) },
      }),
    ],
    textBoxes: [...head.boxes, box],
  };
}
