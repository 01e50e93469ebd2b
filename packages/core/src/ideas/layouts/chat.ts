import type { Rgba } from '../../design/colour.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { CLEAR_CONTRAST, contrastOf, groundUnder } from '../readable-palette.ts';
import { titleInZone } from '../zone-title.ts';

/** Romantic comedies and young adults' novels: the title as a message in a large speech bubble, with replies of hearts and faces. */
export const chat: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The space in the bubble around the letters, as shares of the front's width. */
const PADDING = { across: 0.045, down: 0.062 };

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, roles, seed, start } = stage;
  const own = roleColours(roles);
  const ink = own.darkest;
  const ground = [own.accent, own.second, own.dark, own.main][seed % 4] ?? own.main;
  const [author, main] = groundOf(ground, own.paper, own.darkest);
  // Replies in the color of the ground would be lost on it.
  const [accent = own.accent, second = own.second] = [own.accent, own.second, own.dark, own.main].filter(
    (colour) => contrastOf(colour, main) > 1.5,
  );
  const bubble = groundUnder(ink, own.paper, CLEAR_CONTRAST + 3);
  const foot = authorFoot(stage, { colour: author, size: 0.052, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const inset = Math.max(margin, board.width * (0.044 + PADDING.across));
  const top = board.height * (isSquare ? 0.14 : 0.15) + board.width * PADDING.down;
  const zone = { x: inset, y: top, width: board.width - 2 * inset, height: board.height * (isSquare ? 0.66 : 0.64) - top };
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.1, largest: 0.5 } });
  const down = unitsOf(stage, board.width * PADDING.down);
  return {
    plain: main,
    carried: ['chat'],
    shapes: [
      frontArtwork(stage, 'chat', 'chat-bubbles', {
        z: 1,
        colours: { ...own, main, accent, second, paper: bubble },
        parameters: {
          top: unitsOf(stage, set.y) - down,
          end: unitsOf(stage, set.y + set.height) + down,
          foot: unitsOf(stage, foot.top) - 24,
          things: seed % 4,
          mirrored: start === 'right' ? 1 : 0,
        },
      }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}

/** Returns the ink that a ground changes less for, and that ground. */
function groundOf(ground: Rgba, pale: Rgba, dark: Rgba): readonly [Rgba, Rgba] {
  const ink = contrastOf(pale, ground) * 1.6 >= contrastOf(dark, ground) ? pale : dark;
  return [ink, groundUnder(ink, ground, CLEAR_CONTRAST + 0.5)];
}
