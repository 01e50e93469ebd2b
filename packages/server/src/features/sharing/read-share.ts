import { bookSubject } from '@coverwright/core/book/book-subject.ts';
import type { Subject } from '@coverwright/core/book/scenes.ts';
import { parseDesign } from '@coverwright/core/design/parse-design.ts';
import { bookWords } from '@coverwright/export/exporters/book-words.ts';
import { type GuideLines, guideLines } from '@coverwright/core/geometry/guide-lines.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import type { PaperId } from '@coverwright/core/platforms/platform.ts';
import type { Database } from '../../ports/database.ts';
import { findShareByToken, type ShareRow } from './share-repository.ts';
import { CARD, FLAT, type ShareView, shareViews } from './share-pictures.ts';

/** Describes what the page of a shared draft shows: nothing that could be printed from. */
export interface SharedDraft {
  readonly title: string;
  readonly author: string;
  /** The author's message to those who open the page; empty without one. */
  readonly message: string;
  readonly format: FormatId;
  /** Width by height of the flat cover. */
  readonly aspect: number;
  readonly guides: GuideLines;
  /** Addresses of pictures; each names the document that it shows. */
  readonly flat: string;
  readonly card: string;
  readonly views: readonly (ShareView & { readonly address: string })[];
  /** The book in the views, for turning it in the browser: it wears the flat picture. */
  readonly book: { readonly subject: Subject; readonly paper: PaperId; readonly extent: number };
  /** True if more of its views, or newer ones, are being painted. */
  readonly isBeingPainted: boolean;
  readonly updatedAt: string;
}

/** Returns what a page of this address shows; null when there is no such address, or there is nothing to see there yet. */
export async function readShare({ db }: { readonly db: Database }, token: string): Promise<SharedDraft | null> {
  const share = await findShareByToken(db, token);
  if (!share || !(FLAT in share.pictures)) return null;
  const design = readShownDesign(share);
  const { file } = geometryOf(design);
  const { paper, extent } = specificationOf(design);
  const mark = new URLSearchParams({ at: String(share.updatedAt.getTime()) }).toString();
  const addressOf = (name: string) => `/media/${share.token}/${name}.jpeg?${mark}`;
  return {
    ...titleOf(design),
    message: share.message ?? '',
    format: design.format,
    aspect: file.width / file.height,
    guides: guideLines(geometryOf(design)),
    flat: addressOf(FLAT),
    card: addressOf(CARD.name),
    views: shareViews(design.format)
      .filter(({ scene }) => scene in share.pictures)
      .map((view) => ({ ...view, address: addressOf(view.scene) })),
    book: { subject: bookSubject(design), paper, extent },
    isBeingPainted: share.state === 'queued',
    updatedAt: share.updatedAt.toISOString(),
  };
}

/** Returns the title of the work; if none was set, the words on the front. */
export function titleOf(design: Design): { readonly title: string; readonly author: string } {
  const onFront = bookWords(design);
  return { title: design.metadata.title.trim() || onFront.title, author: design.metadata.author.trim() || onFront.author };
}

function readShownDesign({ id, shownDesign, design }: ShareRow): Design {
  const parsed = parseDesign(shownDesign ?? design);
  if (!parsed.ok) throw new Error(`Stored share ${id} cannot be read: ${parsed.fault.message}`);
  return parsed.value;
}
