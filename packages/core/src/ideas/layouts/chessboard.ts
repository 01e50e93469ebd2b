import { CHESS_PIECES } from '../../art/things/chess-profiles.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { roleColours } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { skyFront } from '../sky-front.ts';
import { englishWords } from '../title-languages.ts';
import { warmerFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { zoneOf } from '../zone-title.ts';

/** Business, thrillers: large letters on a quiet wall over a chessboard, and one piece in raking light before the opponent's ranks. */
export const chessboard: Layout = {
  titles: { words: 14, letters: 80 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const IVORY = { r: 238, g: 222, b: 196, a: 1 };

/** The words of titles for each piece of the drawing, in its order. */
const PIECES: Readonly<Record<(typeof CHESS_PIECES)[number], string>> = {
  king: 'king emperor kingdom empire rule ruler power crown',
  queen: 'queen gambit empress',
  knight: 'knight horse',
  rook: 'rook castle tower fortress',
  bishop: 'bishop church',
  pawn: 'pawn small little underdog sacrifice first',
};
const NAMES = CHESS_PIECES.map((piece) => new Set(PIECES[piece].split(' ')));
/** The pieces for titles that name none. */
const USUAL = ['king', 'knight', 'pawn', 'queen'] as const;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, title, seed, look, genre } = stage;
  const words = englishWords(title);
  const named = NAMES.findIndex((names) => words.some((word) => names.has(word)));
  const piece = named < 0 ? CHESS_PIECES.indexOf(USUAL[seed % USUAL.length] ?? 'king') : named;
  const isDark = genre === 'thriller' || genre === 'mystery' || (look.isBright ? seed % 3 === 1 : seed % 3 !== 1);
  const own = roleColours(roles);
  const ink = isDark ? own.paper : own.darkest;
  const [accent, second] = warmerFirst(own.accent, own.second);
  const darkest = groundUnder(own.paper, own.darkest, 9);
  const wall = isDark ? clearGround(ink, [own.dark, own.second, own.accent], 6.8) : groundUnder(ink, mixColours(own.light, IVORY, 0.5), 7);
  const isSquare = board.height < board.width * 1.2;
  return skyFront(stage, {
    id: 'chess',
    generator: 'chessboard',
    plain: wall,
    title: {
      zone: zoneOf(stage, { top: 0.05, bottom: isSquare ? 0.36 : zoneEnd(title, 0.45) }),
      colour: ink,
      lettering: { gap: 0.1, largest: 0.46 },
    },
    author: { colour: own.paper, size: 0.05 },
    shade: { colour: darkest, below: 0.03 },
    art: ({ end, foot }) => ({
      colours: { ...own, accent, second, darkest, ...(isDark ? { dark: wall } : { light: wall }) },
      parameters: {
        calm: end + 14,
        floor: foot - 44,
        piece,
        dark: isDarkPiece(stage) ? 1 : 0,
        night: isDark ? 1 : 0,
        mirrored: seed % 2,
      },
    }),
  });
}

/** A dark piece stands in front where the title calls for it, and in every other thriller. */
function isDarkPiece({ title, genre, seed }: LayoutStage): boolean {
  return englishWords(title).includes('black') || (genre === 'thriller' && seed % 2 === 0);
}
