import type { Camera, Subject } from '@coverwright/core/book/scenes.ts';
import type { Size } from '@coverwright/core/geometry/shapes.ts';
import type { Picture } from '@coverwright/render/mock-up/texture.ts';
import { useEffect, useMemo } from 'react';
import type { BookAppearance } from './book-appearance.ts';
import { createMockUpClient } from './mock-up-client.ts';
import { readFronts } from './read-fronts.ts';

/**
 * Renders the 3D view without a graphics card, with smooth edges and soft shadows. Rejects if that fails.
 * @param size in pixels
 * @param camera the scene's own camera if absent
 */
export type PaintMockUp = (cover: Picture, size: Size, camera?: Camera) => Promise<ImageData>;

/** Returns a painter of the mock-up; it is a new function whenever the view shows something else. */
export function useMockUp({ scene, finish, paper, extent, neighbours }: BookAppearance, subject: Subject): PaintMockUp {
  const client = useMemo(() => createMockUpClient(), []);
  useEffect(() => () => client.close(), [client]);
  const shelf = neighbours.join(' ');
  return useMemo(() => {
    const fronts = readFronts(shelf === '' ? [] : shelf.split(' '));
    return async (cover, { width, height }, camera) => {
      const order = { scene, subject, width, height, finish, paper, extent, ground: null, cover, neighbours: await fronts };
      const made = await client.ask(camera ? { ...order, camera } : order);
      return new ImageData(new Uint8ClampedArray(made.data), made.width, made.height);
    };
  }, [client, scene, subject, finish, paper, extent, shelf]);
}
