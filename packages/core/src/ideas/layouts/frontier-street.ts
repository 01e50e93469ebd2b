import { mixColours } from '../../palette/mix-colours.ts';
import { toOklab } from '../../palette/oklab.ts';
import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { warmerFirst } from '../warmer-color.ts';
import { groupShown, personOf } from '../title-people.ts';
import { isSetIn } from '../title-settings.ts';
import { named } from '../title-themes.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Westerns: large letters in a sky over the main street of a town at sundown, and somebody who walks towards the light. */
export const frontierStreet: Layout = {
  titles: { words: 12, letters: 70 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const isDusk = seed % 2 === 1;
  const ink = isDusk ? own.paper : own.darkest;
  // The sun takes the warmer of the two accents.
  const [accent] = warmerFirst(own.accent, own.second);
  // Wood and earth are warm as well.
  const main = toOklab(own.main).a > 0 ? own.main : mixColours(accent, own.dark, 0.42);
  const colours = isDusk
    ? {
        ...own,
        accent,
        main,
        darkest: groundUnder(ink, own.darkest, 8),
        dark: groundUnder(ink, own.dark, 7),
        second: groundUnder(ink, mixColours(own.dark, accent, 0.55), 7),
      }
    : {
        ...own,
        accent,
        main,
        paper: groundUnder(ink, own.paper),
        light: groundUnder(ink, own.light, 7),
        second: groundUnder(ink, mixColours(own.light, accent, 0.3), 6.4),
      };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.054, z: 40 });
  const isLow = board.width > board.height;
  const zone = zoneOf(stage, { top: 0.055, bottom: isLow ? 0.4 : 0.5 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, stretch: 1.35, lettering: { gap: 0.1, largest: 0.4, rules: false } });
  const end = unitsOf(stage, set.y + set.height);
  const floor = unitsOf(stage, foot.top) - 30;
  const room = floor - end;
  const darkest = groundUnder(own.paper, own.darkest, 9);
  return {
    plain: isDusk ? colours.darkest : colours.paper,
    carried: ['street'],
    shapes: [
      frontArtwork(stage, 'street', 'frontier-street', {
        z: 1,
        colours: { ...colours, darkest },
        ...named(stage, 'frontier-street'),
        parameters: {
          top: end + Math.min(30, room * 0.06),
          horizon: end + room * 0.56,
          floor,
          sun: [540, 460, 580, 420][seed % 4] ?? 540,
          dusk: isDusk ? 1 : 0,
          group: groupShown(stage.title),
          person: personOf(stage.title) === 'woman' ? 2 : 1,
          rival: seed % 3 === 1 ? 0 : 1,
          snow: isSetIn(stage.title, 'snow') ? 1 : 0,
        },
      }),
      footShade(stage, foot.top, darkest),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
