import { createPageTranslator } from '../messages/create-page-translator.ts';
import { stepMessages } from './messages.ts';

/** Names a step of the undo history. Steps are named when they are made, mostly by handlers outside React. */
export const nameStep = createPageTranslator(stepMessages);
