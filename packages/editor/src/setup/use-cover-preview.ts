import type { Design } from '@coverwright/core/design/design.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import type { Genre } from '@coverwright/core/genres/genre.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import { paintScene } from '@coverwright/render/canvas/paint-scene.ts';
import { contextOf } from '@coverwright/render/canvas/pixel-layer.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { EditorResources } from '../resources/editor-resources.ts';
import { type ChosenPicture, type TriedPicture, composeFirstCover, tryPicture } from './compose-first-cover.ts';
import type { Inquiry } from './inquiry.ts';

export interface CoverPreview {
  readonly isPainted: boolean;
  /** Width by height of the front that is shown. */
  readonly proportion: number;
}

/** Print pixels to device pixels: a front 600 wide is sharp at any size that setup shows. */
const PAINTED_WIDTH = 640;
const TYPING_MS = 120;

/** The front as it would be right now, painted by the painter that prints it. */
export function useCoverPreview(
  canvas: RefObject<HTMLCanvasElement | null>,
  inquiry: Inquiry,
  genre: Genre | null,
  chosen: ChosenPicture | null,
  resources: EditorResources,
): CoverPreview {
  const tried = useRef(new Map<string, Promise<TriedPicture | null>>());
  const [isPainted, setIsPainted] = useState(false);
  const [proportion, setProportion] = useState(2 / 3);

  useEffect(() => {
    if (!genre) return;
    let isStale = false;
    const show = async () => {
      const known = chosen && (tried.current.get(chosen.image.assetId) ?? tryPicture(chosen).catch(() => null));
      if (chosen && known) tried.current.set(chosen.image.assetId, known);
      const picture = known ? await known : null;
      const design = await composeFirstCover(inquiry, genre, picture, resources);
      if (isStale) return;
      resources.scenes.make(design, (scene) => {
        if (isStale || !canvas.current) return;
        setProportion(paintFront(canvas.current, design, scene, picture, resources));
        setIsPainted(true);
      });
    };
    // A font or picture that does not come leaves the last preview standing; the editor will say so if it matters.
    const timer = setTimeout(() => void show().catch(() => {}), TYPING_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [canvas, inquiry, genre, chosen, resources]);

  return { isPainted, proportion };
}

function paintFront(
  canvas: HTMLCanvasElement,
  design: Design,
  scene: Scene,
  picture: TriedPicture | null,
  { paint }: EditorResources,
): number {
  const { front } = measureCover(specificationOf(design)).boards;
  canvas.width = PAINTED_WIDTH;
  canvas.height = Math.round((PAINTED_WIDTH * front.height) / front.width);
  const images = new Map(picture ? [[picture.image.assetId, picture.drawable]] : []);
  paintScene(
    contextOf(canvas),
    scene,
    { ...paint, images },
    { width: canvas.width, height: canvas.height, region: front, missingPictures: 'skip' },
  );
  return front.width / front.height;
}
