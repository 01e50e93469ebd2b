import { answerQuestions } from '../workers/answer-questions.ts';
import { createFilterAnswerer } from './answer-filter-task.ts';

answerQuestions(createFilterAnswerer(), ({ pixels }) => (pixels ? [pixels.data.buffer] : []));
