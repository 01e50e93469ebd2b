/** The editor with its tabs: setup is shown without, and has it fetched meanwhile. */
export async function fetchWorkspace() {
  return import('./workspace.tsx');
}
