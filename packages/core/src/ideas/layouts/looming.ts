import { mixColours } from '../../palette/mix-colours.ts';
import { authorHead } from '../author-foot.ts';
import { foilEffect, metalFirst } from '../foil-effect.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { placeThing } from '../place-thing.ts';
import { clearGround } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { motifFor } from '../title-themes.ts';
import { titleInZone } from '../zone-title.ts';

/** The motifs for titles that name nothing. */
const MOTIFS = ['castle', 'raven', 'eye', 'sword', 'crown', 'hand'] as const;

/** Fantasy, paranormal, horror: what the title names, before a great moon, larger than the front; the title in foil. */
export const looming: Layout = {
  titles: { words: 9, letters: 50, longest: 14 },
  focus: { x: 0.5, y: 0.6 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The share of the thing that the front shows; all of it where it is too wide to be higher. */
const SHOWN = 0.78;
/** Units below the front's foot to where a wide thing ends. */
const BELOW = 30;

function compose(own: LayoutStage): LaidFront {
  const stage = { ...own, roles: metalFirst(own.roles) };
  const { board, margin, roles, seed } = stage;
  const role = roleColours(roles);
  const ink = role.paper;
  const sky = clearGround(ink, seed % 2 === 0 ? [role.main, role.dark, role.second] : [role.second, role.main, role.dark], 8);
  const moon = mixColours([role.light, role.second, role.accent][seed % 3] ?? role.light, role.paper, 0.35);
  const head = authorHead(stage, { colour: ink, size: 0.042, line: 'under', z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const top = head.bottom + board.height * 0.035;
  const zone = { x: margin, y: top, width: board.width - 2 * margin, height: board.height * (isSquare ? 0.43 : 0.46) - top };
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    stretch: 1.3,
    lettering: { gap: 0.14, largest: 0.4, rules: false },
    effect: foilEffect(stage),
  });
  const begin = unitsOf(stage, set.y + set.height + board.height * 0.03);
  const motif = motifFor(stage, 'looming', MOTIFS, seed);
  return {
    plain: sky,
    around: sky,
    carried: ['thing'],
    shapes: [
      frontArtwork(stage, 'thing', 'great-motif', {
        z: 1,
        colours: { ...role, main: sky, second: moon, darkest: mixColours(role.darkest, sky, 0.12) },
        motif,
        parameters: {
          ...placeThing(motif, { begin, foot: unitsOf(stage, board.height) + BELOW, shown: SHOWN }),
          hills: 0,
          bands: 0,
          backdrop: 0,
          night: 1,
        },
      }),
      surface(stage, 'grain'),
    ],
    textBoxes: [...head.boxes, box],
  };
}
