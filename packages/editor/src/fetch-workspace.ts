/** Loads the editor with its tabs. Setup starts that early, so that the editor is there when it is needed. */
export async function fetchWorkspace() {
  return import('./workspace.tsx');
}
