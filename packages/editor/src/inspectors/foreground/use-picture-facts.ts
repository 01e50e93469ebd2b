import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { libraryPictureId } from '@coverwright/core/pictures/library-image.ts';
import type { PictureFacts } from '@coverwright/core/pictures/readings/picture-facts.ts';
import { useEffect, useState } from 'react';
import { smallPixels } from '../../filtering/small-pixels.ts';
import type { EditorResources } from '../../resources/editor-resources.ts';
import { useDesign, useMountedEditor } from '../../session/editor-context.ts';

/** Longer side in pixels of the copy that the facts are read from, which is that of the reading itself. */
const READ_SIDE = 480;

/** Returns the facts of a picture; null while they are read, or if they cannot be. Those that the cover was composed with are taken as they are. */
export function usePictureFacts(image: DesignImage): PictureFacts | null {
  const { resources } = useMountedEditor();
  const composed = useDesign().composition?.picture;
  const known = composed?.image.assetId === image.assetId ? composed.facts : undefined;
  const [read, setRead] = useState<{ readonly assetId: string; readonly facts: PictureFacts } | null>(null);
  const [arrivals, setArrivals] = useState(0);
  useEffect(() => resources.pictures.subscribe(() => setArrivals((count) => count + 1)), [resources]);
  const isKnown = known !== undefined || read?.assetId === image.assetId;
  const { assetId } = image;
  useEffect(() => {
    if (isKnown) return;
    let isStale = false;
    void readFacts(assetId, resources)
      .catch(() => null)
      .then((facts) => {
        if (facts && !isStale) setRead({ assetId, facts });
      });
    return () => {
      isStale = true;
    };
    // The number of arrivals is a dependency, so that a picture that had not loaded yet is read then.
  }, [assetId, isKnown, resources, arrivals]);
  return known ?? (read?.assetId === assetId ? read.facts : null);
}

async function readFacts(
  assetId: string,
  { pictures, filtering }: Pick<EditorResources, 'pictures' | 'filtering'>,
): Promise<PictureFacts | null> {
  const library = libraryPictureId(assetId);
  if (library !== null) {
    // The record of all library pictures loads only when it is needed.
    const { recordedFacts } = await import('@coverwright/core/pictures/readings/facts-of-picture.ts');
    const recorded = recordedFacts(library);
    if (recorded) return recorded;
  }
  const picture = pictures.pictures.get(assetId);
  if (!picture) return null;
  return (await filtering.client.ask({ kind: 'facts', pixels: smallPixels(picture, READ_SIDE) })).facts ?? null;
}
