import type { Fix } from '../check.ts';
import { say } from '../say.ts';

/** Spine words that were moved by hand take their own share of the spine again. */
export function resetSpinePosition(ids: readonly string[]): Fix {
  return {
    label: say('resetPosition'),
    command: {
      name: 'together',
      commands: ids.map((id) => ({ name: 'edit-text-box', id, changes: { panel: { top: 0, height: 0 } } })),
    },
  };
}
