import type { Point } from '@coverwright/core/geometry/shapes.ts';
import type { LayerKind } from '@coverwright/core/scene/scene.ts';
import { useMessages } from '../messages/use-messages.ts';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import {
  IconAbc,
  IconBarcode,
  IconBrush,
  IconEye,
  IconEyeOff,
  IconGripVertical,
  IconLetterT,
  IconLock,
  IconLockOpen,
  IconPhoto,
  IconPolaroid,
  IconRectangle,
  IconStack2,
  IconTriangleSquareCircle,
} from '@tabler/icons-react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { LayerRow as Row } from './layer-rows.ts';
import { useMenuPress } from '../context-menu/use-menu-press.ts';
import styles from './layers-panel.module.css';
import { RenameField } from './rename-field.tsx';
import { layerMessages } from './messages.ts';

const ICONS = {
  textBox: IconLetterT,
  artwork: IconBrush,
  group: IconStack2,
  shape: IconTriangleSquareCircle,
  objectImage: IconPolaroid,
  spineText: IconAbc,
  blurb: IconAbc,
  barcode: IconBarcode,
  panel: IconRectangle,
  background: IconRectangle,
  coverImage: IconPhoto,
} as const satisfies Record<LayerKind, unknown>;
const SIZE = 17;
/** Indentation of a group's members in screen pixels. */
const INDENT = 16;

interface LayerRowProps {
  readonly row: Row;
  readonly isSelected: boolean;
  readonly isRenamed: boolean;
  readonly isDragged: boolean;
  readonly grip: Record<string, (event: PointerEvent<HTMLElement>) => void>;
  readonly onSelect: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onRename: () => void;
  readonly onRenamed: (called: string | null | undefined) => void;
  readonly onLock: () => void;
  readonly onHide: () => void;
  /** Called when the context menu of the row is requested, at a position of the window. */
  readonly onMenu: (at: Point, withKeys: boolean) => void;
}

export function LayerRow({ row, isSelected, isRenamed, isDragged, grip, ...act }: LayerRowProps) {
  const t = useMessages(layerMessages);
  const { id, name, kind, isPlaced, locked, hidden, depth } = row;
  const Icon = ICONS[kind];
  const menu = useMenuPress(act.onMenu);
  return (
    <li
      className={styles.row}
      data-layer={id}
      data-selected={isSelected}
      data-hidden={hidden}
      data-dragged={isDragged}
      {...menu}
      style={depth > 0 ? { paddingLeft: depth * INDENT } : undefined}
    >
      <span className={styles.grip} {...(isPlaced ? grip : {})} data-movable={isPlaced} aria-hidden="true">
        {isPlaced && <IconGripVertical size={15} />}
      </span>
      {isRenamed ? (
        <RenameField name={name} onDone={act.onRenamed} />
      ) : (
        <UnstyledButton
          className={styles.name}
          aria-pressed={isSelected}
          aria-label={[name, depth > 0 ? t('inGroups', { depth }) : '', locked ? t('locked') : '', hidden ? t('hidden') : '']
            .filter(Boolean)
            .join(', ')}
          onClick={act.onSelect}
          onDoubleClick={act.onRename}
          onKeyDown={act.onKeyDown}
        >
          <Icon size={SIZE} stroke={1.6} aria-hidden="true" />
          <span>{name}</span>
        </UnstyledButton>
      )}
      {isPlaced && (
        <Toggle label={hidden ? t('show', { name }) : t('hide', { name })} isOn={hidden} onClick={act.onHide}>
          {hidden ? <IconEyeOff size={SIZE} /> : <IconEye size={SIZE} />}
        </Toggle>
      )}
      {(isPlaced || id === 'coverImage') && (
        <Toggle label={locked ? t('unlock', { name }) : t('lock', { name })} isOn={locked} onClick={act.onLock}>
          {locked ? <IconLock size={SIZE} /> : <IconLockOpen size={SIZE} />}
        </Toggle>
      )}
    </li>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
}

function Toggle({ label, isOn, onClick, children }: ToggleProps) {
  return (
    <ActionIcon className={styles.toggle ?? ''} variant="subtle" color="gray" size={32} aria-label={label} data-on={isOn} onClick={onClick}>
      {children}
    </ActionIcon>
  );
}
