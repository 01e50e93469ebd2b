import type { Scene } from '@coverwright/core/scene/scene.ts';
import { type InkReading, measureInk } from '@coverwright/core/shop-window/measure-ink.ts';
import { paintInk } from '@coverwright/render/legibility/paint-ink.ts';
import { useEffect, useState } from 'react';
import type { EditorResources } from '../../resources/editor-resources.ts';
import { useEditor, useMountedEditor } from '../../session/editor-context.ts';

/** After the last change: measuring paints the words three times. */
const AFTER_MS = 250;
/** Pixels across: enough for thin strokes. */
const WIDTH = 360;
const TALLEST = 480;
/** What lies around the words, as a share of their height. */
const AROUND = 0.1;

/** How a layer's words stand out from what is painted beneath them; null until measured, or when there is nothing to see. */
export function useContrast(layerId: string): InkReading | null {
  const { resources } = useMountedEditor();
  const scene = useEditor((state) => state.scene);
  const [reading, setReading] = useState<InkReading | null>(null);
  useEffect(() => {
    if (!scene) return;
    const timer = setTimeout(() => setReading(readContrast(scene, layerId, resources)), AFTER_MS);
    return () => clearTimeout(timer);
  }, [scene, layerId, resources]);
  return reading;
}

function readContrast(scene: Scene, layerId: string, { paint }: EditorResources): InkReading | null {
  const ink = scene.layers.find(({ id }) => id === layerId)?.inkBounds;
  if (!ink) return null;
  const margin = ink.height * AROUND;
  const region = { x: ink.x - margin, y: ink.y - margin, width: ink.width + 2 * margin, height: ink.height + 2 * margin };
  const scale = Math.min(1, WIDTH / region.width, TALLEST / region.height);
  const size = { width: Math.max(1, Math.round(region.width * scale)), height: Math.max(1, Math.round(region.height * scale)) };
  return measureInk(paintInk(scene, layerId, paint, region, size));
}
