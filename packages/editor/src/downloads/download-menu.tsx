import { Button, Menu } from '@mantine/core';
import type { ExportKind } from '@coverwright/contracts/calls/exports.ts';
import { FORMATS } from '@coverwright/core/formats/format.ts';
import { IconDownload, IconFileTypeJpg, IconFileTypePdf, IconFileTypePng, IconFileVector, IconPackage } from '@tabler/icons-react';
import { useState } from 'react';
import { useDesign } from '../session/editor-context.ts';
import { DownloadDialog } from './download-dialog.tsx';
import styles from './download-menu.module.css';

const ITEMS = [
  { kind: 'pdf', label: 'Print PDF', detail: 'For the printer: exact size, 300 dpi', icon: IconFileTypePdf },
  { kind: 'jpeg', label: 'JPEG', detail: 'For shops and screens', icon: IconFileTypeJpg },
  { kind: 'png', label: 'PNG', detail: 'Without loss', icon: IconFileTypePng },
  {
    kind: 'package',
    label: 'Everything',
    detail: 'Both print PDFs, eBook, audiobook, licences and the design in one ZIP',
    icon: IconPackage,
  },
  { kind: 'design', label: 'The design', detail: 'One file, to keep or to open elsewhere', icon: IconFileVector },
] as const satisfies readonly { kind: ExportKind; label: string; detail: string; icon: unknown }[];

export function DownloadMenu() {
  const { format } = useDesign();
  const [wanted, setWanted] = useState<ExportKind | null>(null);
  // A screen cover is a picture; the shops take no PDF of it.
  const items = FORMATS[format].designType === 'front' ? ITEMS.filter(({ kind }) => kind !== 'pdf') : ITEMS;
  return (
    <>
      <Menu withInitialFocusPlaceholder={false} position="bottom-end" shadow="md" width={290}>
        <Menu.Target>
          <Button
            className={styles.button ?? ''}
            size="sm"
            leftSection={<IconDownload size={17} />}
            aria-label="Download"
            data-tour="download"
          >
            <span className={styles.word}>Download</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {items.map(({ kind, label, detail, icon: Icon }) => (
            <Menu.Item key={kind} leftSection={<Icon size={26} stroke={1.4} />} onClick={() => setWanted(kind)}>
              {label}
              <span className={styles.detail}>{detail}</span>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {wanted && <DownloadDialog kind={wanted} onClose={() => setWanted(null)} />}
    </>
  );
}
