import type { Camera as View } from '@coverwright/core/book/scenes.ts';
import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { type Camera, PerspectiveCamera, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';

const STEP = Math.PI / 18;
const ZOOM = 1.12;
/** Limit of the camera: it never goes below the table, nor straight over the top. */
const HIGHEST = 0.02;
const LOWEST = Math.PI / 2 + 0.12;

interface OrbitProps {
  /** The initial view of the scene. */
  readonly view: View;
}

/** Turns the scene by mouse, touch and keys: the arrow keys, plus and minus on the canvas. */
export function Orbit({ view }: OrbitProps) {
  const camera = useThree((state) => state.camera);
  const { domElement } = useThree(({ gl }) => gl);
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => orbit(camera, domElement, view, invalidate), [camera, domElement, invalidate, view]);
  return null;
}

/** Puts the camera in its place and lets the author orbit it. Returns a function that stops that. */
function orbit(camera: Camera, domElement: HTMLCanvasElement, view: View, invalidate: () => void): () => void {
  if (!(camera instanceof PerspectiveCamera)) return () => {};
  const target = new Vector3(...view.to);
  camera.position.set(...view.from);
  camera.fov = view.field;
  const distance = camera.position.distanceTo(target);
  camera.near = distance / 50;
  camera.far = distance * 20;
  camera.updateProjectionMatrix();
  const controls = new OrbitControls(camera, domElement);
  controls.target.copy(target);
  controls.enablePan = false;
  controls.minPolarAngle = HIGHEST;
  controls.maxPolarAngle = LOWEST;
  controls.minDistance = distance * 0.25;
  controls.maxDistance = distance * 2.5;
  controls.addEventListener('change', () => invalidate());
  controls.update();
  invalidate();
  const onKey = (event: KeyboardEvent) => {
    const { x, y, z } = camera.position.clone().sub(target);
    const length = Math.hypot(x, y, z);
    let round = Math.atan2(x, z);
    let down = Math.acos(y / length);
    let reach = length;
    if (event.key === 'ArrowLeft') round -= STEP;
    else if (event.key === 'ArrowRight') round += STEP;
    else if (event.key === 'ArrowUp') down -= STEP / 2;
    else if (event.key === 'ArrowDown') down += STEP / 2;
    else if (event.key === '+' || event.key === '=') reach /= ZOOM;
    else if (event.key === '-') reach *= ZOOM;
    else return;
    event.preventDefault();
    event.stopPropagation();
    down = Math.min(LOWEST, Math.max(HIGHEST, down));
    camera.position.set(
      target.x + reach * Math.sin(down) * Math.sin(round),
      target.y + reach * Math.cos(down),
      target.z + reach * Math.sin(down) * Math.cos(round),
    );
    controls.update();
    invalidate();
  };
  domElement.addEventListener('keydown', onKey);
  return () => {
    domElement.removeEventListener('keydown', onKey);
    controls.dispose();
  };
}
