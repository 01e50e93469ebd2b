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

/** Turns documents into scenes, fetching the fonts that they need. */
export interface SceneMaker {
  /** Calls `onScene` at once when every font is there, else when it is. */
  make(design: Design, onScene: (scene: Scene) => void): void;
  /** Returns the text engine if all fonts for adapting these designs are loaded; absent where fonts cannot be loaded. */
  readonly engineFor?: (...designs: readonly Design[]) => TextEngine | null;
  /** Fetches those fonts; it also ends if some are not available: a cover is then laid out by what its elements keep to. */
  readonly prepareAdapting?: (...designs: readonly Design[]) => Promise<void>;
}

/** The longest wait for a font before another format is opened. Milliseconds. */
const PATIENCE = 6000;

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE));
}

/** @param onFault called with a sentence when a font cannot be fetched; the scene then stays as it was. */
export function createSceneMaker(engine: FontLibrary, onFault: (message: string) => void): SceneMaker {
  /** Asset ids of uploaded fonts that were not available: their words stand in another face, so that the cover can be seen. */
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
  /** Compositions whose faces were asked for: they are wanted when the book changes, which is soon enough after the cover is seen. */
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
