import { fromHex } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { isMudInTheDark } from '../dark-tones.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { contrastForTitle, groundUnder } from '../readable-palette.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { namePart } from '../../elements/name-part.ts';

/** Fantasy, adventure, memoir: the title stands in a landscape of cut paper, its foot behind a wood. */
export const papercut: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Contrast of the pale title with the sheets that it stands before. */
const ON_SHEETS = 5.2;
/** The front ridge hides this share of the last line's height. */
const HIDDEN = 0.12;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const colours = roleColours(roles);
  const isNight = seed % 3 === 0 && !isMudInTheDark(colours.main);
  const ink = isNight ? colours.paper : colours.darkest;
  // The title stands before the sky, the sun and the far sheets, so all of them keep to one end of the palette.
  const main = groundUnder(
    ink,
    isNight ? colours.main : mixColours(colours.light, colours.main, 0.5),
    isNight ? contrastForTitle(stage.title, ON_SHEETS) : 5.4,
  );
  const sky = isNight ? main : mixColours(colours.light, colours.paper, 0.4);
  const art = isNight
    ? {
        ...colours,
        main,
        paper: groundUnder(ink, mixColours(main, colours.light, 0.4), contrastForTitle(stage.title, 5.2)),
        light: mixColours(main, colours.dark, 0.25),
      }
    : { ...colours, main, dark: mixColours(colours.main, colours.dark, 0.6) };
  const foot = authorFoot(stage, { colour: fromHex(roles.paper), size: 0.05, z: 40 });
  const zone = zoneOf(stage, { top: 0.07, bottom: 0.58 });
  const {
    box,
    ink: set,
    lines,
  } = titleInZone(stage, zone, {
    colour: ink,
    place: 'bottom',
    stretch: 1.25,
    lettering: { gap: 0.1, largest: 0.5 },
    z: 20,
  });
  const last = lines.at(-1)?.ink.height ?? 0;
  const parameters = {
    horizon: unitsOf(stage, set.y + set.height - last * HIDDEN) + 14,
    shine: isNight ? 0.06 : 0.6,
    sun: seed % 3 === 0 ? 670 : 330,
    treeRoom: unitsOf(stage, board.height * 0.05),
  };
  return {
    plain: groundUnder(ink, sky),
    carried: ['landscape-behind', 'landscape-before'],
    shapes: [
      frontArtwork(stage, 'landscape-behind', 'papercut', {
        z: 1,
        name: namePart('mountains'),
        colours: art,
        parameters: { ...parameters, part: 1 },
      }),
      frontArtwork(stage, 'landscape-before', 'papercut', {
        z: 30,
        name: namePart('woods'),
        colours: art,
        parameters: { ...parameters, part: 2 },
      }),
      footShade(stage, foot.top, groundUnder(colours.paper, colours.darkest)),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
