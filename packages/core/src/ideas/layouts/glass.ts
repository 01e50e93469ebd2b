import { authorFoot, titleFloor } from '../author-foot.ts';
import { foilEffect, metalFirst } from '../foil-effect.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { named } from '../title-themes.ts';
import { titleInZone } from '../zone-title.ts';

/** Fantasy, historical, gothic: a rose window in its arch, in its middle what the title names, the title in foil under it. */
export const glass: Layout = {
  titles: { words: 6, letters: 34, longest: 13 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(own: LayoutStage): LaidFront {
  const stage = { ...own, roles: metalFirst(own.roles) };
  const { board, roles } = stage;
  const role = roleColours(roles);
  const ink = role.paper;
  const colours = { ...role, darkest: groundUnder(ink, role.darkest, 10) };
  const foot = authorFoot(stage, { colour: ink, size: 0.038, z: 40 });
  const bottom = titleFloor(stage, foot);
  const inset = board.width * 0.09;
  const height = Math.min(board.height * 0.365, bottom - board.height * 0.4);
  const zone = { x: inset, y: bottom - height, width: board.width - 2 * inset, height };
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    place: 'bottom',
    lettering: { gap: 0.16, largest: 0.4 },
    effect: foilEffect(stage),
  });
  return {
    plain: colours.darkest,
    around: colours.darkest,
    carried: ['window'],
    shapes: [
      frontArtwork(stage, 'window', 'stained-glass', {
        z: 1,
        colours,
        ...named(stage, 'glass'),
        parameters: { bottom: unitsOf(stage, set.y - board.height * 0.035), top: 62 },
      }),
      surface(stage, 'grain'),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
