import { useEffect, useState } from 'react';
import { SRGBColorSpace, type Texture, TextureLoader } from 'three';

/** Loads the fronts of the neighboring books; one that fails to load stays white card. */
export function useNeighbourTextures(addresses: readonly string[], onArrived: () => void): readonly (Texture | null)[] {
  const [textures, setTextures] = useState<readonly (Texture | null)[]>([]);
  const key = addresses.join(' ');
  useEffect(() => {
    let isLeft = false;
    const loader = new TextureLoader();
    const loaded = key === '' ? [] : key.split(' ').map((address) => loader.loadAsync(address).catch(() => null));
    void Promise.all(loaded).then((arrived) => {
      for (const texture of arrived) {
        if (!texture) continue;
        if (isLeft) texture.dispose();
        texture.colorSpace = SRGBColorSpace;
        texture.flipY = false;
        texture.anisotropy = 8;
      }
      if (isLeft) return;
      setTextures(arrived);
      onArrived();
    });
    return () => {
      isLeft = true;
    };
  }, [key, onArrived]);
  useEffect(() => () => textures.forEach((texture) => texture?.dispose()), [textures]);
  return textures;
}
