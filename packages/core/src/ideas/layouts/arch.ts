import { authorFoot, titleFloor } from '../author-foot.ts';
import { foilEffect, metalFirst } from '../foil-effect.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleInZone } from '../zone-title.ts';
import { motifFor } from '../title-themes.ts';

/** The motifs for titles that name nothing. */
const MOTIFS = ['castle', 'tower', 'church', 'horse', 'deer'] as const;
/** Those of another world, of which no animal tells that the title does not name. */
const OF_OTHER_WORLDS = ['castle', 'tower', 'tree', 'moon'] as const;

/** Historical, fantasy: a wall of star tiles, and what the title names through its arch. */
export const arch: Layout = {
  titles: { words: 6, letters: 34, longest: 13 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(own: LayoutStage): LaidFront {
  const stage = { ...own, roles: metalFirst(own.roles) };
  const { board, roles, seed } = stage;
  const role = roleColours(roles);
  const ink = role.paper;
  const colours = { ...role, darkest: groundUnder(ink, role.darkest, 10), dark: groundUnder(ink, role.dark, 6) };
  const foot = authorFoot(stage, { colour: ink, size: 0.042, z: 40 });
  const bottom = titleFloor(stage, foot);
  const inset = board.width * 0.085;
  const height = Math.min(board.height * 0.37, bottom - board.height * 0.4);
  const zone = { x: inset, y: bottom - height, width: board.width - 2 * inset, height };
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    place: 'bottom',
    lettering: { gap: 0.16, largest: 0.4 },
    effect: foilEffect(stage),
  });
  return {
    plain: colours.darkest,
    around: colours.dark,
    carried: ['arch'],
    shapes: [
      frontArtwork(stage, 'arch', 'ogee-arch', {
        z: 1,
        colours,
        motif: motifFor(stage, 'arch', stage.genre === 'fantasy' ? OF_OTHER_WORLDS : MOTIFS, seed),
        parameters: { horizon: unitsOf(stage, set.y) - 26, top: unitsOf(stage, board.height * 0.06), night: seed % 3 === 0 ? 1 : 0 },
      }),
      footShade(stage, set.y + board.height * 0.06, colours.darkest),
      surface(stage, 'grain'),
    ],
    textBoxes: [...foot.boxes, { ...box, panel: { ...box.panel, zIndex: 40 } }],
  };
}
