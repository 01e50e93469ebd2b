import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Thriller, gothic, literary: tall letters in a pale sky, and a flock that rises through them out of a bare wood. */
export const flock: Layout = {
  titles: { words: 12, letters: 70 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles } = stage;
  const own = roleColours(roles);
  const ink = own.darkest;
  const low = groundUnder(ink, mixColours(own.light, own.main, 0.6));
  const sky = { ...own, paper: groundUnder(ink, own.paper), light: groundUnder(ink, own.light), main: low };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.055, z: 40 });
  const zone = zoneOf(stage, { top: 0.06, bottom: Math.min(0.66, foot.top / board.height - 0.2) });
  const { box, ink: set, lines } = titleInZone(stage, zone, { colour: ink, stretch: 1.25, lettering: { gap: 0.1, largest: 0.55 } });
  // A bird larger than a letter's stroke would make the letter unreadable.
  const smallest = unitsOf(stage, Math.min(...lines.map((line) => line.ink.height)));
  const titleEnd = unitsOf(stage, set.y + set.height);
  const ground = unitsOf(stage, foot.top - board.height * 0.07);
  return {
    plain: sky.paper,
    around: groundUnder(own.paper, own.dark),
    carried: ['bare-wood'],
    shapes: [
      frontArtwork(stage, 'bare-wood', 'bare-wood', {
        z: 1,
        colours: sky,
        parameters: { ground, height: Math.max(20, Math.min(340, ground - titleEnd - 30)) },
      }),
      frontArtwork(stage, 'birds-before', 'bird-flock', {
        z: 30,
        // Birds in front of the letters have the color of the sky, as if they were cut out.
        colours: { ...sky, darkest: sky.paper },
        parameters: { top: 60, bottom: titleEnd, birds: 18, spread: 150, size: Math.min(0.6, Math.max(0.3, smallest / 330)) },
      }),
      frontArtwork(stage, 'birds-behind', 'bird-flock', {
        z: 3,
        colours: own,
        seed: stage.seed + 100,
        parameters: { top: titleEnd + 150, bottom: ground - 20, birds: 70, spread: 130 },
      }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
