import type { inspectorMessages } from '../inspectors/messages.ts';
import type { Translator } from '@coverwright/core/messages/create-translator.ts';
import type { actionMessages } from '../actions/messages.ts';
import { FORMAT_IDS } from '@coverwright/core/formats/format.ts';
import { ACTIONS } from '../actions/actions.ts';
import { runAction } from '../actions/run-action.ts';
import { fitCover } from '../actions/view-actions.ts';
import { INSPECTORS, railTabs } from '../inspectors/inspectors.ts';
import type { MountedEditor } from '../session/editor-context.ts';
import { switchFormat } from '../session/switch-format.ts';
import { showElement } from '../preflight/show-element.ts';
import { matchCommand } from './match-command.ts';
import { nameFormat } from '../messages/name-format.ts';

/** An entry of the command palette. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** The heading under which it is listed. */
  readonly group: string;
  /** The shortcut as in an action; undefined without one. */
  readonly shortcut: string | undefined;
  readonly run: (editor: MountedEditor) => void;
}

/** Returns the commands that are available right now. */
export function listCommands(
  editor: MountedEditor,
  t: Translator<(typeof actionMessages)['texts']>,
  tTabs: Translator<(typeof inspectorMessages)['texts']>,
): readonly Command[] {
  const { history, findings } = editor.store.getState();
  const { format } = history.present;
  return [
    ...ACTIONS.filter((action) => action.id !== 'commands' && action.isEnabled(editor)).map((action) => ({
      id: `action ${action.id}`,
      label: t(action.label),
      group: t(`group${action.group}`),
      shortcut: action.shortcuts[0],
      run: () => void runAction(action, editor),
    })),
    ...railTabs(format).map((tab) => ({
      id: `tab ${tab}`,
      label: tTabs(INSPECTORS[tab].title),
      group: t('groupOpen'),
      shortcut: undefined,
      run: ({ store }: MountedEditor) => store.getState().openTab(tab),
    })),
    ...FORMAT_IDS.filter((id) => id !== format).map((id) => ({
      id: `format ${id}`,
      label: t('titleAs', { format: nameFormat(id) }),
      group: t('groupFormat'),
      shortcut: undefined,
      run: () => {
        switchFormat(editor, id);
        runAction(fitCover, editor);
      },
    })),
    ...findings.map(({ check, element, message }) => ({
      id: `finding ${check} ${element} ${message}`,
      label: message,
      group: t('groupGoTo'),
      shortcut: undefined,
      run: (mounted: MountedEditor) => showElement(element, mounted),
    })),
  ];
}

/** Returns the commands that match the typed text, best match first; all of them if it is empty. */
export function findCommands(commands: readonly Command[], typed: string): readonly Command[] {
  if (typed.trim() === '') return commands;
  return commands
    .flatMap((command) => {
      const score = matchCommand(typed, command.label) ?? matchCommand(typed, `${command.group} ${command.label}`);
      return score === null ? [] : [{ command, score }];
    })
    .sort((one, other) => other.score - one.score)
    .map(({ command }) => command);
}
