import type { HeroId } from '../../art/heroes/hero-ids.ts';
import { namePart } from '../../elements/name-part.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { motifFor } from '../title-themes.ts';
import { tipOnLetter } from '../tip-on-letter.ts';
import { titleInZone } from '../zone-title.ts';
import { zoneEnd } from '../zone-end.ts';

/** Travels, memories and old loves: the title on a letter that is half out of its envelope, whose large stamp shows what the title names. */
export const envelope: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The stamps for titles that name nothing. */
const THINGS: readonly [HeroId, ...HeroId[]] = ['dove', 'rose', 'swallow', 'butterfly'];

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title, genre } = stage;
  const own = roleColours(roles);
  const table = clearGround(own.paper, [own.main, own.dark, own.second, own.accent], 6.2);
  const ink = [own.darkest, own.dark][seed % 2] ?? own.darkest;
  const paper = groundUnder(ink, own.paper, 8);
  const foot = authorFoot(stage, { colour: own.paper, size: 0.042, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const inset = board.width * 0.112;
  const top = board.width * 0.078;
  const zone = { x: inset, y: top, width: board.width - 2 * inset, height: board.height * (isSquare ? 0.38 : zoneEnd(title, 0.43)) - top };
  const { box, ink: set, lines } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.11, largest: 0.38 } });
  const scene = {
    colours: { ...own, dark: table, paper, darkest: groundUnder(paper, own.darkest, 9) },
    motif: motifFor(stage, 'envelope', THINGS, seed),
    parameters: {
      sheet: unitsOf(stage, top) - 46,
      calm: unitsOf(stage, set.y + set.height),
      foot: unitsOf(stage, foot.top) - 52,
      airmail: genre === 'travel' || (genre === 'memoir' && seed % 2 === 0) ? 1 : 0,
      ...tipOnLetter(stage, lines.at(-1)),
    },
  };
  return {
    plain: table,
    carried: ['letter'],
    shapes: [
      frontArtwork(stage, 'letter', 'envelope', { z: 1, ...scene }),
      frontArtwork(stage, 'twig', 'envelope', {
        z: 30,
        name: namePart('beforeTheTitle'),
        ...scene,
        parameters: { ...scene.parameters, part: 2 },
      }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
