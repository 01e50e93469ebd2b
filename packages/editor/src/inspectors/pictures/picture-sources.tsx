import { UnstyledButton } from '@mantine/core';
import type { StockService } from '@coverwright/contracts/calls/stock.ts';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './picture-filters.module.css';
import { pictureMessages } from './messages.ts';

/** Source id of the author's own pictures. */
export const OWN = 'own';

interface PictureSourcesProps {
  readonly services: readonly StockService[];
  readonly source: string;
  readonly onChange: (source: string) => void;
}

/** The choice of the picture source. */
export function PictureSources({ services, source, onChange }: PictureSourcesProps) {
  const t = useMessages(pictureMessages);
  const sources = [...services.map(({ id, name }) => ({ id, name })), { id: OWN, name: t('yours') }];
  return (
    <div className={styles.row} role="group" aria-label={t('source')}>
      {sources.map(({ id, name }) => (
        <UnstyledButton key={id} className={styles.chip} aria-pressed={id === source} onClick={() => onChange(id)}>
          {name}
        </UnstyledButton>
      ))}
    </div>
  );
}
