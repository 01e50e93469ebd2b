import { namePart } from '../../elements/name-part.ts';
import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, unitsOf } from '../front-artwork.ts';
import { landColours } from '../land-front.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { isManShown } from '../title-people.ts';
import { isNightShown } from '../title-settings.ts';
import { tipOnLetter } from '../tip-on-letter.ts';
import { zoneEnd } from '../zone-end.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Crossings and islands: letters in the sky over a ferry on its strait, somebody who waits for it, and a gull at the last letter. */
export const ferryCrossing: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const isDusk = isNightShown(stage, seed % 2 === 0);
  const { ink, own, colours } = landColours(roles, isDusk);
  const isSquare = board.height < board.width * 1.2;
  const foot = authorFoot(stage, { colour: own.paper, size: 0.052, z: 40 });
  const zone = zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.36 : zoneEnd(title, 0.42) });
  const { box, ink: set, lines } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.13, largest: 0.42 } });
  const scene = {
    colours,
    parameters: {
      calm: unitsOf(stage, set.y + set.height) + 14,
      floor: unitsOf(stage, foot.top) - 60,
      ...tipOnLetter(stage, lines.at(-1)),
      person: isManShown(title, (seed >> 1) % 2 === 1) ? 2 : 1,
      night: isDusk ? 1 : 0,
      mirrored: stage.start === 'left' ? 0 : 1,
    },
  };
  return {
    plain: isDusk ? colours.dark : colours.light,
    carried: ['strait'],
    shapes: [
      frontArtwork(stage, 'strait', 'ferry-crossing', { z: 1, ...scene, parameters: { ...scene.parameters, part: 1 } }),
      footShade(stage, foot.top + board.height * 0.03, colours.darkest),
      frontArtwork(stage, 'gull', 'ferry-crossing', {
        z: 30,
        name: namePart('beforeTheTitle'),
        ...scene,
        parameters: { ...scene.parameters, part: 2 },
      }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
