import { serveWorkerRequests } from '../workers/serve-worker-requests.ts';
import { readInterior } from './read-interior.ts';

serveWorkerRequests(readInterior);
