import { Alert, Badge, Button, Group, NativeSelect, Radio, Stack, Text } from '@mantine/core';
import { FORMAT_IDS } from '@coverwright/core/formats/format.ts';
import { addsFormats, fittingPackage } from '@coverwright/core/shop/basket.ts';
import { CURRENCIES, isCurrency, writePrice } from '@coverwright/core/shop/currency.ts';
import { readPackageChoice } from '@coverwright/core/shop/package-choice.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useState } from 'react';
import { EditorModal } from '../chrome/editor-modal.tsx';
import { getSignIn } from '../api/sign-in-provider.ts';
import { useEditor } from '../session/editor-context.ts';
import { BlurredDialog } from './blurred-dialog.tsx';
import styles from './checkout-dialog.module.css';
import { ReplaceSamples } from '../preflight/replace-samples.tsx';
import { FixFirstDialog } from './fix-first-dialog.tsx';
import { packageFacts } from './package-facts.ts';
import { blurredIn, refusedBy } from './purchase-findings.ts';
import type { Shop } from './read-shop.ts';
import { useCheckout } from './use-checkout.ts';
import { checkoutMessages } from './messages.ts';

interface CheckoutDialogProps {
  readonly shop: Shop;
  readonly onClose: () => void;
}

/**
 * Chooses the package for this cover, and goes on to the payment. Errors of the print check stop it before; a blurred picture has to be
 * confirmed once.
 */
export function CheckoutDialog({ shop: { pricing, purchase }, onClose }: CheckoutDialogProps) {
  const t = useMessages(checkoutMessages);
  const format = useEditor((state) => state.history.present.format);
  const others = useEditor((state) => state.otherDesigns);
  const findings = useEditor((state) => state.findings);
  const { isGoing, fault, clearFault, goOn } = useCheckout(purchase.formats.length > 0);
  const [acceptsLowResolution, setAccepts] = useState(false);
  const [currency, setCurrency] = useState(pricing.currency);
  const adding = pricing.productPackages.filter((each) => addsFormats(purchase.formats, each));
  const offered = adding.filter((each) => each.prices[currency] !== undefined);
  const opened = FORMAT_IDS.filter((id) => id === format || others[id]);
  const fitting = fittingPackage(offered, format, opened, currency);
  const [wish] = useState(() => readPackageChoice(() => window.sessionStorage));
  // An earlier choice applies if that package has the format on the stage.
  const wished = offered.find(({ id, formats }) => id === wish?.id && formats.includes(format));
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = offered.find(({ id }) => id === picked) ?? wished ?? fitting ?? offered[0];
  const isTest = pricing.checkout === 'sandbox';
  const isKnown = getSignIn()?.read().status === 'authenticated';

  const refused = refusedBy(findings);
  if (refused.length > 0) return <FixFirstDialog findings={refused} onClose={onClose} />;
  const blurred = acceptsLowResolution ? [] : blurredIn(findings).map(({ message }) => message);
  if (blurred.length > 0) return <BlurredDialog reasons={blurred} onClose={onClose} onAccept={() => setAccepts(true)} />;
  // The server checks every format of the package, including those that it derives from this one.
  if (chosen && fault?.code === 'lowResolution') {
    const accept = () => {
      setAccepts(true);
      void goOn({ chosen, currency, acceptsLowResolution: true });
    };
    return <BlurredDialog reasons={fault.message.split('\n').slice(1)} onClose={onClose} onAccept={accept} />;
  }
  return (
    <EditorModal opened onClose={onClose} title={t('title')} centered size="lg">
      <Stack>
        <Group justify="space-between" align="flex-end">
          <Text size="sm" className={styles.lead}>
            {t('lead')}
          </Text>
          <NativeSelect
            aria-label={t('currency')}
            size="sm"
            data={[...CURRENCIES]}
            value={currency}
            onChange={({ currentTarget: { value } }) => isCurrency(value) && setCurrency(value)}
          />
        </Group>
        <Radio.Group name="package" aria-label={t('packages')} value={chosen?.id ?? ''} onChange={setPicked}>
          <Stack gap={8}>
            {offered.map((each) => (
              <Radio.Card
                key={each.id}
                value={each.id}
                className={styles.card ?? ''}
                aria-label={`${each.name}, ${writePrice(each.prices[currency] ?? 0, currency)}`}
              >
                <Radio.Indicator />
                <span className={styles.words}>
                  <span className={styles.name}>
                    {each.name}
                    {each.id === fitting?.id ? <Badge variant="light">{t('fitting')}</Badge> : null}
                  </span>
                  <span className={styles.facts}>{packageFacts(each)}</span>
                </span>
                <span className={styles.price}>{writePrice(each.prices[currency] ?? 0, currency)}</span>
              </Radio.Card>
            ))}
          </Stack>
        </Radio.Group>
        {offered.length === 0 ? (
          <Text>{adding.length > 0 ? t('noneInCurrency') : purchase.formats.length > 0 ? t('allBought') : t('noPackages')}</Text>
        ) : null}
        {fault === null ? null : (
          <Alert color="error" role="alert" className={styles.fault ?? ''}>
            {fault.message}
          </Alert>
        )}
        {fault?.code === 'preflightFailed' ? <ReplaceSamples onDone={clearFault} /> : null}
        <Group justify="space-between" gap="sm" className={styles.foot ?? ''}>
          <Text size="sm" c="dimmed">
            {isTest ? t('testPayment') : t('payment')}
          </Text>
          <Button loading={isGoing} disabled={!chosen} onClick={() => chosen && void goOn({ chosen, currency, acceptsLowResolution })}>
            {isKnown ? (isTest ? t('goToTheTestPayment') : t('goToThePayment')) : t('logInAndPay')}
          </Button>
        </Group>
      </Stack>
    </EditorModal>
  );
}
