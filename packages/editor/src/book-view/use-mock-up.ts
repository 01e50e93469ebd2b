import type { Camera, Subject } from '@coverwright/core/book/scenes.ts';
import type { Size } from '@coverwright/core/geometry/shapes.ts';
import type { Picture } from '@coverwright/render/mock-up/texture.ts';
import { useEffect, useMemo } from 'react';
import type { BookAppearance } from './book-appearance.ts';
import { createMockUpClient } from './mock-up-client.ts';
import { readFronts } from './read-fronts.ts';

/**
 * Paints the book by plain arithmetic, with smooth edges and soft shadows, where there is no graphics card. Pixels.
 * @param camera from where it is looked at; as the scene wants where it is absent. Rejects when the picture could not be painted.
 */
export type PaintMockUp = (cover: Picture, size: Size, camera?: Camera) => Promise<ImageData>;

/** Another function whenever something else is looked at. */
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
