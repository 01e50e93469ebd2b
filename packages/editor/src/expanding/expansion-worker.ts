import { expandArtwork } from '@coverwright/core/art/expand/expand-artwork.ts';
import { serveWorkerRequests } from '../workers/serve-worker-requests.ts';
import type { ExpansionAnswer, ExpansionTask } from './expansion-client.ts';

serveWorkerRequests<ExpansionTask, ExpansionAnswer>(({ artwork, group }) => expandArtwork(artwork, group));
