import { useMessages } from '../../messages/use-messages.ts';
import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './picture-grid.module.css';
import { pictureMessages } from './messages.ts';

interface FailedPageProps {
  /** The reason, in one sentence. */
  readonly fault: string | null;
  readonly onRetry: () => void;
  /** Another way to choose a picture. */
  readonly children?: ReactNode;
}

/** Shows that pictures failed to load, and what to do about it. */
export function FailedPage({ fault, onRetry, children }: FailedPageProps) {
  const t = useMessages(pictureMessages);
  return (
    <div className={styles.empty} role="alert">
      <Text fw={600}>{t('notLoaded')}</Text>
      <Text size="sm" c="dimmed">
        {fault === 'too many requests' ? t('tooManyRequests') : fault}
      </Text>
      <Group gap={8} justify="center">
        <Button variant="default" size="xs" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
        {children}
      </Group>
    </div>
  );
}

interface SlowPageProps {
  readonly source: string;
  /** Shows the library instead; null where the library itself is slow. */
  readonly onLibrary: (() => void) | null;
}

/** Shows that a source is slow to answer, in place of a picture of waiting that never ends. */
export function SlowPage({ source, onLibrary }: SlowPageProps) {
  const t = useMessages(pictureMessages);
  return (
    <div className={styles.empty} role="status">
      <Text size="sm" c="dimmed">
        {t('slowToAnswer', { source })}
      </Text>
      {onLibrary && (
        <Button variant="default" size="xs" onClick={onLibrary}>
          {t('useTheLibrary')}
        </Button>
      )}
    </div>
  );
}

/** Shows that a list is empty. */
export function EmptyPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <Text fw={600}>{title}</Text>
      <Text size="sm" c="dimmed">
        {children}
      </Text>
    </div>
  );
}
