import type { Design } from '@coverwright/core/design/design.ts';
import type { FontLibrary } from '@coverwright/render/fonts/load-design-fonts.ts';
import { openResources } from '../resources/editor-resources.ts';
import type { SetupResources } from '../resources/setup-resources.ts';
import { fittedBlankDesign } from '../setup/blank-design.ts';
import { paintStoredFront } from '../setup/paint-stored-front.ts';
import type { MountedEditor } from './editor-context.ts';
import { mountEditor } from './mount-editor.ts';
import type { OpenedCover } from './open-cover.ts';

/** The functions of the page that know layouts, generators and painters. They are loaded for an open cover, after the covers of setup. */
export interface CoverTools {
  createBlankDesign(): Promise<Design>;
  /** Paints the front of a stored cover at the width of the canvas. @throws if a font cannot be loaded */
  paintStoredFront(canvas: HTMLCanvasElement, design: Design): Promise<void>;
  mountEditor(cover: OpenedCover): MountedEditor;
}

/** @param onFault called with a sentence for the author when something fails to load */
export function openCoverTools(setup: SetupResources, engine: FontLibrary, onFault: (message: string) => void): CoverTools {
  const resources = openResources(setup, engine, onFault);
  return {
    createBlankDesign: () => fittedBlankDesign(engine),
    paintStoredFront: (canvas, design) => paintStoredFront(canvas, design, resources),
    mountEditor: (cover) => mountEditor(resources, cover),
  };
}
