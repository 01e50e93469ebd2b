import { relativeLuminance } from '@coverwright/core/design/contrast.ts';
import { type TextBox, textBoxSchema } from '@coverwright/core/design/text-box.ts';
import { compileTextBox } from '@coverwright/core/elements/text-box/compile-text-box.ts';
import { faceUses } from '@coverwright/core/elements/text-box/face-uses.ts';
import { letteringOf } from '@coverwright/core/ideas/title-lettering.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { fetchFont } from '@coverwright/render/fonts/fetch-font.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { paintScene } from '@coverwright/render/canvas/paint-scene.ts';
import { contextOf } from '@coverwright/render/canvas/pixel-layer.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMountedEditor } from '../../session/editor-context.ts';
import type { SampleWords } from './sample-words.ts';
import styles from './effect-section.module.css';
import { isIntersecting } from '../../intersections/is-intersecting.ts';

/** Delay in milliseconds: longer than a slow typist's pause between two letters. */
const REST_MS = 500;
const WIDTH = 192;
const HEIGHT = 128;
/** Scale of the layout: samples are laid out as large as on a cover, because lettering has minimum sizes in print pixels. */
const SCALE = 6;
const MARGIN = 14 * SCALE;
const LARGEST = 0.45;
/** Luminance above which a text needs a dark background. */
const LIGHT = 0.3;

/** The author's own text with an effect, a warp or a lettering, laid out and painted as on the cover. */
export function WordsSample({ words, textEffect = null, warp, lettering }: { readonly words: SampleWords } & Partial<Look>) {
  const { resources } = useMountedEditor();
  const canvas = useRef<HTMLCanvasElement>(null);
  const isPainted = useRef(false);
  const isInSight = useIsInSight(canvas);
  useEffect(() => {
    if (!isInSight) return;
    let isGone = false;
    const box = sampleBox(words, { textEffect, warp, lettering });
    const paintNow = () => {
      if (isGone || !canvas.current) return;
      paint(canvas.current, box, resources);
      isPainted.current = true;
    };
    const begin = () =>
      loadFaces(resources.engine, facesForText(faceUses(box.text)), fetchFont).then(
        // Each turn of the event loop paints one sample, so that a drawer full of them does not block the author.
        () => setTimeout(paintNow),
        // A sample whose font fails to load stays empty; the name is still shown.
        () => {},
      );
    // Painting a whole drawer of samples costs more than the letter that was typed, so painted samples are updated when typing pauses.
    const timer = setTimeout(begin, isPainted.current ? REST_MS : 0);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isInSight, words, textEffect, warp, lettering, resources]);
  const isLight = relativeLuminance(words.colour) > LIGHT;
  return <canvas ref={canvas} className={styles.sample} data-light={isLight} width={WIDTH} height={HEIGHT} aria-hidden="true" />;
}

/** Returns true while a sample is visible: most are below the fold of their drawer. */
function useIsInSight(canvas: RefObject<HTMLCanvasElement | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (!canvas.current) return;
    const observer = new IntersectionObserver((crossings) => setInSight(isIntersecting(crossings)));
    observer.observe(canvas.current);
    return () => observer.disconnect();
  }, [canvas]);
  return isInSight;
}

type Look = Pick<TextBox['text'], 'textEffect' | 'warp' | 'lettering'>;

function sampleBox(words: SampleWords, { textEffect, warp, lettering }: Look): TextBox {
  return textBoxSchema.parse({
    panelName: 'Title',
    designMode: { uniqueId: 'sample' },
    panel: { top: MARGIN, height: HEIGHT * SCALE - 2 * MARGIN, marginLeft: MARGIN, marginRight: MARGIN },
    text: { ...words, fontSize: 100, lettering: lettering ?? letteringOf(words, LARGEST), textEffect, ...(warp && { warp }) },
  });
}

function paint(
  canvas: HTMLCanvasElement,
  box: TextBox,
  { engine, paint: paintResources }: ReturnType<typeof useMountedEditor>['resources'],
) {
  const scene = { width: WIDTH * SCALE, height: HEIGHT * SCALE };
  const layer = compileTextBox(box, { x: 0, y: 0, ...scene }, engine);
  const context = contextOf(canvas);
  context.clearRect(0, 0, WIDTH, HEIGHT);
  paintScene(context, { ...scene, layers: [layer] }, paintResources, { width: WIDTH, height: HEIGHT });
}
