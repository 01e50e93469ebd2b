import { facesOfFlaps, withFlapWords } from '@coverwright/core/blocks/fill-flaps.ts';
import { switchPrinter } from '@coverwright/core/commands/switch-printer.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { setSpecification } from '@coverwright/core/adapting/set-specification.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import type { PlatformId } from '@coverwright/core/platforms/platform.ts';
import { PLATFORMS } from '@coverwright/core/platforms/platforms.ts';
import { textsOfComposition } from '@coverwright/core/adapting/compose-again.ts';
import { textsOfDesign } from '@coverwright/core/design/texts-of-design.ts';
import { loadFonts } from '@coverwright/render/fonts/load-design-fonts.ts';
import { runAction } from '../../actions/run-action.ts';
import { fitCover } from '../../actions/view-actions.ts';
import { FONT_SOURCES } from '../../fonts/font-sources.ts';
import type { MountedEditor } from '../../session/editor-context.ts';
import { nameStep } from '../../steps/name-step.ts';
import { runAfterGesture } from '../../stage/gestures/run-after-gesture.ts';

/** Lays out the cover for another printer as one step. New flaps get sample text, whose fonts load first, because it is measured. */
export async function choosePrinter(editor: MountedEditor, publisher: PlatformId): Promise<void> {
  const { store, resources, gestures } = editor;
  const { history, notify } = store.getState();
  const { engine } = resources;
  const writesFlaps = bringsFlaps(history.present, publisher) && (await loadFlapFonts());
  runAfterGesture(gestures, () => {
    const { history, run } = store.getState();
    const { command, changes } = switchPrinter(history.present, publisher);
    const whole = writesFlaps ? withFlapWords(history.present, command, () => crypto.randomUUID(), engine) : command;
    if (!run(whole, nameStep('printedBy', { name: PLATFORMS[publisher].label }))) return;
    if (changes.length > 0) notify({ tone: 'info', text: changes.join(' ') });
    runAction(fitCover, editor);
  });

  /** Loads the fonts of the flaps. Resolves to false if one fails to load; the printer changes anyway. */
  async function loadFlapFonts(): Promise<boolean> {
    const { present } = history;
    const uses = [...textsOfDesign(present), ...textsOfComposition(present), ...facesOfFlaps(present)];
    return loadFonts(engine, { uses, userFonts: present.userFonts }, FONT_SOURCES).then(
      () => true,
      () => false,
    );
  }
}

function bringsFlaps(design: Design, publisher: PlatformId): boolean {
  const next = setSpecification(design, { ...specificationOf(design), platform: publisher });
  return geometryOf(design).flaps.length === 0 && geometryOf(next).flaps.length > 0;
}
