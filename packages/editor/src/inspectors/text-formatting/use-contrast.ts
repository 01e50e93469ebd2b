import type { InkReading } from '@coverwright/core/shop-window/measure-ink.ts';
import { readInk } from '@coverwright/render/legibility/read-ink.ts';
import { useEffect, useState } from 'react';
import { useEditor, useMountedEditor } from '../../session/editor-context.ts';

/** The contrast is measured this many milliseconds after the last change, because measuring paints the words three times. */
const AFTER_MS = 250;

/** Returns the contrast of a layer's text with its background; null until it is measured, or if there is no ink. */
export function useContrast(layerId: string): InkReading | null {
  const { resources } = useMountedEditor();
  const scene = useEditor((state) => state.scene);
  const [reading, setReading] = useState<InkReading | null>(null);
  useEffect(() => {
    if (!scene) return;
    const timer = setTimeout(() => setReading(readInk(scene, layerId, resources.paint)), AFTER_MS);
    return () => clearTimeout(timer);
  }, [scene, layerId, resources]);
  return reading;
}
