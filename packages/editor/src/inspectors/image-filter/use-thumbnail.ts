import { useEffect, useMemo, useState } from 'react';
import { useMountedEditor } from '../../session/editor-context.ts';
import { thumbnailOf } from './filter-thumbnail.ts';

/** Returns the thumbnail of the cover picture; null until it has loaded. */
export function useThumbnail(assetId: string | null): ImageData | null {
  const { pictures } = useMountedEditor().resources;
  const [arrivals, setArrivals] = useState(0);
  useEffect(() => pictures.subscribe(() => setArrivals((count) => count + 1)), [pictures]);
  return useMemo(() => {
    const picture = assetId === null ? undefined : pictures.pictures.get(assetId);
    // The number of arrivals is a dependency, so that a sharper copy replaces the first.
    return picture && arrivals >= 0 ? thumbnailOf(picture) : null;
  }, [assetId, pictures, arrivals]);
}
