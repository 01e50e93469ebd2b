import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { CLEAR_CONTRAST, groundUnder } from '../readable-palette.ts';
import { named } from '../title-themes.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Science fiction, fantasy: a banded world fills the sky under the title, and somebody small stands before it. */
export const planet: Layout = {
  titles: { words: 11, letters: 66 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** How far the first ridge rises over the ground, in units of drawings: the title ends above it. */
const RIDGE = 175;

function compose(stage: LayoutStage): LaidFront {
  const { roles, seed } = stage;
  const own = roleColours(roles);
  const isNight = seed % 2 === 0;
  const ink = isNight ? own.paper : own.darkest;
  const colours = isNight
    ? { ...own, darkest: groundUnder(ink, own.darkest, 8), dark: groundUnder(ink, own.dark, 5) }
    : { ...own, paper: groundUnder(ink, own.paper), light: groundUnder(ink, own.light, CLEAR_CONTRAST + 1) };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.046, z: 40 });
  const zone = zoneOf(stage, { top: 0.055, bottom: 0.44 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.14, largest: 0.4 } });
  const end = unitsOf(stage, set.y + set.height);
  const ground = unitsOf(stage, foot.top) - 190;
  const size = Math.min(340, Math.max(80, (ground - end) * 0.48));
  return {
    plain: isNight ? colours.darkest : colours.paper,
    around: groundUnder(own.paper, own.dark),
    carried: ['planet'],
    shapes: [
      frontArtwork(stage, 'planet', 'giant-planet', {
        z: 1,
        colours: { ...colours, darkest: groundUnder(own.paper, own.darkest) },
        ...named(stage.title, 'planet'),
        parameters: {
          across: [640, 360, 500][seed % 3] ?? 500,
          down: end + 40 + size * 1.02,
          size,
          ground: Math.max(ground, end + size * 1.3, end + RIDGE),
          night: isNight ? 1 : 0,
          ring: seed % 4 === 3 ? 0 : 1,
        },
      }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
