import { type SceneId, scenesFor } from '@coverwright/core/book/scenes.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { sceneMessages } from '@coverwright/core/book/messages.ts';
import { createTranslator } from '@coverwright/core/messages/create-translator.ts';
import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';

const nameScene = createTranslator(sceneMessages, DEFAULT_LOCALE);

/** The preview picture of links on other sites, with its size in pixels. */
export const CARD = { name: 'draft-share', width: 1200, height: 630 } as const;
/** Name of the flat, watermarked cover. */
export const FLAT = 'flat';

/** The size of a book's view on the page of a shared draft. Pixels. */
export const VIEW_SIZE = { width: 1200, height: 900 } as const;
const MOST_VIEWS = 3;

/** Scenes that a share does not show: the shelf has other books beside this one. */
const LEFT_OUT: readonly SceneId[] = ['shelf'];

export interface ShareView {
  readonly scene: SceneId;
  readonly label: string;
}

/** Returns the views of a format's book. */
export function shareViews(format: FormatId): readonly ShareView[] {
  return scenesFor(format)
    .filter((scene) => !LEFT_OUT.includes(scene))
    .slice(0, MOST_VIEWS)
    .map((scene) => ({ scene, label: nameScene(scene) }));
}
