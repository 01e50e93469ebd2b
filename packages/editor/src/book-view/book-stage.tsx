import type { Camera as View, Subject, Thing } from '@coverwright/core/book/scenes.ts';
import { Canvas, type RootState, useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useState } from 'react';
import { Vector3 } from 'three';
import type { Texture } from 'three';
import { coverTexture } from './book-materials.ts';
import type { CoverCanvas } from './cover-canvas.ts';
import type { BookAppearance } from './book-appearance.ts';
import { Orbit } from './orbit.tsx';
import { PictureAtRest } from './picture-at-rest.tsx';
import type { PaintedCover } from './read-cover.ts';
import type { Still } from './save-view.ts';
import { StudioLight } from './studio-light.tsx';
import { ThingView } from './thing-view.tsx';
import { useNeighbourTextures } from './use-neighbour-textures.ts';
import { useMessages } from '../messages/use-messages.ts';
import { ignoreClockWarning } from './ignore-clock-warning.ts';
import { bookViewMessages } from './messages.ts';

ignoreClockWarning();

interface BookStageProps {
  /** True with a graphics card; a software renderer draws fewer pixels. */
  readonly isFast: boolean;
  readonly seen: BookAppearance;
  readonly subject: Subject;
  readonly things: readonly Thing[];
  readonly view: View;
  readonly cover: Pick<CoverCanvas, 'canvas' | 'watch'> & PaintedCover;
  readonly onReady?: (state: RootState) => void;
  /** Called with the view as a picture to save, if there is no graphics card. */
  readonly onStill?: (still: Still) => void;
  /** Called when the WebGL context is lost. */
  readonly onLost: () => void;
}

/** The 3D view, rendered by WebGL. Loaded on demand. */
export default function BookStage({ isFast, seen, subject, things, view, cover, onReady, onStill, onLost }: BookStageProps) {
  const radius = useMemo(() => new Vector3(...view.from).distanceTo(new Vector3(...view.to)) * 0.35, [view]);
  const [state, setState] = useState<RootState | null>(null);
  const drawings = useMemo(() => createDrawings(), []);
  const t = useMessages(bookViewMessages);
  return (
    <>
      <Canvas
        flat
        shadows={isFast ? 'soft' : 'basic'}
        frameloop="demand"
        dpr={isFast ? [1, 2] : 0.75}
        gl={{ alpha: true, antialias: isFast, preserveDrawingBuffer: true }}
        onCreated={(created) => {
          const { domElement } = created.gl;
          domElement.tabIndex = 0;
          domElement.setAttribute('role', 'application');
          domElement.setAttribute('aria-label', t('stage'));
          setState(created);
          onReady?.(created);
        }}
      >
        <StudioLight radius={radius} />
        <Things seen={seen} things={things} cover={cover} />
        <Orbit view={view} />
        <LossWatch onLost={onLost} />
        <DrawingWatch onDrawn={drawings.report} />
      </Canvas>
      {!isFast && state && (
        <PictureAtRest state={state} view={view} seen={seen} subject={subject} cover={cover} onStill={onStill} onDrawn={drawings.watch} />
      )}
    </>
  );
}

/** Notifies the overlays whenever the stage was drawn. */
function createDrawings() {
  const watchers = new Set<() => void>();
  return {
    report() {
      for (const watcher of watchers) watcher();
    },
    watch(watcher: () => void) {
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
      };
    },
  };
}

function DrawingWatch({ onDrawn }: { readonly onDrawn: () => void }) {
  useFrame(onDrawn);
  return null;
}

/** Reports a lost WebGL context while the stage is mounted: React Three Fiber loses the context on purpose when it unmounts. */
function LossWatch({ onLost }: Pick<BookStageProps, 'onLost'>) {
  const { domElement } = useThree(({ gl }) => gl);
  useEffect(() => {
    domElement.addEventListener('webglcontextlost', onLost);
    return () => domElement.removeEventListener('webglcontextlost', onLost);
  }, [domElement, onLost]);
  return null;
}

function Things({ seen, things, cover }: Pick<BookStageProps, 'seen' | 'things' | 'cover'>) {
  const invalidate = useThree((state) => state.invalidate);
  const own = useMemo(() => coverTexture(cover.canvas), [cover]);
  useEffect(() => () => own.dispose(), [own]);
  useEffect(
    () =>
      cover.watch(() => {
        // A texture of another size needs another allocation on the graphics card.
        own.dispose();
        own.needsUpdate = true;
        invalidate();
      }),
    [cover, own, invalidate],
  );
  const neighbours = useNeighbourTextures(seen.neighbours, invalidate);
  const wornBy = ({ wears }: Thing): Texture | null => (wears === 'own' ? own : (neighbours[wears] ?? null));
  return things.map((thing, index) => (
    <ThingView
      key={`${seen.scene} ${index}`}
      thing={thing}
      wearing={{ picture: wornBy(thing), finish: seen.finish, paper: seen.paper, extent: seen.extent }}
    />
  ));
}
