/**
 * Loads the blurb's rich text editor, which is half as large as the rest of the editor. It is preloaded after the rest, so that the back
 * cover opens even after the connection is lost.
 */
export async function fetchBlurbEditor() {
  return import('./blurb-editor.tsx');
}
