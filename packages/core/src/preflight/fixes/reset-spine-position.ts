import type { Fix } from '../check.ts';
import { say } from '../say.ts';

/** Returns the fix that gives spine text that was moved by hand its automatic place again. */
export function resetSpinePosition(ids: readonly string[]): Fix {
  return {
    label: say('resetPosition'),
    command: {
      name: 'together',
      commands: ids.map((id) => ({ name: 'edit-text-box', id, changes: { panel: { top: 0, height: 0 } } })),
    },
  };
}
