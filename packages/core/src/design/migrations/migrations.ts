import { numberTheDocument } from './0001-number-the-document.ts';
import { nameLockAndHide } from './0002-name-lock-and-hide.ts';
import { typeTheSpine } from './0003-type-the-spine.ts';
import { dropAddresses } from './0004-drop-addresses.ts';
import { nameBoards } from './0005-name-boards.ts';
import { windowsOfOneShape } from './0006-windows-of-one-shape.ts';
import type { Migration } from './migration.ts';

/** Every migration, oldest first. There are no downgrades; an entry is never changed once released. */
export const MIGRATIONS: readonly Migration[] = [
  numberTheDocument,
  nameLockAndHide,
  typeTheSpine,
  dropAddresses,
  nameBoards,
  windowsOfOneShape,
];
