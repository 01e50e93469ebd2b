import type { Genre } from '@coverwright/core/genres/genre.ts';
import { type RefObject, useEffect, useState } from 'react';
import type { IdeasClient } from '../ideas/ideas-client.ts';
import type { SentMaterial } from '../ideas/ideas-task.ts';
import { briefOfInquiry } from './brief-of-inquiry.ts';
import type { Inquiry } from './inquiry.ts';
import type { ChosenPicture } from './try-picture.ts';

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

/**
 * A live preview of the front, painted by the renderer of the print files. The worker that makes the covers to choose from makes it too, so that
 * layouts and drawings are loaded once.
 */
export function useCoverPreview(
  canvas: RefObject<HTMLCanvasElement | null>,
  inquiry: Inquiry,
  genre: Genre | null,
  chosen: ChosenPicture | null,
  ideas: IdeasClient,
): CoverPreview {
  const [isPainted, setIsPainted] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [proportion, setProportion] = useState(2 / 3);

  // Of equal answers one cover is painted, however often setup is rendered.
  const asked = genre && JSON.stringify({ brief: briefOfInquiry(inquiry, genre), pictures: chosen ? [chosen] : [] } satisfies SentMaterial);

  useEffect(() => {
    if (!asked) return;
    let cancel = () => {};
    const show = (front: ImageBitmap) => {
      if (canvas.current) {
        canvas.current.width = front.width;
        canvas.current.height = front.height;
        canvas.current.getContext('2d')?.drawImage(front, 0, 0);
        setProportion(front.width / front.height);
        setIsPainted(true);
        setHasFailed(false);
      }
      front.close();
    };
    const timer = setTimeout(() => {
      const material = JSON.parse(asked) as SentMaterial;
      // If a font fails to load, the last preview stays, and the editor reports the failure if it matters.
      cancel = ideas.makeFirstCover({ material, width: PAINTED_WIDTH }, show, (failed) => failed && setHasFailed(true));
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [canvas, asked, ideas, attempt]);

  const retry = () => {
    setHasFailed(false);
    setAttempt(attempt + 1);
  };
  return { isPainted, hasFailed: hasFailed && !isPainted, proportion, retry };
}
