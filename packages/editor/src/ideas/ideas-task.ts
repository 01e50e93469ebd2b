import type { Locks } from '@coverwright/core/ideas/choose-recipes.ts';
import type { IdeaMaterial } from '@coverwright/core/ideas/compose-idea.ts';
import type { JudgedIdea } from '@coverwright/core/ideas/compose-ideas.ts';
import type { Narrowing } from '@coverwright/core/ideas/narrow-genre.ts';
import type { Axis, Recipe } from '@coverwright/core/ideas/recipe.ts';
import type { ChosenPicture } from '../setup/try-picture.ts';

/** The page's material for ideas, with pictures by their addresses. */
export interface SentMaterial {
  readonly brief: IdeaMaterial['brief'];
  readonly pictures: readonly ChosenPicture[];
}

export type IdeasWish =
  | { readonly kind: 'several'; readonly seed: number; readonly count: number; readonly locks?: Locks; readonly narrowing?: Narrowing }
  | { readonly kind: 'listed'; readonly recipes: readonly Recipe[] }
  | { readonly kind: 'one'; readonly recipe: Recipe }
  | { readonly kind: 'shuffled'; readonly recipe: Recipe; readonly axis: Axis; readonly seed: number };

/** A task for the ideas worker. */
export interface IdeasTask {
  readonly material: SentMaterial;
  /** The width of the painted fronts in device pixels. */
  readonly width: number;
  readonly wish: IdeasWish;
}

/** An idea with its painted front. */
export interface PaintedIdea {
  readonly idea: JudgedIdea;
  readonly front: ImageBitmap;
}

/** The first cover of a book, as it looks while its author answers questions, without choosing among candidates. */
export interface FirstCoverTask {
  readonly material: SentMaterial;
  /** The width of the painted front in device pixels. */
  readonly width: number;
}

/** A message to the worker that is answered. */
export type IdeasQuestion =
  | { readonly kind: 'make'; readonly id: number; readonly task: IdeasTask }
  | { readonly kind: 'first-cover'; readonly id: number; readonly task: FirstCoverTask };

/** A message to the worker. */
export type IdeasOrder =
  | IdeasQuestion
  | { readonly kind: 'stop'; readonly id: number }
  /** Makes the ideas of a task that is likely to come, until another such task is ordered or this one is called off. */
  | { readonly kind: 'prepare'; readonly task: IdeasTask }
  | { readonly kind: 'stop-preparing' };

/** A painted front from the worker, of an idea or of the first cover. */
export type PaintedMessage =
  | ({ readonly kind: 'idea'; readonly id: number } & PaintedIdea)
  | { readonly kind: 'first-cover'; readonly id: number; readonly front: ImageBitmap };

/** A message from the worker: each front as soon as it is painted, then the end. */
export type IdeasMessage = PaintedMessage | { readonly kind: 'end'; readonly id: number; readonly failed: boolean };
