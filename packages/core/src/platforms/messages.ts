import { defineMessages } from '../messages/define-messages.ts';
import type { PaperId } from './platform.ts';

const PAPERS = {
  white: 'white paper',
  cream: 'cream paper',
  groundwood: 'groundwood paper',
  'standard-colour': 'standard color paper',
  'premium-colour': 'premium color paper',
} as const satisfies Record<PaperId, string>;

/** The kinds of paper within a sentence. Printers have names of their own for theirs. */
export const paperMessages = defineMessages('papers', PAPERS);
