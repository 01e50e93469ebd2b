import { ActionIcon, Loader } from '@mantine/core';
import { bookSubject } from '@coverwright/core/book/book-subject.ts';
import { SCENES, type SceneId, type Subject, cameraFor } from '@coverwright/core/book/scenes.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { useMessages } from '../messages/use-messages.ts';
import { IconX } from '@tabler/icons-react';
import type { RootState } from '@react-three/fiber';
import { Suspense, lazy, useCallback, useMemo, useState } from 'react';
import { useDesign, useMountedEditor } from '../session/editor-context.ts';
import { neighbourAddress, useNeighbours } from '../shop-window/use-neighbours.ts';
import { BookControls } from './book-controls.tsx';
import styles from './book-panel.module.css';
import type { BookView } from './book-view-store.ts';
import { createCoverCanvas } from './cover-canvas.ts';
import { type FaceId, viewOfFace } from './faces.ts';
import { type Graphics, findGraphics } from './graphics.ts';
import type { BookAppearance } from './book-appearance.ts';
import { SaveMenu } from './save-menu.tsx';
import type { Still } from './save-view.ts';
import { StillPicture } from './still-picture.tsx';
import { bookViewMessages } from './messages.ts';

const BookStage = lazy(() => import('./book-stage.tsx'));
const NEIGHBOURS = 2;
/** Height by width of the view: the panel's additional height is empty space. */
const PROPORTION = 0.92;

/** Width of the painted wrap in pixels. A software renderer follows a change in half the time with half the pixels. */
const COVER_WIDTHS: Readonly<Record<Graphics, number>> = { card: 1600, program: 1000, none: 1600 };

interface OpenBookProps {
  readonly className: string;
  readonly scene: SceneId;
  readonly view: BookView;
}

export function OpenBook({ className, scene, view }: OpenBookProps) {
  const t = useMessages(bookViewMessages);
  const editor = useMountedEditor();
  const { bookView } = editor.resources;
  const design = useDesign();
  const [graphics] = useState(findGraphics);
  const cover = useMemo(() => createCoverCanvas(editor, COVER_WIDTHS[graphics]), [editor, graphics]);
  const [isLost, setIsLost] = useState(graphics === 'none');
  const isStill = isLost || scene === 'player';
  const [state, setState] = useState<RootState | null>(null);
  const [still, setStill] = useState<Still | null>(null);
  // Without a graphics card a software renderer makes the saved picture, so the view is ready as soon as that picture is drawn.
  const isDrawn = graphics === 'card' && !isStill ? state !== null : still !== null;
  const [face, setFace] = useState<FaceId | null>(null);
  const { paper, extent, format } = specificationOf(design);
  const neighbours = useNeighbours(design.metadata.genre?.id ?? null);
  const shelf = scene === 'shelf' && typeof neighbours !== 'string' ? neighbours.slice(0, NEIGHBOURS).map(neighbourAddress) : [];
  const seen: BookAppearance = { scene, finish: view.finish, paper, extent, neighbours: shelf };
  // A change of words keeps the geometry; only another book needs new meshes.
  const wanted = JSON.stringify(bookSubject(design, view));
  const subject = useMemo(() => JSON.parse(wanted) as Subject, [wanted]);
  const things = useMemo(() => SCENES[scene].arrange(subject), [scene, subject]);
  const from = useMemo(() => cameraFor(things, viewOfFace(scene, face, subject.shape), PROPORTION), [things, scene, face, subject.shape]);
  const lose = useCallback(() => {
    setIsLost(true);
    setState(null);
    setStill(null);
  }, []);

  return (
    <section className={`${styles.panel} ${className}`} aria-label={t('title')} data-testid="book">
      <div className={styles.head}>
        <h2 className={styles.title}>{t(format)}</h2>
        <SaveMenu
          drawn={isDrawn ? { state: isStill ? null : state, still } : null}
          cover={cover}
          name={design.metadata.title.trim() || 'cover'}
        />
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('close')} onClick={() => bookView.setState({ isOpen: false })}>
          <IconX size={18} />
        </ActionIcon>
      </div>
      <div className={styles.stage}>
        {isStill ? (
          <StillPicture says={isLost ? t('no3d') : null} seen={seen} subject={subject} cover={cover} onPainted={setStill} />
        ) : (
          <Suspense fallback={<Loader className={styles.loader ?? ''} aria-label={t('loading')} />}>
            <BookStage
              isFast={graphics === 'card'}
              seen={seen}
              things={things}
              view={from}
              cover={cover}
              subject={subject}
              onReady={setState}
              onStill={setStill}
              onLost={lose}
            />
          </Suspense>
        )}
      </div>
      <BookControls design={design} scene={scene} view={view} canTurn={!isStill} onFace={setFace} />
    </section>
  );
}
