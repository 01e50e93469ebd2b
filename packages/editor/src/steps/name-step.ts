import { createPageTranslator } from '../messages/create-page-translator.ts';
import { stepMessages } from './messages.ts';

/** The name of a step of the history. Steps are named when they are taken, mostly by handlers outside React. */
export const nameStep = createPageTranslator(stepMessages);
