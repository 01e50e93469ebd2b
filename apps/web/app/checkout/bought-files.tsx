import type { ExportKind } from '@coverwright/contracts/calls/exports.ts';
import { FORMATS, type FormatId } from '@coverwright/core/formats/format.ts';
import { useState } from 'react';
import { importAndCall } from '../pages/import-and-call.ts';
import styles from './bought-files.module.css';

interface BoughtFilesProps {
  readonly coverId: string;
  readonly formats: readonly FormatId[];
}

interface BoughtFile {
  readonly label: string;
  readonly kind: ExportKind;
  /** Null for a file of all of them. */
  readonly format: FormatId | null;
}

type Progress =
  | { readonly label: string; readonly share: number; readonly status: string }
  | { readonly label: string; readonly fault: string };

/** Every file of a cover that was bought: pressed, made, and handed to the browser's downloads. */
export function BoughtFiles({ coverId, formats }: BoughtFilesProps) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const isBusy = progress !== null && 'share' in progress;
  const fetchFile = async (file: BoughtFile) => {
    const { label } = file;
    setProgress({ label, share: 0, status: '' });
    const fetched = await importAndCall(
      () => import('./fetch-bought-file.ts'),
      ({ fetchBoughtFile }) => fetchBoughtFile(coverId, file, (share, status) => setProgress({ label, share, status })),
    );
    setProgress(fetched.ok ? null : { label, fault: fetched.fault.message });
  };
  return (
    <>
      <ul className={styles['files']}>
        {filesOf(formats).map((file) => (
          <li key={file.label}>
            <button type="button" disabled={isBusy} onClick={() => void fetchFile(file)}>
              {file.label}
              {progress?.label === file.label && 'share' in progress ? (
                <progress value={Math.max(0.05, progress.share)} aria-label={`${file.label} is being made`} />
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

function filesOf(formats: readonly FormatId[]): readonly BoughtFile[] {
  const single = formats.map((format): BoughtFile => {
    const isWrap = FORMATS[format].designType === 'full';
    return { label: `${FORMATS[format].name} ${isWrap ? 'PDF' : 'JPEG'}`, kind: isWrap ? 'pdf' : 'jpeg', format };
  });
  return formats.length === 0 ? [] : [...single, { label: 'All of it, as a ZIP', kind: 'package', format: null }];
}
