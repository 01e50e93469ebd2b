import { BLACK } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { CLEAR_CONTRAST, clearGround, groundUnder, trueGrounds } from '../readable-palette.ts';
import { isNightShown } from '../title-settings.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { zoneEnd } from '../zone-end.ts';

/** Poetry, literary novels and memoirs: the title on a wall in the sun, over birds folded of paper that rise from an open book. */
export const paperBirds: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  // White paper is brightest on a wall of one clear color; every third wall is light, with dark letters.
  const isDark = isNightShown(stage, seed % 3 !== 1);
  const ink = isDark ? own.paper : own.darkest;
  const wished = seed % 2 === 0 ? ([own.main, own.second, own.dark] as const) : ([own.second, own.main, own.dark] as const);
  const contrast = CLEAR_CONTRAST + 0.8;
  // A yellow that is dark enough for white letters is ochre, so another color of the palette stands in for it.
  const truest = trueGrounds(ink, [wished[0]], wished.slice(1), contrast);
  const wall = isDark ? clearGround(ink, [truest[0] ?? wished[0], ...wished], contrast) : groundUnder(ink, own.paper, 8);
  const darkest = groundUnder(own.paper, mixColours(own.darkest, BLACK, 0.2), 9);
  const foot = authorFoot(stage, { colour: own.paper, size: 0.05, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : zoneEnd(title, 0.42) });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.12, largest: 0.4 } });
  const scene = frontArtwork(stage, 'paper-birds', 'paper-birds', {
    z: 1,
    colours: { ...own, paper: wall, darkest },
    parameters: {
      calm: unitsOf(stage, set.y + set.height) + 22,
      floor: unitsOf(stage, foot.top) - 44,
      dark: isDark ? 1 : 0,
      mirrored: seed % 2,
    },
  });
  return {
    plain: wall,
    carried: ['paper-birds'],
    shapes: [scene, footShade(stage, foot.top + board.height * 0.075, darkest)],
    textBoxes: [...foot.boxes, box],
  };
}
