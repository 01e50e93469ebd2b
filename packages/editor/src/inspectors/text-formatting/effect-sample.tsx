import type { TextEffect } from '@coverwright/core/effects/text-effect.ts';
import { textBoxSchema } from '@coverwright/core/design/text-box.ts';
import { compileTextBox } from '@coverwright/core/elements/text-box/compile-text-box.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { fetchFont } from '@coverwright/render/fonts/fetch-font.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { paintScene } from '@coverwright/render/canvas/paint-scene.ts';
import { contextOf } from '@coverwright/render/canvas/pixel-layer.ts';
import { useEffect, useRef } from 'react';
import { useMountedEditor } from '../../session/editor-context.ts';
import styles from './effect-section.module.css';

const WIDTH = 132;
const HEIGHT = 88;
const FONT = 'Playfair Display';

/** Two letters with the effect on them, laid out and painted as on the cover. */
export function EffectSample({ effect }: { readonly effect: TextEffect | null }) {
  const { resources } = useMountedEditor();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    const use = { family: FONT, bold: true, italic: false, text: 'Aa' };
    loadFaces(resources.engine, facesForText([use]), fetchFont).then(
      () => !isGone && canvas.current && paint(canvas.current, effect, resources),
      // Without its font a sample stays plain; the effect's name says the rest.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [effect, resources]);
  return <canvas ref={canvas} className={styles.sample} width={WIDTH} height={HEIGHT} aria-hidden="true" />;
}

function paint(
  canvas: HTMLCanvasElement,
  effect: TextEffect | null,
  { engine, paint: paintResources }: ReturnType<typeof useMountedEditor>['resources'],
) {
  const box = textBoxSchema.parse({
    panelName: 'Title',
    designMode: { uniqueId: 'sample' },
    panel: { top: 0, height: HEIGHT },
    text: { text: 'Aa', font: FONT, bold: true, fontSize: 46, colour: { r: 247, g: 238, b: 222, a: 1 }, textEffect: effect },
  });
  const layer = compileTextBox(box, { x: 0, y: 0, width: WIDTH, height: HEIGHT }, engine);
  const context = contextOf(canvas);
  context.clearRect(0, 0, WIDTH, HEIGHT);
  paintScene(context, { width: WIDTH, height: HEIGHT, layers: [layer] }, paintResources, { width: WIDTH, height: HEIGHT });
}
