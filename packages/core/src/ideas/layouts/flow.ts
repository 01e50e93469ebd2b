import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, hex } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Science fiction, poetry, young adult: fine lines that stream around a still middle, under the title. */
export const flow: Layout = {
  titles: { words: 8, letters: 44 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { roles, seed } = stage;
  const isNight = seed % 3 !== 2;
  const ink = hex(isNight ? roles.paper : roles.darkest);
  const colours = roleColours(roles);
  const foot = authorFoot(stage, { colour: ink, size: 0.042 });
  const zone = zoneOf(stage, { top: 0.06, bottom: 0.53 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.16, largest: 0.42 } });
  const top = unitsOf(stage, set.y + set.height);
  const bottom = unitsOf(stage, foot.top);
  // The stream leaves the words' own places alone.
  const spread = Math.max(150, Math.min(520, (bottom - top - 50) / 2 / 0.9));
  const art = isNight
    ? { ...colours, dark: groundUnder(ink, colours.dark), darkest: groundUnder(ink, colours.darkest) }
    : { ...colours, paper: groundUnder(ink, colours.paper), light: groundUnder(ink, colours.light) };
  return {
    plain: isNight ? art.darkest : art.paper,
    around: isNight ? art.dark : art.light,
    shapes: [
      frontArtwork(stage, 'flow-lines', 'flow', {
        z: 1,
        colours: art,
        parameters: { down: (top + bottom) / 2, across: 430 + (seed % 5) * 35, spread, night: isNight ? 1 : 0 },
      }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
