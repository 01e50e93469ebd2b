import type { Genre } from '@coverwright/core/genres/genre.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { withoutBackText } from '../resources/without-back-text.ts';
import type { EditorTools } from '../session/open-design-screen.ts';
import { type ChosenPicture, type TriedPicture, loadWorkingCopy, tryPicture } from './try-picture.ts';
import type { Inquiry } from './inquiry.ts';

export interface CoverPreview {
  readonly isPainted: boolean;
  /** True if fonts or pictures failed to load before any cover was painted. */
  readonly hasFailed: boolean;
  /** Aspect ratio of the front. */
  readonly proportion: number;
  retry(): void;
}

/** Width of the painted preview in device pixels: sharp at any size that setup shows. */
const PAINTED_WIDTH = 640;
const TYPING_MS = 120;

/** A picture as it is read for a first cover, and as sharp as the preview. @throws if the picture cannot be loaded or decoded */
async function trySharp(chosen: ChosenPicture): Promise<TriedPicture> {
  const tried = await tryPicture(chosen);
  return { ...tried, drawable: await loadWorkingCopy(tried).catch(() => tried.drawable) };
}

/** A live preview of the front, painted by the renderer of the print files. */
export function useCoverPreview(
  canvas: RefObject<HTMLCanvasElement | null>,
  inquiry: Inquiry,
  genre: Genre | null,
  chosen: ChosenPicture | null,
  loadCoverTools: EditorTools['loadCoverTools'],
): CoverPreview {
  const tried = useRef(new Map<string, Promise<TriedPicture | null>>());
  const [isPainted, setIsPainted] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [proportion, setProportion] = useState(2 / 3);

  useEffect(() => {
    if (!genre) return;
    let isStale = false;
    const show = async () => {
      const known = chosen && (tried.current.get(chosen.image.assetId) ?? trySharp(chosen).catch(() => null));
      if (chosen && known) tried.current.set(chosen.image.assetId, known);
      const [picture, { composeFirstCover, paintFront, resources }] = await Promise.all([known, loadCoverTools()]);
      // While the tools were loading, more may have been typed.
      if (isStale) return;
      const design = withoutBackText(await composeFirstCover(inquiry, genre, picture));
      if (isStale) return;
      resources.scenes.make(design, (scene) => {
        if (isStale || !canvas.current) return;
        const images = new Map(picture ? [[picture.image.assetId, picture.drawable]] : []);
        canvas.current.width = PAINTED_WIDTH;
        paintFront(canvas.current, design, scene, { ...resources.paint, images });
        setProportion(canvas.current.width / canvas.current.height);
        setIsPainted(true);
        setHasFailed(false);
      });
    };
    // If a font or picture fails to load, the last preview stays, and the editor reports the failure if it matters.
    const timer = setTimeout(() => {
      show().catch(() => {
        if (!isStale) setHasFailed(true);
      });
    }, TYPING_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [canvas, inquiry, genre, chosen, loadCoverTools, attempt]);

  const retry = () => {
    setHasFailed(false);
    setAttempt(attempt + 1);
  };
  return { isPainted, hasFailed: hasFailed && !isPainted, proportion, retry };
}
