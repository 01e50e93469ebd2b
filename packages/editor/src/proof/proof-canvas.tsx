import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useLiveEditor, useMountedEditor } from '../session/editor-context.ts';
import styles from './proof.module.css';

/** Shows the print proof over the cover while it is switched on. */
export function ProofCanvas() {
  const { resources } = useMountedEditor();
  // Without a proof nothing here subscribes to the stage.
  return useStore(resources.proof, (state) => state.isOn) ? <Laid /> : null;
}

/** The proof, which is hidden while something is being changed. */
function Laid() {
  const { resources, camera } = useMountedEditor();
  const proof = useStore(resources.proof, (state) => state.proof);
  const present = useLiveEditor((state) => state.history.present);
  const { x, y, scale } = useStore(camera, (state) => state.camera);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isShown = proof !== null && proof.design === present;
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element || !proof || !isShown) return;
    element.width = proof.picture.width;
    element.height = proof.picture.height;
    element.getContext('2d')?.drawImage(proof.picture, 0, 0);
  }, [proof, isShown]);
  const { width, height } = geometryOf(present).file;
  return (
    <canvas
      ref={canvas}
      className={styles.canvas}
      hidden={!isShown}
      data-testid="print-proof"
      aria-hidden="true"
      style={{ left: x, top: y, width: width * scale, height: height * scale }}
    />
  );
}
