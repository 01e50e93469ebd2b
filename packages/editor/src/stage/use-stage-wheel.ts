import { type RefObject, useEffect } from 'react';
import type { CameraStore } from './camera-store.ts';
import { wheelFactor } from './wheel-factor.ts';

/** Handles wheel and trackpad: pinching, or the wheel with Ctrl, zooms at the pointer; without Ctrl the stage pans. */
export function useStageWheel(host: RefObject<HTMLElement | null>, camera: CameraStore): void {
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      const { zoom, pan } = camera.getState();
      // A mouse wheel reports large whole steps without horizontal movement; a trackpad's pinch comes with ctrlKey.
      const isNotch = event.deltaX === 0 && Math.abs(event.deltaY) >= 100;
      if (event.ctrlKey || event.metaKey || isNotch) zoom(at, wheelFactor(event));
      else pan(-event.deltaX, -event.deltaY);
    };
    // React's wheel listeners are passive, but the page must not scroll or zoom with the stage.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [host, camera]);
}
