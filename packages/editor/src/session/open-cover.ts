import { getUserDesign } from '@coverwright/contracts/calls/designs.ts';
import { record, startHistory } from '@coverwright/core/commands/history.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { Item } from '@coverwright/core/design/item.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { type ApiFault, callApi } from '../api/call-api.ts';
import type { Journal } from '../saving/journal.ts';
import type { StoredCover } from '../saving/stored-cover.ts';
import { sameDocument } from '../saving/same-document.ts';
import type { OpenedItem } from './create-editor-store.ts';
import type { Histories } from './editor-state.ts';
import { currentDesigns } from './current-designs.ts';
import type { TabId } from './tab.ts';
import { nameStep } from '../steps/name-step.ts';
import { sessionMessages } from './messages.ts';
import { createPageTranslator } from '../messages/create-page-translator.ts';

const t = createPageTranslator(sessionMessages);

/** A loaded cover, ready to be mounted. */
export interface OpenedCover extends OpenedItem {
  /** This browser's id of the cover. */
  readonly coverId: string;
  readonly design: Design;
  /** The open tab; null means the default tab of the format. */
  readonly activeTab: TabId | null;
  /** A notice to show once the editor is mounted; null without one. */
  readonly notice: string | null;
}

/** The request to `/design`, as its address states it. */
export interface DesignRequest {
  readonly cover: string | null;
  readonly setup: boolean;
}

export function readRequest(search: string): DesignRequest {
  const query = new URLSearchParams(search);
  return { cover: query.get('cover')?.trim() || null, setup: query.get('setup') === 'true' };
}

/** Opens a cover from this browser's journal; null if the journal does not have it. */
export async function openStored(coverId: string, journal: Journal): Promise<OpenedCover | null> {
  const kept = await journal.read(coverId);
  return kept && opened(kept, null);
}

/** Opens a saved cover: with this browser's unsaved changes, else from the server, with its undo history. */
export async function openItem(itemId: string, journal: Journal, signal: AbortSignal): Promise<Result<OpenedCover, ApiFault>> {
  const entry = (await journal.list()).find((known) => known.itemId === itemId);
  const kept = entry ? await journal.read(entry.coverId) : null;
  const fromHere = (notice: string) => (kept ? opened(kept, notice) : null);
  if (kept && !kept.saved) {
    const cover = fromHere(t('restored'));
    if (cover) return succeed(cover);
  }
  const answer = await callApi(getUserDesign, { query: { coverId: itemId } }, signal);
  if (!answer.ok) {
    const cover = answer.fault.code === 'offline' ? fromHere(t('offline')) : null;
    return cover ? succeed(cover) : answer;
  }
  const cover = opened(withKeptSteps(answer.value.item, kept), null);
  return cover ? succeed(cover) : refuse({ code: 'itemNotFound', status: 401, message: t('noDesign') });
}

/** Returns the server's designs with the undo histories that this browser knows. A save from another browser becomes one more step. */
function withKeptSteps(
  { _id, isDraft, isRevision, revisionsRemaining, designs, currentFormat, updatedAt }: Item,
  kept: StoredCover | null,
): StoredCover {
  const histories: Histories = {};
  for (const format of Object.keys(designs) as FormatId[]) {
    const design = designs[format];
    const known = kept?.histories[format];
    if (!design) continue;
    if (!known) histories[format] = startHistory(design);
    else histories[format] = sameDocument(known.present, design) ? known : record(known, design, nameStep('versionSavedElsewhere'));
  }
  return {
    coverId: kept?.coverId ?? _id,
    itemId: _id,
    isRevision,
    bought: isDraft || isRevision ? null : { revisionsRemaining },
    basedOn: updatedAt,
    currentFormat: kept && histories[kept.currentFormat] ? kept.currentFormat : currentFormat,
    histories,
    saved: true,
    activeTab: kept?.activeTab ?? null,
    revision: kept?.revision ?? 0,
  };
}

function opened(kept: StoredCover, notice: string | null): OpenedCover | null {
  const { coverId, itemId, isRevision, bought, basedOn, saved, activeTab, histories } = kept;
  const current = histories[kept.currentFormat] ?? Object.values(histories)[0];
  if (!current) return null;
  const { [current.present.format]: history, ...otherHistories } = histories;
  const otherDesigns = currentDesigns(otherHistories);
  return {
    coverId,
    itemId,
    isRevision,
    bought,
    basedOn,
    saved,
    activeTab,
    notice,
    design: current.present,
    history,
    otherDesigns,
    otherHistories,
  };
}
