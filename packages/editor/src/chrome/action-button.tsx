import { actionMessages } from '../actions/messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { ActionIcon, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Action } from '../actions/action.ts';
import { runAction } from '../actions/run-action.ts';
import { useEditor, useMountedEditor } from '../session/editor-context.ts';
import styles from './action-button.module.css';
import { describeShortcut } from './describe-shortcut.ts';

interface ActionButtonProps {
  readonly action: Action;
  readonly children: ReactNode;
  /** True for a toggle that is on, false for one that is off. */
  readonly pressed?: boolean;
  readonly className?: string | undefined;
}

/** An action as an icon button; its tooltip has the name and the shortcut. */
export function ActionButton({ action, children, pressed, className }: ActionButtonProps) {
  const t = useMessages(actionMessages);
  const label = t(action.label);
  const editor = useMountedEditor();
  const isEnabled = useEditor(() => action.isEnabled(editor));
  const shortcut = describeShortcut(action.shortcuts[0]);
  return (
    <Tooltip label={shortcut ? `${label} · ${shortcut}` : label} openDelay={400}>
      <ActionIcon
        className={`${styles.button} ${className ?? ''}`}
        variant={pressed ? 'light' : 'subtle'}
        color={pressed ? 'primary' : 'gray'}
        size={38}
        aria-label={label}
        {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
        disabled={!isEnabled}
        onClick={() => runAction(action, editor)}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
