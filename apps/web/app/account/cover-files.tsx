import type { CoverSummary } from '@coverwright/contracts/calls/covers.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { BoughtFiles } from '../checkout/bought-files.tsx';
import { importAndCall } from '../pages/import-and-call.ts';
import { SiteLink } from '../site/site-link.tsx';
import styles from './cover-files.module.css';
import { openProductApi } from './product-api.ts';
import { accountMessages } from './messages.ts';

interface CoverFilesProps {
  readonly cover: CoverSummary;
  readonly title: string;
}

type Listed = { readonly formats: readonly FormatId[] } | { readonly fault: string };

/** The files of a completed cover, loaded on demand. */
export function CoverFiles({ cover, title }: CoverFilesProps) {
  const t = useMessages(accountMessages);
  const [isOpen, setIsOpen] = useState(false);
  const [listed, setListed] = useState<Listed | null>(null);
  const id = useId();
  const toggle = async () => {
    setIsOpen(!isOpen);
    if (isOpen) return;
    const answer = await importAndCall(openProductApi, ({ callApi, getCoverPurchase }) =>
      callApi(getCoverPurchase, { params: { id: cover._id } }),
    );
    setListed(answer.ok ? { formats: answer.value.formats } : { fault: answer.fault.message });
  };
  return (
    <div className={styles['files']}>
      <Button
        size="sm"
        fullWidth
        loading={isOpen && listed === null}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('downloadCover', { title })}
        onClick={() => void toggle()}
      >
        {t('download')}
      </Button>
      <div id={id} hidden={!isOpen || listed === null}>
        {listed === null ? null : 'fault' in listed ? (
          <p role="alert">{listed.fault}</p>
        ) : listed.formats.length === 0 ? (
          <p>{t('nothingBought')}</p>
        ) : (
          <>
            <BoughtFiles coverId={cover._id} formats={listed.formats} />
            <SiteLink to={`/account/covers/${cover._id}`} aria-label={t('uploadCoverStepByStep', { title })}>
              {t('uploadStepByStep')}
            </SiteLink>
          </>
        )}
      </div>
    </div>
  );
}
