import { Button, Loader, Menu } from '@mantine/core';
import type { ExportKind } from '@coverwright/contracts/calls/exports.ts';
import { useMessages } from '../messages/use-messages.ts';
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
import { downloadMessages } from './messages.ts';

/** An entry of the menu. Label and detail are message keys. */
interface Entry {
  readonly label: ExportKind | 'complete' | 'buy' | 'buyMore';
  readonly detail: `${ExportKind | 'complete' | 'buy' | 'boughtPackage'}Hint`;
  readonly icon: typeof IconPhoto;
}

const ICONS = {
  pdf: IconFileTypePdf,
  jpeg: IconFileTypeJpg,
  png: IconFileTypePng,
  package: IconPackage,
  design: IconFileVector,
  proof: IconPhoto,
} as const satisfies Record<ExportKind, typeof IconPhoto>;

function entryOf(offer: DownloadOffer): Entry {
  if (offer.kind === 'complete') return { label: 'complete', detail: 'completeHint', icon: IconRosetteDiscountCheck };
  if (offer.kind === 'buy') return { label: offer.isMore ? 'buyMore' : 'buy', detail: 'buyHint', icon: IconShoppingBag };
  const { file } = offer;
  const isBoughtZip = offer.from === 'bought' && file === 'package';
  return { label: file, detail: isBoughtZip ? 'boughtPackageHint' : `${file}Hint`, icon: ICONS[file] };
}

/** The Download menu. */
export function DownloadMenu() {
  const t = useMessages(downloadMessages);
  const { format } = useDesign();
  const isRevision = useEditor((state) => state.isRevision);
  const { shop, fault, ask } = useShop();
  const [wanted, setWanted] = useState<DownloadOffer | null>(null);
  const offers = shop ? planDownloads({ checkout: shop.pricing.checkout, format, bought: shop.purchase.formats, isRevision }) : [];
  const close = () => setWanted(null);
  // An author who logged in to pay returns to the payment.
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
            aria-label={t('download')}
            data-tour="download"
          >
            <span className={styles.word}>{t('download')}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {/* A menu may hold nothing but its items: what is waited for is one that cannot be chosen. */}
          {shop ? null : (
            <Menu.Item disabled leftSection={fault === null ? <Loader size="xs" aria-hidden="true" /> : null}>
              {fault ?? t('loading')}
            </Menu.Item>
          )}
          {offers.map((offer) => {
            const { label, detail, icon: Icon } = entryOf(offer);
            return (
              <Menu.Item key={label} leftSection={<Icon size={26} stroke={1.4} />} onClick={() => setWanted(offer)}>
                {t(label)}
                <span className={styles.detail}>{t(detail)}</span>
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
