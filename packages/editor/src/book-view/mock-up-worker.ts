import { createScenePainter } from '@coverwright/render/mock-up/picture-scene.ts';
import { serveWorkerRequests } from '../workers/serve-worker-requests.ts';

serveWorkerRequests(createScenePainter(), ({ data }) => [data.buffer as ArrayBuffer]);
