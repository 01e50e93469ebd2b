import type { ExportKind } from '@coverwright/contracts/calls/exports.ts';
import { FORMATS, type FormatId } from '@coverwright/core/formats/format.ts';
import { useLocale } from '@coverwright/editor/messages/locale.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { useState } from 'react';
import { importAndCall } from '../pages/import-and-call.ts';
import styles from './bought-files.module.css';
import { checkoutMessages } from './messages.ts';
import { nameFormat } from '@coverwright/editor/messages/name-format.ts';

interface BoughtFilesProps {
  readonly coverId: string;
  readonly formats: readonly FormatId[];
}

interface BoughtFile {
  readonly label: string;
  readonly kind: ExportKind;
  /** The format; null for a file of all formats. */
  readonly format: FormatId | null;
}

type Progress =
  | { readonly label: string; readonly share: number; readonly status: string }
  | { readonly label: string; readonly fault: string };

/** The files of a bought cover; pressing one renders and downloads it. */
export function BoughtFiles({ coverId, formats }: BoughtFilesProps) {
  const t = useMessages(checkoutMessages);
  const locale = useLocale();
  const [progress, setProgress] = useState<Progress | null>(null);
  const isBusy = progress !== null && 'share' in progress;
  const fetchFile = async (file: BoughtFile) => {
    const { label } = file;
    setProgress({ label, share: 0, status: '' });
    const fetched = await importAndCall(
      () => import('./fetch-bought-file.ts'),
      ({ fetchBoughtFile }) => fetchBoughtFile(coverId, file, locale, (share, status) => setProgress({ label, share, status })),
    );
    setProgress(fetched.ok ? null : { label, fault: fetched.fault.message });
  };
  return (
    <>
      <ul className={styles['files']}>
        {filesOf(formats, t('allAsZip')).map((file) => (
          <li key={file.label}>
            <button type="button" disabled={isBusy} onClick={() => void fetchFile(file)}>
              {file.label}
              {progress?.label === file.label && 'share' in progress ? (
                <progress value={Math.max(0.05, progress.share)} aria-label={t('makingFile', { label: file.label })} />
              ) : null}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles['fault']} role="status">
        {progress && `${progress.label}: ${'fault' in progress ? progress.fault : progress.status}`}
      </p>
    </>
  );
}

/** @param allLabel label of the file of all formats */
function filesOf(formats: readonly FormatId[], allLabel: string): readonly BoughtFile[] {
  const single = formats.map((format): BoughtFile => {
    const isWrap = FORMATS[format].designType === 'full';
    return { label: `${nameFormat(format)} ${isWrap ? 'PDF' : 'JPEG'}`, kind: isWrap ? 'pdf' : 'jpeg', format };
  });
  return formats.length === 0 ? [] : [...single, { label: allLabel, kind: 'package', format: null }];
}
