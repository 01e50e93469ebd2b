import { Button, SegmentedControl, Slider } from '@mantine/core';
import { type SceneId, scenesFor } from '@coverwright/core/book/scenes.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useMountedEditor } from '../session/editor-context.ts';
import styles from './book-panel.module.css';
import type { BookView } from './book-view-store.ts';
import { FACES, type FaceId } from './faces.ts';
import { bookViewMessages } from './messages.ts';
import { sceneMessages } from '@coverwright/core/book/messages.ts';

interface BookControlsProps {
  readonly design: Design;
  readonly scene: SceneId;
  readonly view: BookView;
  readonly canTurn: boolean;
  readonly onFace: (face: FaceId | null) => void;
}

const WIDEST = 60;

/** Controls of the 3D view: the scene, the side, the finish, and how far the cover is open. */
export function BookControls({ design, scene, view, canTurn, onFace }: BookControlsProps) {
  const t = useMessages(bookViewMessages);
  const tScene = useMessages(sceneMessages);
  const { bookView } = useMountedEditor().resources;
  const isBook = design.format === 'paperback' || design.format === 'hardback';
  return (
    <div className={styles.controls}>
      <div className={styles.row} role="group" aria-label={t('scene')}>
        {scenesFor(design.format).map((id) => (
          <Button
            key={id}
            size="compact-sm"
            variant={id === scene ? 'light' : 'default'}
            aria-pressed={id === scene}
            onClick={() => {
              onFace(null);
              bookView.setState({ scene: id });
            }}
          >
            {tScene(id)}
          </Button>
        ))}
      </div>
      {isBook && (
        <div className={styles.row}>
          {canTurn && scene === 'standing' && (
            <div className={styles.row} role="group" aria-label={t('view')}>
              {FACES.map((face) => (
                <Button key={face} size="compact-sm" variant="subtle" onClick={() => onFace(face)}>
                  {t(face)}
                </Button>
              ))}
            </div>
          )}
          <SegmentedControl
            size="xs"
            aria-label={t('finish')}
            value={view.finish}
            onChange={(finish) => bookView.setState({ finish })}
            data={[
              { value: 'matte', label: t('matte') },
              { value: 'glossy', label: t('glossy') },
            ]}
          />
          {design.format === 'hardback' && (
            <SegmentedControl
              size="xs"
              aria-label={t('spine')}
              value={view.spine}
              onChange={(spine) => bookView.setState({ spine })}
              data={[
                { value: 'flat', label: t('flatSpine') },
                { value: 'rounded', label: t('roundedSpine') },
              ]}
            />
          )}
        </div>
      )}
      {isBook && scene === 'standing' && (
        <label className={styles.opened}>
          <span>{t('openIt')}</span>
          <Slider
            className={styles.slider ?? ''}
            size="sm"
            min={0}
            max={WIDEST}
            value={view.opened}
            onChange={(opened) => bookView.setState({ opened })}
            label={(degrees) => `${degrees}°`}
            thumbLabel={t('howFarOpen')}
          />
        </label>
      )}
    </div>
  );
}
