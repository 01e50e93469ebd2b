import { applyCommand } from '@coverwright/core/commands/apply-command.ts';
import { record, startHistory } from '@coverwright/core/commands/history.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import { type BookNames, replaceSamples, unknownNames } from '@coverwright/core/preflight/fixes/replace-samples.ts';
import type { EditorStore } from '../session/create-editor-store.ts';
import { isReadOnly } from '../session/is-read-only.ts';
import { nameStep } from '../steps/name-step.ts';

/** Returns the names for which a title's covers still have sample text. */
export function missingNames(designs: Designs): readonly (keyof BookNames)[] {
  return [...new Set(Object.values(designs).flatMap(unknownNames))].toSorted().toReversed();
}

export function hasSamples(designs: Designs): boolean {
  return missingNames(designs).length > 0 || Object.values(designs).some((design) => replaceSamples(design) !== null);
}

/** Replaces or removes the sample text of every format of the title: one step of undo in each. */
export function replaceAllSamples({ getState, setState }: EditorStore, names: Partial<BookNames>): void {
  const { history, run } = getState();
  if (isReadOnly(getState())) return;
  const command = replaceSamples(history.present, names);
  if (command) run(command, nameStep('replaceSamples'));
  const { otherDesigns, otherHistories } = getState();
  for (const design of Object.values(otherDesigns)) {
    const replaced = withoutSamples(design, names);
    if (replaced === design) continue;
    const known = otherHistories[design.format] ?? startHistory(design);
    setState((state) => ({
      otherDesigns: { ...state.otherDesigns, [design.format]: replaced },
      otherHistories: { ...state.otherHistories, [design.format]: record(known, replaced, nameStep('replaceSamples'), null) },
      currentChangesSaved: false,
    }));
  }
}

function withoutSamples(design: Design, names: Partial<BookNames>): Design {
  const command = replaceSamples(design, names);
  const replaced = command && applyCommand(design, command);
  return replaced?.ok ? replaced.value : design;
}
