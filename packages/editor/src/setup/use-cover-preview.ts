import type { Genre } from '@coverwright/core/genres/genre.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { EditorResources } from '../resources/editor-resources.ts';
import { paintFront } from '../resources/paint-front.ts';
import { composeFirstCover } from './compose-first-cover.ts';
import { type ChosenPicture, type TriedPicture, tryPicture } from './try-picture.ts';
import type { Inquiry } from './inquiry.ts';

export interface CoverPreview {
  readonly isPainted: boolean;
  /** Aspect ratio of the front. */
  readonly proportion: number;
}

/** Width of the painted preview in device pixels: sharp at any size that setup shows. */
const PAINTED_WIDTH = 640;
const TYPING_MS = 120;

/** A live preview of the front, painted by the renderer of the print files. */
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
        const images = new Map(picture ? [[picture.image.assetId, picture.drawable]] : []);
        canvas.current.width = PAINTED_WIDTH;
        paintFront(canvas.current, design, scene, { ...resources.paint, images });
        setProportion(canvas.current.width / canvas.current.height);
        setIsPainted(true);
      });
    };
    // If a font or picture fails to load, the last preview stays, and the editor reports the failure if it matters.
    const timer = setTimeout(() => void show().catch(() => {}), TYPING_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [canvas, inquiry, genre, chosen, resources]);

  return { isPainted, proportion };
}
