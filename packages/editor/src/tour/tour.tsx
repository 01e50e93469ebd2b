import { Button, Portal } from '@mantine/core';
import { useFocusReturn, useFocusTrap, useMergedRef, useViewportSize } from '@mantine/hooks';
import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { track } from '../analytics/track.ts';
import { placeCard } from './place-card.ts';
import styles from './tour.module.css';
import { TOUR_PLACES, TOUR_STEPS } from './tour-steps.ts';
import { tourMessages } from './messages.ts';

/** A tour of the editor in a few stops, which can be left at any moment. */
export function Tour({ onClose }: { readonly onClose: () => void }) {
  useFocusReturn({ opened: true });
  return (
    <Portal>
      <Stop onClose={onClose} />
    </Portal>
  );
}

/** A stop of the tour. It is measured once it is on the page, because a portal mounts later than its parent. */
function Stop({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(tourMessages);
  const [at, setAt] = useState(0);
  const screen = useViewportSize();
  const [laid, setLaid] = useState<{ readonly target: Rect | null; readonly x: number; readonly y: number } | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const cardRef = useMergedRef(card, useFocusTrap(true));
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const step = TOUR_STEPS[at];
  const isLast = at === TOUR_STEPS.length - 1;

  useLayoutEffect(() => {
    if (!step || !card.current) return;
    const target = placeOf(TOUR_PLACES[step]);
    const { offsetWidth: width, offsetHeight: height } = card.current;
    setLaid({ target, ...placeCard(target, { width, height }, { width: window.innerWidth, height: window.innerHeight }) });
    // Screen readers read the new step from its heading on.
    heading.current?.focus({ preventScroll: true });
  }, [step, screen.width, screen.height]);

  if (!step) return null;
  const next = () => {
    if (!isLast) return setAt(at + 1);
    track({ event: 'tutorial_complete' });
    onClose();
  };
  return (
    <div className={styles.veil} onPointerDown={(event) => event.stopPropagation()}>
      {laid?.target && (
        <div
          className={styles.light}
          style={{ left: laid.target.x, top: laid.target.y, width: laid.target.width, height: laid.target.height }}
        />
      )}
      <div
        ref={cardRef}
        className={styles.card}
        style={laid ? { left: laid.x, top: laid.y } : { visibility: 'hidden' }}
        data-dimmed={laid?.target === null}
        role="dialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        tabIndex={-1}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          if (event.key === 'ArrowRight') next();
          if (event.key === 'ArrowLeft') setAt(Math.max(0, at - 1));
        }}
      >
        <p className={styles.count}>{t('stop', { number: at + 1, count: TOUR_STEPS.length })}</p>
        <h2 ref={heading} id={`${id}-title`} className={styles.title} tabIndex={-1} data-autofocus>
          {t(`${step}Title`)}
        </h2>
        <p id={`${id}-text`} className={styles.text}>
          {t(`${step}Text`)}
        </p>
        <div className={styles.buttons}>
          {!isLast && (
            <Button variant="subtle" color="gray" onClick={onClose}>
              {t('notNow')}
            </Button>
          )}
          <span className={styles.room} />
          {at > 0 && (
            <Button variant="default" onClick={() => setAt(at - 1)}>
              {t('back')}
            </Button>
          )}
          <Button onClick={next}>{isLast ? t('done') : t('next')}</Button>
        </div>
      </div>
    </div>
  );
}

/** Returns the rectangle of the first of the places that is visible. */
function placeOf(places: readonly string[]): Rect | null {
  for (const place of places) {
    for (const element of document.querySelectorAll(place)) {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) return { x, y, width, height };
    }
  }
  return null;
}
