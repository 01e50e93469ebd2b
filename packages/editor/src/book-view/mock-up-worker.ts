import { pictureScene } from '@coverwright/render/mock-up/picture-scene.ts';
import { answerQuestions } from '../workers/answer-questions.ts';

answerQuestions(pictureScene, ({ data }) => [data.buffer as ArrayBuffer]);
