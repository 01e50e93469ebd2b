/**
 * The blurb's rich text weighs as much as half of the editor, so it comes after it, and before somebody asks for it: an editor that has lost
 * its line can then still open the back cover.
 */
export async function fetchBlurbEditor() {
  return import('./blurb-editor.tsx');
}
