import { useMessages } from '../messages/use-messages.ts';
import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { EditorModal } from '../chrome/editor-modal.tsx';
import { useDesign } from '../session/editor-context.ts';
import { CompareVersions } from './compare-versions.tsx';
import { useVersions } from './use-versions.ts';
import { VersionList } from './version-list.tsx';
import { VersionName } from './version-name.tsx';
import styles from './versions.module.css';
import { versionMessages } from './messages.ts';

/** A dialog with the saved versions of the cover: view, compare and restore them. */
export function VersionsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(versionMessages);
  const history = useVersions();
  const { format } = useDesign();
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { versions, itemId, fault } = history;
  const present = versions?.[0];
  const chosen = versions?.find(({ id }) => id === chosenId) ?? versions?.[1] ?? present;
  return (
    <EditorModal opened onClose={onClose} title={t('versions')} size="min(1180px, 94vw)" fullScreen={isNarrow ?? false} centered>
      {fault !== null && (
        <Group role="alert" mb="md" gap="sm">
          <Text size="sm" c="var(--mantine-color-error)">
            {fault}
          </Text>
          <Button size="compact-sm" variant="default" onClick={history.retry}>
            {t('tryAgain')}
          </Button>
        </Group>
      )}
      {!versions && fault === null && (
        <Group justify="center" py="xl" role="status">
          <Loader type="dots" aria-hidden="true" />
          <Text>{t('loading')}</Text>
        </Group>
      )}
      {versions && present && chosen && itemId !== null && (
        <div className={styles.body}>
          <VersionList itemId={itemId} versions={versions} chosenId={chosen.id} format={format} choose={setChosenId} />
          <Stack className={styles.seen ?? ''} gap="sm">
            {chosen.id === present.id && versions.length === 1 ? (
              <Text c="dimmed" size="sm">
                {t('firstVersion')}
              </Text>
            ) : null}
            <CompareVersions key={chosen.id} itemId={itemId} earlier={chosen} present={present} format={format} />
            <Group justify="space-between" align="flex-end" gap="sm">
              <VersionName key={chosen.id} version={chosen} settle={(name) => void history.name(chosen, name)} />
              <Button
                disabled={chosen.id === present.id}
                loading={history.isRestoring}
                onClick={() => void history.restore(chosen).then((isDone) => isDone && onClose())}
              >
                {t('restoreThis')}
              </Button>
            </Group>
          </Stack>
        </div>
      )}
    </EditorModal>
  );
}
