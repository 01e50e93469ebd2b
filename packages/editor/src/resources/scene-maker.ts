import type { Design } from '@coverwright/core/design/design.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import type { UserFont } from '@coverwright/core/design/user-font.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';
import { adaptingEngine, loadAdaptingFonts } from '@coverwright/render/fonts/load-adapting-fonts.ts';
import { type FontLibrary, hasDesignFonts, loadDesignFonts } from '@coverwright/render/fonts/load-design-fonts.ts';
import { fetchOwnFont } from '../fonts/fetch-own-font.ts';
import { FONT_SOURCES } from '../fonts/font-sources.ts';
import { resourceMessages } from './messages.ts';
import { createPageTranslator } from '../messages/create-page-translator.ts';

const t = createPageTranslator(resourceMessages);

/** Compiles documents to scenes, and loads their fonts. */
export interface SceneMaker {
  /** Calls `onScene` at once if every font is loaded, else as soon as it is. */
  make(design: Design, onScene: (scene: Scene) => void): void;
  /** Returns the text engine if all fonts for adapting these designs are loaded; absent where fonts cannot be loaded. */
  readonly engineFor?: (...designs: readonly Design[]) => TextEngine | null;
  /** Loads those fonts. It also resolves if some fail to load: the cover is then adapted by the pins of its elements. */
  readonly prepareAdapting?: (...designs: readonly Design[]) => Promise<void>;
}

/** Maximum time that opening another format waits for a font. Milliseconds. */
const PATIENCE = 6000;

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE));
}

/** @param onFault called with a sentence when a font fails to load; the scene stays as it was */
export function createSceneMaker(engine: FontLibrary, onFault: (message: string) => void): SceneMaker {
  /** Asset ids of uploaded fonts that failed to load: another font replaces them, so that the cover is visible. */
  const lost = new Set<string>();
  const withoutLost = (design: Design): Design =>
    lost.size === 0 ? design : { ...design, userFonts: design.userFonts.filter(({ assetId }) => !lost.has(assetId)) };
  const readOwnFont = async (font: UserFont) => {
    try {
      return await fetchOwnFont(font);
    } catch (error) {
      lost.add(font.assetId);
      onFault(t('ownFontNotLoaded', { font: font.family }));
      throw error;
    }
  };
  /** Compositions whose fonts have been requested: they are needed only when the book changes. */
  const asked = new WeakSet<object>();
  const requestAdapting = (design: Design) => {
    if (!design.composition || asked.has(design.composition)) return;
    asked.add(design.composition);
    // Without these fonts a change of the book moves elements by their pins, which loses nothing that an author would have to know.
    loadAdaptingFonts(engine, design, { ...FONT_SOURCES, readOwnFont }).catch(() => {});
  };
  const make = (design: Design, onScene: (scene: Scene) => void) => {
    const known = withoutLost(design);
    if (hasDesignFonts(engine, known)) {
      onScene(compileScene(design, engine));
      return requestAdapting(known);
    }
    const lostBefore = lost.size;
    loadDesignFonts(engine, known, { ...FONT_SOURCES, readOwnFont }).then(
      () => {
        onScene(compileScene(design, engine));
        requestAdapting(known);
      },
      () => {
        if (lost.size > lostBefore) make(design, onScene);
        else onFault(t('fontNotLoaded'));
      },
    );
  };
  return {
    make,
    prepareAdapting: async (...designs) => {
      const fetched = designs.map((design) => loadAdaptingFonts(engine, withoutLost(design), { ...FONT_SOURCES, readOwnFont }));
      await Promise.race([Promise.allSettled(fetched), patience()]);
    },
    engineFor: (...designs) => (designs.every((design) => adaptingEngine(engine, withoutLost(design)) !== null) ? engine : null),
  };
}
