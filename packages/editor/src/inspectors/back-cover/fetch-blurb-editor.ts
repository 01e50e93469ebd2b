/**
 * Loads the blurb's rich text editor, which is half as large as the rest of the editor. It is loaded after the rest and before it is
 * needed, so that the back cover opens even if the connection is lost by then.
 */
export async function fetchBlurbEditor() {
  return import('./blurb-editor.tsx');
}
