import { isRecord } from '../is-record.ts';
import type { Migration } from './migration.ts';

const UNNAMED = { name: null, locked: false, hidden: false } as const;

/**
 * Version 1 could neither name, lock nor hide an element, knew only the catalogue's fonts and drew no icons. In version 2 every
 * element says so, a shape may carry an icon's drawing, and the design lists the fonts that its author uploaded.
 */
export const nameLockAndHide: Migration = {
  name: '0002-name-lock-and-hide',
  to: 2,
  raise: (document) => ({
    ...document,
    version: 2,
    userFonts: [],
    frontBoard: withEach(document['frontBoard'], 'textBoxes', withLayerState),
    spine: withEach(document['spine'], 'textBoxes', withLayerState),
    coverImage: isRecord(document['coverImage']) ? raiseCoverImage(document['coverImage']) : document['coverImage'],
    customFilters: mapped(document['customFilters'], withoutSliders),
    coverShapes: mapped(document['coverShapes'], (shape) => ({ ...shape, ...UNNAMED, icon: null })),
    coverObjectImages: mapped(document['coverObjectImages'], (object) => ({ ...object, ...UNNAMED })),
  }),
};

function withLayerState(box: Record<string, unknown>): Record<string, unknown> {
  return isRecord(box['designMode']) ? { ...box, designMode: { ...box['designMode'], ...UNNAMED } } : box;
}

function raiseCoverImage(coverImage: Record<string, unknown>): Record<string, unknown> {
  const filter = coverImage['imageFilter'];
  return { ...coverImage, locked: false, ...(isRecord(filter) ? { imageFilter: withoutSliders(filter) } : {}) };
}

/** Adds empty slider values to a filter of version 1, which had none. */
function withoutSliders(filter: Record<string, unknown>): Record<string, unknown> {
  return { ...filter, adjustments: null };
}

function withEach(board: unknown, list: string, change: (entry: Record<string, unknown>) => Record<string, unknown>): unknown {
  return isRecord(board) ? { ...board, [list]: mapped(board[list], change) } : board;
}

function mapped(entries: unknown, change: (entry: Record<string, unknown>) => Record<string, unknown>): unknown {
  return Array.isArray(entries) ? entries.map((entry: unknown) => (isRecord(entry) ? change(entry) : entry)) : entries;
}
