import type { Design } from '@coverwright/core/design/design.ts';
import type { Genre } from '@coverwright/core/genres/genre.ts';
import type { BriefPicture } from '@coverwright/core/ideas/cover-brief.ts';
import type { FontLibrary } from '@coverwright/render/fonts/load-design-fonts.ts';
import { type EditorResources, openResources } from '../resources/editor-resources.ts';
import { paintFront } from '../resources/paint-front.ts';
import type { SetupResources } from '../resources/setup-resources.ts';
import { fittedBlankDesign } from '../setup/blank-design.ts';
import { composeFirstCover } from '../setup/compose-first-cover.ts';
import type { Inquiry } from '../setup/inquiry.ts';
import { paintStoredFront } from '../setup/paint-stored-front.ts';
import type { MountedEditor } from './editor-context.ts';
import { mountEditor } from './mount-editor.ts';
import type { OpenedCover } from './open-cover.ts';

/** The functions that know layouts, generators and painters. Setup loads them once a title can be typed. */
export interface CoverTools {
  readonly resources: EditorResources;
  /** Composes a first cover from the answers. @throws if a font cannot be loaded */
  composeFirstCover(inquiry: Inquiry, genre: Genre, picture: BriefPicture | null): Promise<Design>;
  createBlankDesign(): Promise<Design>;
  readonly paintFront: typeof paintFront;
  /** Paints the front of a stored cover at the width of the canvas. @throws if a font cannot be loaded */
  paintStoredFront(canvas: HTMLCanvasElement, design: Design): Promise<void>;
  mountEditor(cover: OpenedCover): MountedEditor;
}

/** @param onFault called with a sentence for the author when something fails to load */
export function openCoverTools(setup: SetupResources, engine: FontLibrary, onFault: (message: string) => void): CoverTools {
  const resources = openResources(setup, engine, onFault);
  return {
    resources,
    composeFirstCover: (inquiry, genre, picture) => composeFirstCover(inquiry, genre, picture, resources),
    createBlankDesign: () => fittedBlankDesign(engine),
    paintFront,
    paintStoredFront: (canvas, design) => paintStoredFront(canvas, design, resources),
    mountEditor: (cover) => mountEditor(resources, cover),
  };
}
