import type { Axis, Recipe } from '@coverwright/core/ideas/recipe.ts';
import type { Narrowing } from '@coverwright/core/ideas/narrow-genre.ts';
import { loadFavorites, saveFavorites } from './favorite-ideas.ts';
import { type StoreApi, createStore } from 'zustand/vanilla';
import type { IdeasClient } from './ideas-client.ts';
import type { IdeasWish, PaintedIdea, SentMaterial } from './ideas-task.ts';
import { beforeNewSet, type PastSets, stepBack, stepForth } from './past-sets.ts';

export const IDEAS_AT_ONCE = 12;
/** Width of a tile in device pixels; the chosen idea has its own width. */
const TILE_WIDTH = 320;
const LARGE_WIDTH = 900;

export interface BoardState extends PastSets {
  /** The ideas in the order in which they arrived; a shuffled idea follows its origin. No two have the same recipe. */
  readonly ideas: readonly PaintedIdea[];
  /** Index of the chosen idea; null if there is none yet. */
  readonly chosen: number | null;
  /** The chosen idea at full size; the small one is shown until it is painted. */
  readonly large: PaintedIdea | null;
  /** The axes of the chosen idea that stay when more are made. */
  readonly locks: readonly Axis[];
  /** The expected number of ideas; more than there are while some are being made. */
  readonly expected: number;
  readonly status: 'making' | 'ready' | 'failed';
  /** The filter of the covers: all that suit the book, those of a style or about a word, or the favorites. */
  readonly narrowing: Narrowing;
  readonly showsFavorites: boolean;
  /** Favorite recipes that this browser stores, the latest last. */
  readonly favorites: readonly Recipe[];
}

/** A board of a dozen ideas to choose from, shuffle and extend. */
export interface IdeasBoard {
  readonly state: StoreApi<BoardState>;
  /** Makes ideas from new material. The same seed makes the same ideas. @param kept shown first; null: none */
  show(material: SentMaterial, seed: number, kept?: Recipe | null): void;
  /** Makes ahead what `show` will show. */
  prepare(material: SentMaterial, seed: number): void;
  choose(place: number): void;
  /** Paints the chosen idea large if it is still shown as it came, as after a visit that ended before the others were there. */
  enlarge(): void;
  toggleLock(axis: Axis): void;
  /** Changes one axis of the chosen idea. */
  shuffle(axis: Axis): void;
  /** Adds a dozen ideas with the locked axes of the chosen one, without repeating an idea. */
  more(): void;
  /** Shows a dozen ideas in the layout family of the chosen one, with other fonts, colors and pictures. */
  moreLikeThis(): void;
  /** Shows only covers of a style or about a word; an empty filter shows all. */
  narrow(narrowing: Narrowing): void;
  showFavorites(): void;
  toggleFavorite(recipe: Recipe): void;
  /** Returns to the previous set of ideas; every set of the visit is kept. */
  back(): void;
  /** Returns to the set that was left by going back. */
  forth(): void;
  retry(): void;
  close(): void;
}

type BoardWish = Extract<IdeasWish, { readonly kind: 'several' | 'listed' }>;

const EMPTY: BoardState = {
  ideas: [],
  chosen: null,
  large: null,
  locks: [],
  expected: IDEAS_AT_ONCE,
  status: 'making',
  narrowing: {},
  showsFavorites: false,
  favorites: [],
  earlier: [],
  later: [],
};

/** Returns true if two recipes make the same cover. */
export function isSameRecipe(first: Recipe, second: Recipe): boolean {
  return recipeKey(first) === recipeKey(second);
}

/** Returns a key that is the same for equal recipes of any book. */
export function recipeKey({ layout, type, colour, picture, crop, motif }: Recipe): string {
  return [layout, type, colour, picture, crop, motif].join(' ');
}

function placeOf(ideas: readonly PaintedIdea[], { idea }: PaintedIdea): number | null {
  const place = ideas.findIndex((known) => isSameRecipe(known.idea.recipe, idea.recipe));
  return place < 0 ? null : place;
}

function isNarrow({ style, about }: Narrowing): boolean {
  return style !== undefined || about !== undefined;
}

export function createIdeasBoard(client: IdeasClient): IdeasBoard {
  const state = createStore<BoardState>(() => EMPTY);
  let material: SentMaterial | null = null;
  let seed = 0;
  /** Counts the shuffles, so that each has a seed of its own and the next dozen keeps the one that it was prepared with. */
  let shuffles = 0;
  let lastWish: BoardWish | null = null;
  let stopBoard = () => {};
  let stopLarge = () => {};
  let stopShuffle = () => {};

  const chosenIdea = () => {
    const { ideas, chosen } = state.getState();
    return chosen === null ? undefined : ideas[chosen];
  };
  const lookAt = (painted: PaintedIdea) => {
    stopLarge();
    if (!material) return;
    state.setState({ large: painted });
    const task = { material, width: LARGE_WIDTH, wish: { kind: 'one', recipe: painted.idea.recipe } } as const;
    stopLarge = client.make(
      task,
      (large) => state.setState({ large }),
      () => {},
    );
  };
  /**
   * Paints the chosen idea large, if it is shown as it came. The first of a set waits for this until the others are there: a large painting
   * takes as long as three of them.
   */
  const enlarge = () => {
    const painted = chosenIdea();
    if (painted && state.getState().large === painted) lookAt(painted);
  };
  const bookOf = ({ brief: { title, author, genre } }: SentMaterial) => [title, author, genre.id].join(' · ').slice(0, 600);
  const choose = (place: number) => {
    const painted = state.getState().ideas[place];
    if (!painted || state.getState().chosen === place) return;
    stopShuffle();
    state.setState({ chosen: place });
    lookAt(painted);
    if (state.getState().locks.length > 0) prepareMore();
  };
  /** Adds ideas for a request to those on the board. */
  const make = (wish: BoardWish, kept: Recipe | null = null) => {
    stopBoard();
    if (!material) return;
    const sent = material;
    lastWish = wish;
    const count = (wish.kind === 'several' ? wish.count : wish.recipes.length) + (kept ? 1 : 0);
    state.setState(({ ideas }) => ({ expected: ideas.length + count, status: 'making' }));
    const add = (painted: PaintedIdea) => {
      const { ideas, chosen, expected } = state.getState();
      if (placeOf(ideas, painted) !== null) return state.setState({ expected: expected - 1 });
      state.setState({ ideas: [...ideas, painted], chosen: chosen ?? 0 });
      if (ideas.length === 0) state.setState({ large: painted });
    };
    const makeWished = () => {
      stopBoard = client.make({ material: sent, width: TILE_WIDTH, wish }, add, (failed) => {
        state.setState({ status: failed ? 'failed' : 'ready' });
        enlarge();
        prepareMore();
      });
    };
    if (!kept) return makeWished();
    stopBoard = client.make({ material: sent, width: TILE_WIDTH, wish: { kind: 'one', recipe: kept } }, add, makeWished);
  };
  /** Replaces the ideas on the board; the author can return to the old ones. */
  const fill = (wish: BoardWish) => {
    stopShuffle();
    stopLarge();
    const { locks, favorites } = state.getState();
    state.setState({
      ...EMPTY,
      locks: wish.kind === 'several' && wish.locks ? locks : [],
      narrowing: wish.kind === 'several' ? (wish.narrowing ?? {}) : {},
      showsFavorites: wish.kind === 'listed',
      favorites,
      ...beforeNewSet(state.getState(), state.getState()),
    });
    make(wish);
  };
  const goTo = (step: ReturnType<typeof stepBack>) => {
    if (!step) return;
    stopBoard();
    stopShuffle();
    stopLarge();
    const { set, earlier, later } = step;
    const { recipes, narrowing, showsFavorites } = set;
    const { ideas, chosen, large } = set.shown ?? EMPTY;
    state.setState({ ideas, chosen, large, narrowing, showsFavorites, earlier, later, locks: [], status: 'ready', expected: ideas.length });
    if (set.shown) enlarge();
    else make({ kind: 'listed', recipes });
  };
  /** The wish of the next dozen, with the locked axes of the chosen idea. */
  const nextWish = () => {
    const { locks } = state.getState();
    const recipe = chosenIdea()?.idea.recipe;
    return several({ seed: seed + 1, ...(recipe && locks.length > 0 ? { locks: { recipe, axes: locks } } : {}) });
  };
  /** Makes the next dozen while the author looks at this one. */
  const prepareMore = () => {
    if (material && state.getState().status === 'ready') client.prepare({ material, width: TILE_WIDTH, wish: nextWish() });
  };
  const several = (more: Partial<Extract<IdeasWish, { readonly kind: 'several' }>> = {}) => {
    const { narrowing } = state.getState();
    return { kind: 'several', seed, count: IDEAS_AT_ONCE, ...(isNarrow(narrowing) ? { narrowing } : {}), ...more } as const;
  };

  return {
    state,
    show(next, nextSeed, kept = null) {
      material = next;
      seed = nextSeed;
      stopShuffle();
      stopLarge();
      state.setState({ ...EMPTY, favorites: loadFavorites(bookOf(next)) });
      make(several(), kept);
    },
    prepare: (next, nextSeed) =>
      client.prepare({ material: next, width: TILE_WIDTH, wish: { kind: 'several', seed: nextSeed, count: IDEAS_AT_ONCE } }),
    choose,
    enlarge() {
      if (state.getState().status !== 'making') enlarge();
    },
    toggleLock(axis) {
      state.setState(({ locks }) => ({ locks: locks.includes(axis) ? locks.filter((kept) => kept !== axis) : [...locks, axis] }));
      prepareMore();
    },
    shuffle(axis) {
      const place = state.getState().chosen;
      const painted = chosenIdea();
      if (!material || place === null || !painted) return;
      stopShuffle();
      shuffles += 1;
      const wish = { kind: 'shuffled', recipe: painted.idea.recipe, axis, seed: seed + shuffles } as const;
      stopShuffle = client.make(
        { material, width: TILE_WIDTH, wish },
        (next) => {
          const { ideas } = state.getState();
          const known = placeOf(ideas, next);
          if (known !== null) return choose(known);
          state.setState(({ expected }) => ({ ideas: ideas.toSpliced(place + 1, 0, next), chosen: place + 1, expected: expected + 1 }));
          lookAt(next);
        },
        () => {},
      );
    },
    more() {
      const wish = nextWish();
      seed = wish.seed;
      // A board of favorites shows favorites only, so new ideas replace it.
      if (state.getState().showsFavorites) fill(wish);
      else make(wish);
    },
    moreLikeThis() {
      const recipe = chosenIdea()?.idea.recipe;
      if (!recipe) return;
      seed += 1;
      state.setState({ locks: ['layout'] });
      fill(several({ locks: { recipe, axes: ['layout'] } }));
    },
    narrow(narrowing) {
      fill({ kind: 'several', seed, count: IDEAS_AT_ONCE, ...(isNarrow(narrowing) ? { narrowing } : {}) });
    },
    showFavorites: () => fill({ kind: 'listed', recipes: state.getState().favorites }),
    toggleFavorite(recipe) {
      const { favorites } = state.getState();
      const others = favorites.filter((kept) => !isSameRecipe(kept, recipe));
      const next = others.length < favorites.length ? others : [...favorites, recipe];
      state.setState({ favorites: next });
      if (material) saveFavorites(bookOf(material), next);
    },
    back: () => goTo(stepBack(state.getState(), state.getState())),
    forth: () => goTo(stepForth(state.getState(), state.getState())),
    // Ideas that arrived before the failure stay, and are not made again.
    retry() {
      if (lastWish) make(lastWish);
    },
    close() {
      stopBoard();
      stopShuffle();
      stopLarge();
      client.stopPreparing();
      // Ideas that have arrived stay, and more can be added when the board is opened again.
      state.setState(({ ideas }) => ({ status: 'ready', expected: ideas.length }));
    },
  };
}
