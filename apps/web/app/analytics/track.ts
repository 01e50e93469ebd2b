/** Where pages note what people did; the editor notes by the same function. */
export { track } from '@coverwright/editor/analytics/track.ts';
