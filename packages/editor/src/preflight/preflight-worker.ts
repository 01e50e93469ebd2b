import { serveWorkerRequests } from '../workers/serve-worker-requests.ts';
import { createPressAnswerer } from './answer-press-task.ts';

serveWorkerRequests(createPressAnswerer(), ({ proof }) => (proof ? [proof.picture] : []));
