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

/** The content of a shared draft's page, which has nothing of print quality. */
export interface SharedDraft {
  readonly title: string;
  readonly author: string;
  /** The author's message to visitors; empty without one. */
  readonly message: string;
  readonly format: FormatId;
  /** Aspect ratio of the flat cover. */
  readonly aspect: number;
  readonly guides: GuideLines;
  /** Addresses of pictures, each containing the document's hash. */
  readonly flat: string;
  readonly card: string;
  readonly views: readonly (ShareView & { readonly address: string })[];
  /** The book in 3D for turning it in the browser, with the flat picture as its cover. */
  readonly book: { readonly subject: Subject; readonly paper: PaperId; readonly extent: number };
  /** True while more or newer views are being rendered. */
  readonly isBeingPainted: boolean;
  readonly updatedAt: string;
}

/** Returns the content of a page by its token; null if it is unknown, or if there is no picture yet. */
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

/** Returns the title and author of the work, or else those on the front. */
export function titleOf(design: Design): { readonly title: string; readonly author: string } {
  const onFront = bookWords(design);
  return { title: design.metadata.title.trim() || onFront.title, author: design.metadata.author.trim() || onFront.author };
}

function readShownDesign({ id, shownDesign, design }: ShareRow): Design {
  const parsed = parseDesign(shownDesign ?? design);
  if (!parsed.ok) throw new Error(`Stored share ${id} cannot be read: ${parsed.fault.message}`);
  return parsed.value;
}
