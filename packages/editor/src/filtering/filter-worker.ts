import { serveWorkerRequests } from '../workers/serve-worker-requests.ts';
import { createFilterAnswerer } from './answer-filter-task.ts';

serveWorkerRequests(createFilterAnswerer(), ({ pixels }) => (pixels ? [pixels.data.buffer] : []));
