import type { Axis } from '@coverwright/core/ideas/recipe.ts';
import { type StoreApi, createStore } from 'zustand/vanilla';
import type { IdeasDesk } from './ideas-desk.ts';
import type { IdeasWish, PaintedIdea, SentMaterial } from './ideas-task.ts';

export const IDEAS_AT_ONCE = 12;
/** Device pixels: a tile, and the one that is looked at. */
const TILE_WIDTH = 320;
const LARGE_WIDTH = 900;

export interface BoardState {
  /** By their places; a shuffled one takes the place of what it came from. */
  readonly ideas: readonly PaintedIdea[];
  /** Place of the one that is looked at; null: none yet. */
  readonly chosen: number | null;
  /** The chosen one, large; the small one stands in until it is painted. */
  readonly large: PaintedIdea | null;
  /** What stays as it is in the chosen one when more are made. */
  readonly locks: readonly Axis[];
  readonly status: 'making' | 'ready' | 'failed';
}

/** A dozen covers to choose from, shuffle and ask more of. */
export interface IdeasBoard {
  readonly state: StoreApi<BoardState>;
  /** Makes ideas from something else. The same seed makes the same ones. */
  show(material: SentMaterial, seed: number): void;
  choose(place: number): void;
  toggleLock(axis: Axis): void;
  /** The chosen one with one thing about it changed. */
  shuffle(axis: Axis): void;
  /** A dozen others; what is locked stays as the chosen one has it. */
  more(): void;
  retry(): void;
  close(): void;
}

const EMPTY: BoardState = { ideas: [], chosen: null, large: null, locks: [], status: 'making' };

export function createIdeasBoard(desk: IdeasDesk): IdeasBoard {
  const state = createStore<BoardState>(() => EMPTY);
  let material: SentMaterial | null = null;
  let seed = 0;
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
    stopLarge = desk.make(
      task,
      (large) => state.setState({ large }),
      () => {},
    );
  };
  const fill = (wish: Extract<IdeasWish, { readonly kind: 'several' }>) => {
    stopBoard();
    stopShuffle();
    stopLarge();
    if (!material) return;
    const { locks } = state.getState();
    state.setState({ ...EMPTY, locks: wish.locks ? locks : [] });
    stopBoard = desk.make(
      { material, width: TILE_WIDTH, wish },
      (painted) => {
        state.setState(({ ideas, chosen }) => ({ ideas: [...ideas, painted], chosen: chosen ?? 0 }));
        if (state.getState().ideas.length === 1) lookAt(painted);
      },
      (failed) => state.setState({ status: failed ? 'failed' : 'ready' }),
    );
  };
  const start = () => fill({ kind: 'several', seed, count: IDEAS_AT_ONCE });

  return {
    state,
    show(next, nextSeed) {
      material = next;
      seed = nextSeed;
      start();
    },
    choose(place) {
      const painted = state.getState().ideas[place];
      if (!painted || state.getState().chosen === place) return;
      stopShuffle();
      state.setState({ chosen: place });
      lookAt(painted);
    },
    toggleLock: (axis) =>
      state.setState(({ locks }) => ({ locks: locks.includes(axis) ? locks.filter((kept) => kept !== axis) : [...locks, axis] })),
    shuffle(axis) {
      const place = state.getState().chosen;
      const painted = chosenIdea();
      if (!material || place === null || !painted) return;
      stopShuffle();
      seed += 1;
      const wish = { kind: 'shuffled', recipe: painted.idea.recipe, axis, seed } as const;
      stopShuffle = desk.make(
        { material, width: TILE_WIDTH, wish },
        (next) => {
          state.setState(({ ideas }) => ({ ideas: ideas.with(place, next) }));
          lookAt(next);
        },
        () => {},
      );
    },
    more() {
      const { locks } = state.getState();
      const recipe = chosenIdea()?.idea.recipe;
      seed += 1;
      fill({ kind: 'several', seed, count: IDEAS_AT_ONCE, ...(recipe && locks.length > 0 ? { locks: { recipe, axes: locks } } : {}) });
    },
    retry: start,
    close() {
      stopBoard();
      stopShuffle();
      stopLarge();
    },
  };
}
