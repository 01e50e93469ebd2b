import { withAlpha } from '../../design/colour.ts';
import { textEffectSchema } from '../../effects/text-effect.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder, lightUnder } from '../readable-palette.ts';
import { titleInZone } from '../zone-title.ts';
import { groupShown, isManShown } from '../title-people.ts';

/** Science fiction, fantasy, horror: a black sun as wide as the front, the title in it, and a small person on the ridge below. */
export const eclipse: Layout = {
  titles: { words: 11, letters: 60, longest: 14 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The largest box in the disc that is a little wider than high, as shares of the disc's radius. */
const ROOM = { width: 1.6, height: 1.2 } as const;

/** The light around the letters, and its reach in thousandths of the font size. */
const LIGHT = 0.65;
const REACH = 220;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const colours = {
    ...own,
    darkest: groundUnder(ink, own.darkest, 10),
    dark: groundUnder(ink, own.dark, 6),
    accent: lightUnder(own.darkest, seed % 2 === 0 ? own.accent : own.second, 4.8),
  };
  const foot = authorFoot(stage, { colour: ink, size: 0.046, z: 40 });
  const floor = foot.top - board.height * 0.1;
  // On a low front the sky over the ridges limits the sun.
  const radius = Math.min(board.width * 0.47, floor * 0.45);
  const middle = Math.min(floor * 0.5, board.height * 0.42);
  const zone = {
    x: board.width / 2 - (radius * ROOM.width) / 2,
    y: middle - (radius * ROOM.height) / 2,
    width: radius * ROOM.width,
    height: radius * ROOM.height,
  };
  const { box } = titleInZone(stage, zone, {
    colour: ink,
    place: 'middle',
    stretch: 1.25,
    lettering: { gap: 0.1, largest: 0.5, rules: false },
    // The letters are cut out of the disc, and the light of the sun behind it comes through them.
    effect: textEffectSchema.parse({ name: 'glow', style: { colour: withAlpha(colours.accent, LIGHT), blur: REACH } }),
  });
  return {
    plain: colours.darkest,
    carried: ['eclipse'],
    shapes: [
      frontArtwork(stage, 'eclipse', 'eclipse', {
        z: 1,
        colours,
        parameters: {
          down: unitsOf(stage, middle),
          size: unitsOf(stage, radius),
          ground: unitsOf(stage, floor) - 20,
          across: [360, 640, 500][seed % 3] ?? 500,
          person: groupShown(stage.title) > 0 ? 0 : isManShown(stage.title, seed % 4 !== 1) ? 1 : 2,
        },
      }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
