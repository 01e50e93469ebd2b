import { answerQuestions } from '../workers/answer-questions.ts';
import { createPressAnswerer } from './answer-press-task.ts';

answerQuestions(createPressAnswerer(), ({ proof }) => (proof ? [proof.picture] : []));
