import type { Rgba } from '../../design/colour.ts';
import { namePart } from '../../elements/name-part.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, unitsOf } from '../front-artwork.ts';
import { landColours } from '../land-front.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { isNightShown } from '../title-settings.ts';
import { tipOnLetter } from '../tip-on-letter.ts';
import { zoneEnd } from '../zone-end.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Flights, airports and far journeys: letters in the sky over a sea of clouds, and the wing that the passenger at the window sees against them. */
export const aboveClouds: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const HIGH_SKY: Rgba = { r: 132, g: 196, b: 238, a: 1 };

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const isDusk = isNightShown(stage, seed % 3 === 1);
  const { ink, own, colours: land } = landColours(roles, isDusk);
  // By day the sky is blue, whatever else the palette has.
  const light = groundUnder(ink, mixColours(land.light, HIGH_SKY, 0.62), 6.6);
  const colours = isDusk ? land : { ...land, light, paper: groundUnder(ink, mixColours(land.paper, HIGH_SKY, 0.22), 8) };
  const isSquare = board.height < board.width * 1.2;
  const foot = authorFoot(stage, { colour: own.paper, size: 0.052, z: 40 });
  const zone = zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : zoneEnd(title, 0.45) });
  const { box, ink: set, lines } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.13, largest: 0.42 } });
  const scene = {
    colours,
    parameters: {
      calm: unitsOf(stage, set.y + set.height) + 14,
      floor: unitsOf(stage, foot.top) - 70,
      ...tipOnLetter(stage, lines.at(-1)),
      towers: seed % 4,
      night: isDusk ? 1 : 0,
      mirrored: stage.start === 'left' ? 0 : 1,
    },
  };
  return {
    plain: isDusk ? colours.dark : colours.light,
    carried: ['flight'],
    shapes: [
      frontArtwork(stage, 'flight', 'cloud-flight', { z: 1, ...scene, parameters: { ...scene.parameters, part: 1 } }),
      footShade(stage, foot.top + board.height * 0.03, colours.darkest),
      frontArtwork(stage, 'blade', 'cloud-flight', {
        z: 30,
        name: namePart('beforeTheTitle'),
        ...scene,
        parameters: { ...scene.parameters, part: 2 },
      }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
