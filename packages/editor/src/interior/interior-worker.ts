import { answerQuestions } from '../workers/answer-questions.ts';
import { readInterior } from './read-interior.ts';

answerQuestions(readInterior);
