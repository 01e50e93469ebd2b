import { pictureScene } from '@coverwright/render/mock-up/picture-scene.ts';
import { serveWorkerRequests } from '../workers/serve-worker-requests.ts';

serveWorkerRequests(pictureScene, ({ data }) => [data.buffer as ArrayBuffer]);
