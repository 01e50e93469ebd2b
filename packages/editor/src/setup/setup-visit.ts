import { type IdeasBoard, createIdeasBoard } from '../ideas/ideas-board.ts';
import type { IdeasClient } from '../ideas/ideas-client.ts';
import type { SentMaterial } from '../ideas/ideas-task.ts';
import { type SetupStep, readScreenEntry } from '../navigation/screen-entry.ts';
import { type Inquiry, genreOf } from './inquiry.ts';
import { readInquiry } from './stored-inquiry.ts';

/** State that outlives the setup screen: an author who comes back from the editor finds it unchanged. */
export interface SetupVisit {
  /** All ideas that were made, and the chosen one. */
  readonly board: IdeasBoard;
  /** The answers so far. */
  answers(): Inquiry;
  keepAnswers(inquiry: Inquiry): void;
  /** Returns true if the board has material. */
  hasIdeas(): boolean;
  /** Starts what makes ideas, so that it is ready when they are wanted. */
  openIdeas(): void;
  /** Does what can be done ahead for `showIdeas`, while pictures are being chosen. */
  prepareIdeas(material: SentMaterial): void;
  /** Shows ideas for the material. Unless it has changed, the ideas stay. */
  showIdeas(material: SentMaterial): void;
}

/** The initial seed: the same answers make the same dozen first. */
const FIRST_SEED = 7;

export function createSetupVisit(ideas: IdeasClient): SetupVisit {
  const entry = readScreenEntry();
  const left = entry?.kind === 'setup' ? entry.left : null;
  const board = createIdeasBoard(ideas);
  let inquiry = left?.inquiry ?? readInquiry(() => window.sessionStorage);
  // The idea that was selected before a reload comes first.
  let recipe = left?.recipe ?? null;
  let shown = '';
  let prepared = '';
  return {
    board,
    answers: () => inquiry,
    keepAnswers(next) {
      inquiry = next;
    },
    hasIdeas: () => shown !== '',
    openIdeas: () => ideas.open(),
    prepareIdeas(material) {
      const key = JSON.stringify(material);
      if (prepared !== key) board.prepare(material, FIRST_SEED);
      prepared = key;
    },
    showIdeas(material) {
      const key = JSON.stringify(material);
      if (shown !== key) board.show(material, FIRST_SEED, recipe);
      shown = key;
      recipe = null;
    },
  };
}

/** Returns the step of the current history entry, as far as the answers allow it. */
export function stepOfEntry(visit: SetupVisit): SetupStep {
  const entry = readScreenEntry();
  const inquiry = visit.answers();
  const isAnswered = inquiry.title.trim() !== '' && genreOf(inquiry) !== null;
  return entry?.kind === 'setup' && isAnswered ? entry.step : 'book';
}
