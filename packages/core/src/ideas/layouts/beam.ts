import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { isNightShown } from '../title-settings.ts';

/** Mystery, women’s fiction, historical: a lighthouse, its beam under the title, the sea. */
export const beam: Layout = {
  titles: { words: 12, letters: 66 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const isNight = isNightShown(stage, seed % 4 !== 1);
  const ink = isNight ? own.paper : own.darkest;
  const colours = isNight
    ? { ...own, darkest: groundUnder(ink, own.darkest, 9), dark: groundUnder(ink, own.dark, 6.6), main: groundUnder(ink, own.main, 6.2) }
    : { ...own, main: groundUnder(ink, own.main, 6.6), light: groundUnder(ink, own.light, 5) };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.046, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.06, bottom: isSquare ? 0.36 : 0.48 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.11, largest: 0.36 } });
  const lamp = unitsOf(stage, set.y + set.height) + 110;
  const sea = Math.max(lamp + 200, lamp + (unitsOf(stage, foot.top) - lamp) * 0.5);
  return {
    plain: isNight ? colours.dark : colours.light,
    carried: ['coast'],
    shapes: [
      frontArtwork(stage, 'coast', 'lighthouse-coast', {
        z: 1,
        colours,
        parameters: { lamp, sea, night: isNight ? 1 : 0, place: seed % 2 === 0 ? 770 : 240 },
      }),
      footShade(stage, foot.top + board.height * 0.03, groundUnder(own.paper, own.darkest, 9)),
      surface(stage, 'grain'),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
