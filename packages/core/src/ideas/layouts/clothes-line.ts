import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { landFront } from '../land-front.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { groupShown, isManShown, peopleOf } from '../title-people.ts';
import { isNightShown } from '../title-settings.ts';
import { warmerFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { titleInZone } from '../zone-title.ts';

/** Memoirs and family novels: washing in the wind of a garden against a low sun, with the title in the sky or on a broad sheet. */
export const clothesLine: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { title, seed, board } = stage;
  const isDusk = isNightShown(stage, seed % 6 === 3);
  const isSquare = board.height < board.width * 1.2;
  if (!isDusk && !isSquare && seed % 2 === 0) return onSheet(stage);
  const people = peopleOf(title);
  const person = people === null ? (seed % 3 === 0 ? 1 : 0) : isManShown(title, false) ? 2 : 1;
  // The twig hangs in from the outer edge.
  const mirrored = stage.across.x < 0 ? 1 : 0;
  return landFront(stage, { id: 'washing', generator: 'clothes-line', isDusk, parameters: { person, group: groupShown(title), mirrored } });
}

/** A front with its title on a sheet that the sun shines through. */
function onSheet(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const [accent, second] = warmerFirst(own.accent, own.second);
  const ink = own.darkest;
  const darkest = groundUnder(own.paper, own.darkest, 9);
  const colours = { ...own, accent, second, darkest, paper: groundUnder(ink, own.paper, 9), light: groundUnder(ink, own.light, 6.6) };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.052, z: 40 });
  const inset = board.width * 0.115;
  const top = board.width * 0.1;
  const zone = { x: inset, y: top, width: board.width - 2 * inset, height: board.height * zoneEnd(title, 0.45) - top };
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.12, largest: 0.4 } });
  return {
    plain: colours.light,
    carried: ['washing'],
    shapes: [
      frontArtwork(stage, 'washing', 'clothes-line', {
        z: 1,
        colours,
        parameters: {
          calm: unitsOf(stage, set.y + set.height) + 44,
          floor: unitsOf(stage, foot.top) - 70,
          sheet: 1,
          group: groupShown(title),
          mirrored: Math.floor(seed / 2) % 2,
        },
      }),
      footShade(stage, foot.top + board.height * 0.03, mixColours(darkest, own.darkest, 0.5)),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
