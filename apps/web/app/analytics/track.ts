/** Pages record events by the editor's function. */
export { track } from '@coverwright/editor/analytics/track.ts';
