import type { HeroId } from '../art/heroes/hero-ids.ts';
import type { LayoutId } from '../genres/layout-ids.ts';
import type { GenreId } from '../genres/messages.ts';

/** Genres without fortune tellers. */
const OF_DAILY_LIFE: readonly GenreId[] = [
  'literary',
  'memoir',
  'historical',
  'poetry',
  'romance',
  'romcom',
  'womens-fiction',
  'self-help',
  'business',
  'non-fiction',
  'inspirational',
  'travel',
  'cookbook',
  'childrens',
];

/** Things that are out of place in a family in some genres: a castle is of a fairy tale, and a doll in colored glass of a nursery. */
const UNFIT: readonly {
  readonly layouts: readonly LayoutId[];
  readonly genres: readonly GenreId[];
  readonly motifs: ReadonlySet<HeroId>;
}[] = [
  // A woman in a wood at night is a witch, and no girl of today.
  { layouts: ['moon-wood'], genres: ['young-adult'], motifs: new Set(['woman', 'man', 'couple', 'moon']) },
  // A soft hat is a cowboy's to most.
  {
    layouts: ['great-shadow', 'footprints', 'spotlight'],
    genres: ['mystery', 'cosy-mystery', 'crime', 'thriller', 'horror'],
    motifs: new Set(['hat']),
  },
  // A book in a spotlight looks like the sign of a library.
  { layouts: ['spotlight'], genres: ['mystery', 'cosy-mystery', 'crime', 'thriller', 'horror'], motifs: new Set(['book']) },
  // A coast is no toy, and a book about one has people.
  { layouts: ['bell-jar'], genres: ['womens-fiction', 'romance'], motifs: new Set(['lighthouse']) },
  // Nobody drops coins in the snow.
  { layouts: ['footprints'], genres: ['thriller', 'crime', 'mystery'], motifs: new Set(['coins']) },
  // A skull in the sky is of a horror novel.
  { layouts: ['colossus', 'footprints', 'bell-jar'], genres: ['young-adult', 'romance', 'memoir', 'literary'], motifs: new Set(['skull']) },
  // The hand of a fortune teller is not that of somebody's father.
  {
    layouts: [
      'one-of-many',
      'great-thing',
      'tiles',
      'stickers',
      'deco',
      'radiant',
      'cameo',
      'specimens',
      'curiosities',
      'entwined',
      'envelope',
      'tarot',
      'great-shadow',
      'spotlight',
    ],
    genres: [...OF_DAILY_LIFE, 'young-adult'],
    motifs: new Set(['hand']),
  },
  // An eye in a wreath stares, and a broom in one, in a photograph or on a stamp is a joke.
  { layouts: ['cameo'], genres: [...OF_DAILY_LIFE, 'mystery', 'crime', 'thriller'], motifs: new Set(['eye', 'broom']) },
  { layouts: ['snapshots', 'envelope'], genres: OF_DAILY_LIFE, motifs: new Set(['broom']) },
  // Without its trees a hammock is a grin.
  {
    layouts: ['one-of-many', 'turned-corner', 'tiles', 'labyrinth'],
    genres: ['business', 'self-help', 'non-fiction', 'memoir'],
    motifs: new Set(['hammock']),
  },
  // The camera that is drawn is of the twentieth century: where it is the one large thing, a novel of older days looks modern.
  { layouts: ['long-light', 'turned-corner', 'glass'], genres: ['historical'], motifs: new Set(['camera']) },
  // A veiled figure stands in the mist over a land: in a medal or on a stamp it is a bag.
  { layouts: ['deco', 'radiant', 'envelope', 'curiosities', 'bell-jar'], genres: ['mystery'], motifs: new Set(['wraith']) },
  // Nobody gilds a potato.
  {
    layouts: ['deco', 'cartouche', 'radiant', 'tarot', 'glass', 'cameo', 'entwined', 'bell-jar'],
    genres: ['historical', 'literary', 'memoir', 'young-adult', 'inspirational', 'mystery', 'romance', 'womens-fiction', 'fantasy'],
    motifs: new Set(['potato']),
  },
  // A loaf as large as a front is a lump, and a book a pictogram.
  { layouts: ['great-thing'], genres: ['non-fiction', 'business', 'memoir', 'literary'], motifs: new Set(['bread', 'book']) },
  // Animals of picture books are toys among flowers, and as large as a front.
  {
    layouts: ['entwined', 'great-thing', 'bell-jar'],
    genres: ['inspirational', 'romcom', 'romance', 'womens-fiction', 'literary', 'memoir', 'non-fiction'],
    motifs: new Set(['dog', 'pig', 'cow', 'duck', 'hen', 'dinosaur']),
  },
  // A rider or a horse as large as a poster is a wooden toy.
  { layouts: ['wanted'], genres: ['western'], motifs: new Set(['rider', 'horse', 'crown', 'compass']) },
  // A loaf on a table by itself is as large as the room.
  { layouts: ['long-light'], genres: ['womens-fiction', 'historical', 'memoir', 'romance'], motifs: new Set(['bread', 'rope', 'guitar']) },
  // A skull on a table in the sun is no still life of today, and rows of guns are no pattern.
  { layouts: ['long-light'], genres: ['poetry', 'literary', 'memoir', 'historical'], motifs: new Set(['skull', 'anchor', 'revolver']) },
  { layouts: ['glass', 'one-of-many'], genres: ['historical', 'literary', 'memoir', 'poetry'], motifs: new Set(['revolver', 'syringe']) },
  { layouts: ['footprints', 'deco'], genres: ['historical'], motifs: new Set(['syringe']) },
  { layouts: ['glass', 'deco'], genres: ['historical'], motifs: new Set(['bread', 'house']) },
  // Over a land a skull is of fantasy and horror.
  { layouts: ['colossus'], genres: ['mystery', 'cosy-mystery', 'crime', 'thriller'], motifs: new Set(['skull']) },
  { layouts: ['colossus'], genres: ['science-fiction'], motifs: new Set(['temple', 'church', 'castle', 'pagoda', 'sword', 'scarecrow']) },
  { layouts: ['radiant', 'deco'], genres: ['mystery', 'cosy-mystery', 'crime', 'thriller', 'historical'], motifs: new Set(['castle']) },
  {
    layouts: ['glass'],
    genres: ['horror', 'paranormal'],
    motifs: new Set(
      (
        'doll teddy rockinghorse gift cupcake cake cookie donut croissant pie chocolate pancakes burger sandwich pizza noodles taco sushi ' +
        'balloon kite snowman carousel ferriswheel robot penguin panda pig duck hen sheep cow unicorn rainbow cup teapot phone television ' +
        'laptop bicycle car bus train airplane rocket gradcap puzzle bed bench island palm sun house boat'
      ).split(' ') as HeroId[],
    ),
  },
];

/** Reports whether a thing that a family shows is out of place in its genre. */
export function isUnfitIn(motif: HeroId, layout: LayoutId, genre?: GenreId): boolean {
  return UNFIT.some(
    ({ layouts, genres, motifs }) => genre !== undefined && layouts.includes(layout) && genres.includes(genre) && motifs.has(motif),
  );
}
