import { type SceneId, scenesFor } from '@coverwright/core/book/scenes.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { sceneMessages } from '@coverwright/core/book/messages.ts';
import { createTranslator } from '@coverwright/core/messages/create-translator.ts';
import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';

const nameScene = createTranslator(sceneMessages, DEFAULT_LOCALE);

/** The picture that other sites show beside the address. Pixels. */
export const CARD = { name: 'draft-share', width: 1200, height: 630 } as const;
/** The flat cover, watermarked. */
export const FLAT = 'flat';

/** The size of a book's view on the page of a shared draft. Pixels. */
export const VIEW_SIZE = { width: 1200, height: 900 } as const;
const MOST_VIEWS = 3;

/** A shelf shows neighbours, which are nobody's business here. */
const LEFT_OUT: readonly SceneId[] = ['shelf'];

export interface ShareView {
  readonly scene: SceneId;
  readonly label: string;
}

/** The views of a format's book. */
export function shareViews(format: FormatId): readonly ShareView[] {
  return scenesFor(format)
    .filter((scene) => !LEFT_OUT.includes(scene))
    .slice(0, MOST_VIEWS)
    .map((scene) => ({ scene, label: nameScene(scene) }));
}
