import { Button, Loader, Menu } from '@mantine/core';
import type { ExportKind } from '@coverwright/contracts/calls/exports.ts';
import {
  IconDownload,
  IconFileTypeJpg,
  IconFileTypePdf,
  IconFileTypePng,
  IconFileVector,
  IconPackage,
  IconPhoto,
  IconRosetteDiscountCheck,
  IconShoppingBag,
} from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { EditorMenu } from '../chrome/editor-menu.tsx';
import { CheckoutDialog } from '../checkout/checkout-dialog.tsx';
import { CompleteDialog } from '../checkout/complete-dialog.tsx';
import { type DownloadOffer, planDownloads } from '../checkout/plan-downloads.ts';
import { claimReturnToPay } from '../checkout/return-to-pay.ts';
import { useShop } from '../checkout/use-shop.ts';
import { useDesign, useEditor } from '../session/editor-context.ts';
import { DownloadDialog } from './download-dialog.tsx';
import styles from './download-menu.module.css';

interface Entry {
  readonly label: string;
  readonly detail: string;
  readonly icon: typeof IconPhoto;
}

const FILES: Readonly<Record<ExportKind, Entry>> = {
  pdf: { label: 'Print PDF', detail: 'For the printer: exact size, 300 dpi', icon: IconFileTypePdf },
  jpeg: { label: 'JPEG', detail: 'For shops and screens', icon: IconFileTypeJpg },
  png: { label: 'PNG', detail: 'Lossless', icon: IconFileTypePng },
  package: { label: 'Everything', detail: 'Both print PDFs, eBook, audiobook, licenses and the design in one ZIP', icon: IconPackage },
  design: { label: 'Design file', detail: 'A .coverwright file to keep or to open in another browser', icon: IconFileVector },
  proof: { label: 'Proof', detail: 'A small JPEG with a watermark, free', icon: IconPhoto },
};

function entryOf(offer: DownloadOffer): Entry {
  if (offer.kind === 'complete') {
    return { label: 'Complete this revision', detail: 'Its print files can then be downloaded', icon: IconRosetteDiscountCheck };
  }
  if (offer.kind === 'buy') {
    const label = offer.isMore ? 'Buy more formats' : 'Buy the print files';
    return { label, detail: 'Exact print PDFs and pictures without a watermark', icon: IconShoppingBag };
  }
  const isBoughtZip = offer.from === 'bought' && offer.file === 'package';
  return isBoughtZip ? { ...FILES.package, detail: 'Every format that you bought, licenses and the design in one ZIP' } : FILES[offer.file];
}

/** What can be downloaded, and what leads to it. */
export function DownloadMenu() {
  const { format } = useDesign();
  const isRevision = useEditor((state) => state.isRevision);
  const { shop, fault, ask } = useShop();
  const [wanted, setWanted] = useState<DownloadOffer | null>(null);
  const offers = shop ? planDownloads({ checkout: shop.pricing.checkout, format, bought: shop.purchase.formats, isRevision }) : [];
  const close = () => setWanted(null);
  // Whoever logged in to pay comes back to what they were about to do.
  useEffect(() => {
    if (claimReturnToPay()) void ask().then((isThere) => isThere && setWanted({ kind: 'buy', isMore: false }));
  }, [ask]);
  return (
    <>
      <EditorMenu position="bottom-end" width={290} onOpen={() => void ask()}>
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
          {/* A menu may hold nothing but its items: what is waited for is one that cannot be chosen. */}
          {shop ? null : (
            <Menu.Item disabled leftSection={fault === null ? <Loader size="xs" aria-hidden="true" /> : null}>
              {fault ?? 'Loading the files…'}
            </Menu.Item>
          )}
          {offers.map((offer) => {
            const { label, detail, icon: Icon } = entryOf(offer);
            return (
              <Menu.Item key={label} leftSection={<Icon size={26} stroke={1.4} />} onClick={() => setWanted(offer)}>
                {label}
                <span className={styles.detail}>{detail}</span>
              </Menu.Item>
            );
          })}
        </Menu.Dropdown>
      </EditorMenu>
      {wanted?.kind === 'file' && <DownloadDialog kind={wanted.file} from={wanted.from} onClose={close} />}
      {wanted?.kind === 'buy' && shop && <CheckoutDialog shop={shop} onClose={close} />}
      {wanted?.kind === 'complete' && <CompleteDialog onClose={close} />}
    </>
  );
}
