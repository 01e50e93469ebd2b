import { authorFoot, titleFloor } from '../author-foot.ts';
import { foilEffect, metalFirst } from '../foil-effect.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { motifFor } from '../title-themes.ts';
import { surface } from '../surface.ts';
import { titleInZone } from '../zone-title.ts';

/** The motifs for titles that name nothing. */
const MOTIFS = ['sword', 'crown', 'moon', 'star', 'flame', 'dragon'] as const;

/** Fantasy, paranormal, mystery: what the title names in gold rings and rays, the title in foil under it. */
export const radiant: Layout = {
  titles: { words: 7, letters: 38, longest: 14 },
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
  const colours = {
    ...role,
    main: groundUnder(ink, role.main, 5),
    dark: groundUnder(ink, role.dark, 7),
    darkest: groundUnder(ink, role.darkest, 10),
  };
  const foot = authorFoot(stage, { colour: ink, size: 0.04, z: 40 });
  const bottom = titleFloor(stage, foot);
  const inset = board.width * 0.08;
  const height = Math.min(board.height * 0.36, bottom - board.height * 0.4);
  const zone = { x: inset, y: bottom - height, width: board.width - 2 * inset, height };
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    place: 'bottom',
    lettering: { gap: 0.16, largest: 0.3 },
    effect: foilEffect(stage),
  });
  const head = board.height * 0.035;
  const room = set.y - head - board.height * 0.03;
  const reach = Math.min(unitsOf(stage, room) / 2 / 1.13, 410);
  return {
    plain: colours.darkest,
    around: colours.dark,
    carried: ['rings'],
    shapes: [
      frontArtwork(stage, 'rings', 'radiant-emblem', {
        z: 1,
        colours,
        motif: motifFor(stage, 'radiant', MOTIFS, seed),
        parameters: { middle: unitsOf(stage, head + room / 2), reach, corners: 0 },
      }),
      surface(stage, 'grain'),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
