import { SCENES, type SceneId, type Subject, cameraFor } from '@coverwright/core/book/scenes.ts';
import type { PaperId } from '@coverwright/core/platforms/platform.ts';
import { useMemo } from 'react';
import BookStage from './book-stage.tsx';
import type { CoverCanvas } from './cover-canvas.ts';
import type { BookAppearance } from './book-appearance.ts';

interface SharedBookProps {
  readonly isFast: boolean;
  readonly cover: Pick<CoverCanvas, 'canvas' | 'watch'>;
  readonly scene: SceneId;
  readonly subject: Subject;
  readonly paper: PaperId;
  readonly extent: number;
  /** Width by height of the area that the book is shown in. */
  readonly proportion: number;
  /** Called when the WebGL context is lost. */
  readonly onLost: () => void;
}

/** A book in 3D for a page without an editor; its cover was rendered elsewhere. Loaded on demand. */
export function SharedBook({ isFast, cover, scene, subject, paper, extent, proportion, onLost }: SharedBookProps) {
  const things = useMemo(() => SCENES[scene].arrange(subject), [scene, subject]);
  const view = useMemo(() => cameraFor(things, SCENES[scene].view, proportion), [things, scene, proportion]);
  const seen: BookAppearance = useMemo(() => ({ scene, finish: 'matte', paper, extent, neighbours: [] }), [scene, paper, extent]);
  return <BookStage isFast={isFast} seen={seen} subject={subject} things={things} view={view} cover={cover} onLost={onLost} />;
}
