import { useMessages } from '../messages/use-messages.ts';
import { Button } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconCompass } from '@tabler/icons-react';
import { takeTour } from '../actions/help-actions.ts';
import { runAction } from '../actions/run-action.ts';
import { useMountedEditor } from '../session/editor-context.ts';
import styles from './tour-offer.module.css';
import { tourMessages } from './messages.ts';

/** Offers the tour once, with an author's first cover; later it is in the help menu. */
export function TourOffer() {
  const t = useMessages(tourMessages);
  const editor = useMountedEditor();
  const [answer, setAnswer] = useLocalStorage<'asked' | 'answered'>({
    key: 'coverwright.tour',
    defaultValue: 'asked',
    getInitialValueInEffect: false,
  });
  if (answer === 'answered') return null;
  return (
    <section className={styles.offer} aria-label={t('tour')}>
      <IconCompass size={22} stroke={1.6} aria-hidden="true" />
      <p>{t('offer')}</p>
      <Button
        size="sm"
        onClick={() => {
          setAnswer('answered');
          runAction(takeTour, editor);
        }}
      >
        {t('start')}
      </Button>
      <Button size="sm" variant="subtle" color="gray" onClick={() => setAnswer('answered')}>
        {t('notNow')}
      </Button>
    </section>
  );
}
