import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { motifFor } from '../title-themes.ts';
import { surface } from '../surface.ts';
import { titleInZone } from '../zone-title.ts';

/** The motifs for titles that name nothing. */
const MOTIFS = ['rider', 'revolver', 'horseshoe', 'boot', 'hat'] as const;

/** Westerns: a wanted poster of old paper, nailed to a wall of planks. */
export const wanted: Layout = {
  titles: { words: 12, letters: 64, longest: 13 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The sheet's inner edge, behind its rules, as shares of the front's width. */
const INSET = 0.145;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.darkest;
  const paper = groundUnder(ink, own.paper, 8);
  const foot = authorFoot(
    { ...stage, margin: board.width * INSET, measure: board.width * (1 - 2 * INSET) },
    { colour: ink, size: 0.04, z: 40 },
  );
  const top = board.width * (INSET + 0.02);
  const isSquare = board.height < board.width * 1.2;
  const zone = {
    x: board.width * INSET,
    y: top,
    width: board.width * (1 - 2 * INSET),
    height: board.height * (isSquare ? 0.46 : 0.52) - top,
  };
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    // Wood type was cut in many widths, so a lone word may be very tall.
    stretch: /\s/u.test(stage.title.trim()) ? 1.35 : 1.9,
    lettering: { gap: 0.14, largest: 0.34, rules: true },
    z: 40,
  });
  const wood = groundUnder(own.paper, own.dark, 7);
  return {
    plain: wood,
    around: wood,
    carried: ['poster'],
    shapes: [
      frontArtwork(stage, 'poster', 'wanted-poster', {
        z: 1,
        colours: { ...own, paper, dark: wood },
        motif: motifFor(stage, 'wanted', MOTIFS, seed),
        parameters: {
          top: unitsOf(stage, set.y + set.height + board.height * 0.025),
          bottom: unitsOf(stage, foot.top - board.height * 0.025),
        },
      }),
      surface(stage, 'paper'),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
