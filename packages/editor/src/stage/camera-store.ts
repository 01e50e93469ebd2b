import type { Point, Rect, Size } from '@coverwright/core/geometry/shapes.ts';
import { type StoreApi, createStore } from 'zustand/vanilla';
import { type Camera, cameraOnFront, fitCamera, panBy, revealCamera, showCamera, zoomAt } from './camera.ts';

/** The author's view of the stage. It has its own store, because it changes at every frame of a pan. */
export interface CameraState {
  readonly camera: Camera;
  readonly stage: Size;
  /** True until the author zooms or pans: until then the cover is fitted to the stage. */
  readonly followsStage: boolean;
  /**
   * @param inSight a rectangle that stays visible on a smaller stage: a sheet must not cover the element in work.
   * @param keepsScale true if a list is shown beside the cover for a while: the cover moves aside and keeps its scale.
   */
  setStage(stage: Size, cover: Size, inSight?: Rect | null, keepsScale?: boolean): void;
  fit(cover: Size): void;
  /** Shows a rectangle of the scene as large as the stage allows. Scene pixels. */
  show(part: Rect): void;
  /**
   * Moves the view just so far that a rectangle of the scene is visible.
   * @param room size of the uncovered part of the stage, from its corner
   */
  reveal(part: Rect, room?: Size): void;
  zoom(at: Point | null, factor: number): void;
  pan(dx: number, dy: number): void;
}

export type CameraStore = StoreApi<CameraState>;

const ROOMY = 48;
const CRAMPED = 14;
const CRAMPED_BELOW = { width: 500, height: 420 } as const;

export function createCameraStore(): CameraStore {
  const paddingFor = ({ width, height }: Size) => (width < CRAMPED_BELOW.width || height < CRAMPED_BELOW.height ? CRAMPED : ROOMY);
  return createStore((set, get) => ({
    camera: { scale: 0.2, x: 0, y: 0 },
    stage: { width: 0, height: 0 },
    followsStage: true,
    setStage(stage, cover, inSight = null, keepsScale = false) {
      const { followsStage, camera, stage: before } = get();
      const becameNarrower = stage.height === before.height && stage.width < before.width;
      if (followsStage && keepsScale && becameNarrower) set({ stage, camera: cameraOnFront(camera, cover, stage, paddingFor(stage)) });
      else if (followsStage) set({ stage, camera: fitCamera(cover, stage, paddingFor(stage)) });
      else set({ stage, camera: inSight ? revealCamera(camera, inSight, stage, CRAMPED) : camera });
    },
    show: (part) => set(({ stage }) => ({ camera: showCamera(part, stage, paddingFor(stage)), followsStage: false })),
    reveal: (part, room) =>
      set(({ stage, camera }) => {
        const next = revealCamera(camera, part, room ?? stage, CRAMPED);
        return next.x === camera.x && next.y === camera.y ? {} : { camera: next, followsStage: false };
      }),
    fit: (cover) => set(({ stage }) => ({ camera: fitCamera(cover, stage, paddingFor(stage)), followsStage: true })),
    zoom: (at, factor) =>
      set(({ camera, stage }) => ({
        camera: zoomAt(camera, at ?? { x: stage.width / 2, y: stage.height / 2 }, factor),
        followsStage: false,
      })),
    pan: (dx, dy) => set(({ camera }) => ({ camera: panBy(camera, dx, dy), followsStage: false })),
  }));
}
