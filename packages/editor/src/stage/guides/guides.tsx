import { useLayoutEffect, useRef } from 'react';
import { useMountedEditor } from '../../session/editor-context.ts';
import { createGuidePool } from './guide-pool.ts';
import styles from './guides.module.css';
import { placeGuide } from './place-guide.ts';

/** The snap lines, gaps and distances of a drag, drawn without React. */
export function Guides() {
  const { gestures, camera, store } = useMountedEditor();
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!layer.current) return;
    const show = createGuidePool(layer.current);
    const draw = () =>
      show(
        gestures.view
          .getState()
          .guides.map((guide) => placeGuide(guide, camera.getState().camera, store.getState().history.present.format)),
      );
    draw();
    const stops = [
      gestures.view.subscribe(({ guides }, before) => guides !== before.guides && draw()),
      camera.subscribe(() => gestures.view.getState().guides.length > 0 && draw()),
    ];
    return () => stops.forEach((stop) => stop());
  }, [gestures, camera, store]);
  return <div ref={layer} className={styles.layer} aria-hidden="true" data-testid="guides" />;
}
