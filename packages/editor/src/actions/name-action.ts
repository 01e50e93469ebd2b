import { createPageTranslator } from '../messages/create-page-translator.ts';
import { actionMessages } from './messages.ts';

/** The name of an action in the language of the page, for the step of the history that it makes. */
export const nameAction = createPageTranslator(actionMessages);
