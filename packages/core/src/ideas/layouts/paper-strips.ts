import { BACKDROPS } from '../../art/generators/great-motif.ts';
import { textEffectSchema } from '../../effects/text-effect.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { clearGround, groundUnder, truestGround } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { placeThing } from '../place-thing.ts';
import { motifFor } from '../title-themes.ts';
import { titleInZone } from '../zone-title.ts';

/** The motifs for titles that name nothing. */
const MOTIFS = ['key', 'eye', 'lantern', 'hourglass', 'heart', 'sun'] as const;

/** A thing that the title names, as large as the front, with the title's lines pasted across it on strips of paper. */
export const paperStrips: Layout = {
  titles: { words: 13, letters: 72, longest: 13 },
  focus: { x: 0.5, y: 0.4 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Backdrops that end above the author's name. */
const BEHIND = ['sun', 'rays', 'rings'] as const;
/** The top of the thing and the depth of the strips on it, as shares of the front's height. */
const HEAD = 0.045;
const OVERLAP = 0.07;
/** Space between lines as a share of their cap height: two strips meet, and the lower one lies on the upper one's edge. */
const GAP = 0.42;
/** Paper around a line, thousandths of the font size. */
const PADDING = 170;
/** Lines of a long title are low, and their condensed letters bear to be drawn taller. */
const TALLER = 1.3;
/** Cut with scissors, not torn. */
const RAGGEDNESS = 0.22;

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, roles, seed } = stage;
  const own = roleColours(roles);
  const isDark = seed % 2 === 0;
  const ink = isDark ? own.paper : own.darkest;
  const sky = isDark ? clearGround(ink, [own.main, own.dark, own.second], 7) : truestGround(ink, [own.accent, own.second, own.main], 7);
  const foot = authorFoot(stage, { colour: ink, size: 0.042, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const bottom = foot.top - board.height * 0.045;
  const top = board.height * (isSquare ? 0.36 : 0.42);
  const zone = { x: margin * 1.3, y: top, width: board.width - 2.6 * margin, height: bottom - top };
  const {
    box,
    ink: set,
    size,
  } = titleInZone(stage, zone, {
    colour: own.darkest,
    place: 'bottom',
    isEven: true,
    stretch: TALLER,
    lettering: { gap: GAP, largest: 0.26, minorWords: 'inline', rules: false },
    z: 40,
  });
  // The zone ends where the paper of the last line does, and not its letters.
  const up = (PADDING / 1000) * size;
  const title = { ...box, panel: { ...box.panel, top: box.panel.top - up } };
  const textEffect = textEffectSchema.parse({
    name: 'strips',
    style: { colour: groundUnder(own.darkest, own.paper, 9), padding: PADDING, raggedness: RAGGEDNESS, seed: 1 + (seed % 99) },
  });
  const end = Math.min(set.y - up + OVERLAP * board.height, bottom);
  const begin = HEAD * board.height;
  const motif = motifFor(stage, 'paper-strips', MOTIFS, seed);
  return {
    plain: sky,
    carried: ['thing'],
    shapes: [
      frontArtwork(stage, 'thing', 'great-motif', {
        z: 1,
        // The role that the ground replaces stays among the colors of the thing.
        colours: { ...own, main: sky, ...(!isDark && { second: own.paper, light: own.second }) },
        motif,
        parameters: {
          ...placeThing(motif, { begin: unitsOf(stage, begin), foot: unitsOf(stage, end) }),
          hills: 0,
          bands: 0,
          backdrop: BACKDROPS.indexOf(BEHIND[Math.floor(seed / 2) % BEHIND.length] ?? 'sun'),
        },
      }),
      surface(stage, 'paper'),
    ],
    textBoxes: [...foot.boxes, { ...title, text: { ...title.text, textEffect } }],
  };
}
