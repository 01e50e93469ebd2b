import { BESIDE_CARD } from '../../art/generators/playing-card.ts';
import type { HeroId } from '../../art/heroes/hero-ids.ts';
import { RANKS, type Rank, SUITS, type Suit } from '../../art/things/playing-cards.ts';
import type { GenreId } from '../../genres/messages.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { englishWords } from '../title-languages.ts';
import { motifFor } from '../title-themes.ts';
import { titleInZone } from '../zone-title.ts';

/** Crime, romance and westerns: a playing card on the cloth of a table, with the title on its band between two pictures of the thing that it names. */
export const playingCard: Layout = {
  titles: { words: 9, letters: 52, longest: 13 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The things for titles that name nothing. */
const THINGS: readonly [HeroId, ...HeroId[]] = ['crown', 'rose', 'key', 'dagger'];

/** Words for which a card is of one suit or rank. */
const SUIT_WORDS: Readonly<Record<Suit, string>> = {
  heart: 'heart love lover kiss hearts',
  spade: 'spade death dead grave killer kill murder bury',
  diamond: 'diamond jewel gem thief steal heist money gold fortune',
  club: 'club luck lucky clover',
};
const RANK_WORDS: Readonly<Record<Rank, string>> = {
  queen: 'queen lady woman girl wife mother daughter sister widow duchess princess bride mistress her she witch',
  king: 'king man husband father duke lord emperor his he',
  jack: 'jack boy son brother thief prince knave joker bastard',
  ace: 'ace',
};
/** The suits of a genre for titles that say nothing of it. */
const SUITS_OF: Readonly<Partial<Record<GenreId, readonly Suit[]>>> = {
  romance: ['heart'],
  thriller: ['spade', 'club'],
  horror: ['spade'],
  crime: ['spade', 'diamond'],
  western: ['club', 'spade'],
};
const GRIM: ReadonlySet<GenreId> = new Set<GenreId>(['thriller', 'crime', 'mystery', 'horror', 'western']);
const BESIDE_OF: Readonly<Partial<Record<GenreId, (typeof BESIDE_CARD)[number]>>> = {
  romance: 'petals',
  fantasy: 'petals',
  'cosy-mystery': 'petals',
  horror: 'drops',
  thriller: 'cartridges',
  western: 'cartridges',
  crime: 'cartridges',
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, genre } = stage;
  const own = roleColours(roles);
  const isGrim = GRIM.has(genre);
  // A lamp in a dark room suits a crime.
  const cloth = clearGround(own.paper, [own.dark, own.main, own.second], isGrim ? 10 : 6.4);
  const band = clearGround(own.paper, [own.main, own.dark, own.accent, own.darkest], 6.4);
  const foot = authorFoot(stage, { colour: own.paper, size: 0.04, z: 40 });
  const [top, bottom] = [board.width * 0.05, foot.top - board.height * 0.042];
  const tall = bottom - top;
  const isSquare = board.height < board.width * 1.2;
  const wide = Math.min(board.width * 0.836, tall * 0.82) - board.width * 0.07;
  const height = tall * (isSquare ? 0.34 : 0.325);
  const zone = { x: (board.width - wide) / 2, y: (top + bottom - height) / 2, width: wide, height };
  const { box, ink: set } = titleInZone(stage, zone, { colour: own.paper, place: 'middle', lettering: { gap: 0.1, largest: 0.4 } });
  const around = board.height * 0.026;
  const motif = motifFor(stage, 'playing-card', THINGS, seed);
  return {
    plain: cloth,
    carried: ['card'],
    shapes: [
      frontArtwork(stage, 'card', 'playing-card', {
        z: 1,
        colours: { ...own, dark: cloth, main: band, darkest: groundUnder(own.paper, own.darkest, 10) },
        motif,
        parameters: {
          band: unitsOf(stage, set.y - around),
          end: unitsOf(stage, set.y + set.height + around),
          foot: unitsOf(stage, bottom),
          suit: SUITS.indexOf(wordFor(stage, SUIT_WORDS, SUITS_OF[genre] ?? SUITS)),
          rank: RANKS.indexOf(wordFor(stage, RANK_WORDS, ['king', 'queen', 'ace'])),
          beside: BESIDE_CARD.indexOf(BESIDE_OF[genre] ?? 'chips'),
        },
      }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}

/** Returns what a title's words stand for, else one of `others` by chance. */
function wordFor<Kind extends string>({ title, seed }: LayoutStage, words: Readonly<Record<Kind, string>>, others: readonly Kind[]): Kind {
  const said = englishWords(title);
  const kinds = Object.keys(words) as Kind[];
  const found = kinds.find((kind) => words[kind].split(' ').some((word) => said.includes(word)));
  return found ?? others[seed % others.length] ?? (kinds[0] as Kind);
}
