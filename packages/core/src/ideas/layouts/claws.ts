import { BLACK } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorHead } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { glowingAccent } from '../glowing-accent.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { groundUnder, lightUnder } from '../readable-palette.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Horror, paranormal, thriller: four claws ripped the dark under the title, and light burns beneath. */
export const claws: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, start } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const colours = {
    ...own,
    darkest: groundUnder(ink, mixColours(own.darkest, BLACK, 0.2), 13),
    dark: groundUnder(ink, mixColours(own.dark, own.darkest, 0.35), 11),
    accent: lightUnder(own.darkest, glowingAccent(own, seed), 4.8),
  };
  const isLow = board.width > board.height;
  const head = authorHead(stage, { colour: colours.accent, lineColour: ink, size: 0.07, line: 'under' });
  const top = head.bottom + board.height * 0.042;
  const whole = isLow
    ? zoneOf(stage, { top: 0, bottom: 0.92, ...(start === 'right' ? { left: 1 - BESIDE } : { right: BESIDE }) })
    : zoneOf(stage, { top: 0, bottom: 0.58 });
  const zone = { ...whole, y: top, height: whole.y + whole.height - top };
  const { box, lines } = titleInZone(stage, zone, { colour: ink, stretch: 1.25, lettering: { gap: 0.09, largest: 0.4, rules: false } });
  const last = lines.at(-1)?.ink ?? zone;
  const foot = unitsOf(stage, board.height);
  // The tips of the claws cut into the feet of the last letters.
  const tips = unitsOf(stage, last.y + last.height - Math.min(last.height * 0.42, board.height * 0.05));
  const side = start === 'right' ? -1 : 1;
  const place = isLow
    ? { top: 20, bottom: foot + 60, across: start === 'right' ? 200 : 800, lean: 0.3 * side, breadth: 0.62 }
    : { top: tips, bottom: foot + 120, across: 500 + 36 * side, lean: 0.42 * side, breadth: Math.min(1.5, 860 / (foot + 120 - tips)) };
  const scene = (id: string, part: 1 | 2, z: number) => frontArtwork(stage, id, 'claws', { z, colours, parameters: { ...place, part } });
  return {
    plain: colours.darkest,
    around: colours.darkest,
    carried: ['hide', 'claws'],
    shapes: [scene('hide', 1, 1), scene('claws', 2, 30)],
    textBoxes: [...head.boxes, box],
  };
}

/** The share of a low front's width that its title takes. */
const BESIDE = 0.6;
