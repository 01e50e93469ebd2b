import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { pinPoint } from '@coverwright/core/reviews/pin-place.ts';
import { reviewThreads } from '@coverwright/core/reviews/review-threads.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useStore } from 'zustand';
import { useDesign, useMountedEditor } from '../session/editor-context.ts';
import { type Camera, toStage } from '../stage/camera.ts';
import styles from './review.module.css';
import { reviewMessages } from './messages.ts';

/** Pins at the positions of the reviewers' comments on the cover. */
export function ReviewPins({ camera }: { readonly camera: Camera }) {
  const t = useMessages(reviewMessages);
  const { review: store } = useMountedEditor();
  const { isOpen, review, chosenId } = useStore(store);
  const design = useDesign();
  if (!isOpen || !review) return null;
  const { boards } = geometryOf(design);
  return (
    <div className={styles.pins}>
      {reviewThreads(review.comments).map(({ id, number, place, resolved, said }) => {
        const point = place.format === design.format ? pinPoint(boards, place) : null;
        if (!point) return null;
        const { x, y } = toStage(camera, { ...point, width: 0, height: 0 });
        return (
          <button
            key={id}
            type="button"
            className={styles.pin}
            style={{ left: x, top: y }}
            data-resolved={resolved}
            aria-pressed={id === chosenId}
            aria-label={t('commentOf', { number, reviewer: said[0]?.reviewer ?? t('aReviewer'), text: said[0]?.text ?? '' })}
            onPointerDown={(event) => event.stopPropagation()}
            onClick={() => store.setState({ chosenId: id })}
          >
            {number}
          </button>
        );
      })}
    </div>
  );
}
