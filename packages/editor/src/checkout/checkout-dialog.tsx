import { Alert, Badge, Button, Group, List, Modal, NativeSelect, Radio, Stack, Text } from '@mantine/core';
import { itemsOfLines } from '@coverwright/contracts/analytics/ecommerce.ts';
import { createCheckoutSession } from '@coverwright/contracts/calls/checkout.ts';
import { FORMAT_IDS } from '@coverwright/core/formats/format.ts';
import { addsTo, fittingPackage } from '@coverwright/core/shop/basket.ts';
import { keepPackageWish, readPackageWish } from '@coverwright/core/shop/package-wish.ts';
import { CURRENCIES, inWhole, isCurrency, writePrice } from '@coverwright/core/shop/currency.ts';
import { useState } from 'react';
import { track } from '../analytics/track.ts';
import { callApiQuietly } from '../api/call-api.ts';
import { leaveToSignIn, signInDoor } from '../api/sign-in-door.ts';
import { useSaving } from '../saving/saving-context.ts';
import { allDesigns } from '../session/all-designs.ts';
import { useEditor, useMountedEditor } from '../session/editor-context.ts';
import styles from './checkout-dialog.module.css';
import { packageFacts } from './package-facts.ts';
import { readArrival } from './read-arrival.ts';
import type { Shop } from './read-shop.ts';
import { keepReturnToPay } from './return-to-pay.ts';

interface CheckoutDialogProps {
  readonly shop: Shop;
  readonly onClose: () => void;
}

const tabStorage = () => window.sessionStorage;

/** Chooses what is bought of this cover, and goes on to the payment. What the printer would send back stops it before. */
export function CheckoutDialog({ shop: { pricing, purchase }, onClose }: CheckoutDialogProps) {
  const { store } = useMountedEditor();
  const { save } = useSaving();
  const format = useEditor((state) => state.history.present.format);
  const others = useEditor((state) => state.otherDesigns);
  const findings = useEditor((state) => state.findings);
  const errors = findings.filter(({ severity }) => severity === 'error');
  const [currency, setCurrency] = useState(pricing.currency);
  const adding = pricing.productPackages.filter((each) => addsTo(purchase.formats, each));
  const offered = adding.filter((each) => each.prices[currency] !== undefined);
  const opened = FORMAT_IDS.filter((id) => id === format || others[id]);
  const fitting = fittingPackage(offered, format, opened, currency);
  const [wish] = useState(() => readPackageWish(tabStorage));
  // What was chosen before is meant for this cover where it holds what is on the desk.
  const wished = offered.find(({ id, formats }) => id === wish?.id && formats.includes(format));
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = offered.find(({ id }) => id === picked) ?? wished ?? fitting ?? offered[0];
  const [going, setGoing] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const isTest = pricing.checkout === 'sandbox';
  const isKnown = signInDoor()?.read().status === 'authenticated';

  const goOn = async () => {
    if (!chosen) return;
    setGoing(true);
    setFault(null);
    // Whoever has to log in first finds the same one chosen.
    keepPackageWish(chosen, tabStorage);
    const isCompleted = purchase.formats.length > 0;
    // A completed cover is what was bought: there is nothing of it to save.
    if (!isCompleted && !store.getState().currentChangesSaved && !(await save())) {
      setGoing(false);
      return setFault('The cover could not be saved, so it cannot be bought yet. Try again in a moment.');
    }
    const state = store.getState();
    const body = { productIds: [chosen.id], designs: allDesigns(state), coverId: state.itemId, currency, ...readArrival() };
    const answer = await callApiQuietly(createCheckoutSession, { body });
    if (!answer.ok) {
      if (answer.fault.code === 'signInRequired') {
        // They come back to this dialog.
        keepReturnToPay();
        await leaveToSignIn();
      }
      setGoing(false);
      return setFault(answer.fault.message);
    }
    const amount = chosen.prices[currency] ?? 0;
    const items = itemsOfLines([{ packageId: chosen.id, name: chosen.name, amount }]);
    track({ event: 'begin_checkout', ecommerce: { currency, value: inWhole(amount), items } });
    window.location.assign(answer.value.url);
  };

  if (errors.length > 0) {
    return (
      <Modal opened onClose={onClose} title="Mend this first" centered>
        <Stack>
          <Text>The printer would send this cover back, so it cannot be bought yet:</Text>
          <List size="sm" spacing={6}>
            {errors.map(({ check, element, message }) => (
              <List.Item key={`${check} ${element} ${message}`}>{message}</List.Item>
            ))}
          </List>
          <Group justify="flex-end">
            <Button data-autofocus onClick={onClose}>
              Back to the cover
            </Button>
          </Group>
        </Stack>
      </Modal>
    );
  }
  return (
    <Modal opened onClose={onClose} title="Buy the print files" centered size="lg">
      <Stack>
        <Group justify="space-between" align="flex-end">
          <Text size="sm" className={styles.lead}>
            You pay once for this title. What you see now is what you get; later changes are revisions.
          </Text>
          <NativeSelect
            aria-label="Currency"
            size="sm"
            data={[...CURRENCIES]}
            value={currency}
            onChange={({ currentTarget: { value } }) => isCurrency(value) && setCurrency(value)}
          />
        </Group>
        <Radio.Group name="package" aria-label="Packages" value={chosen?.id ?? ''} onChange={setPicked}>
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
                    {each.id === fitting?.id ? <Badge variant="light">Fits this title</Badge> : null}
                  </span>
                  <span className={styles.facts}>{packageFacts(each)}</span>
                </span>
                <span className={styles.price}>{writePrice(each.prices[currency] ?? 0, currency)}</span>
              </Radio.Card>
            ))}
          </Stack>
        </Radio.Group>
        {offered.length === 0 ? (
          <Text>
            {adding.length > 0
              ? 'Nothing is sold in this currency. Choose another.'
              : purchase.formats.length > 0
                ? 'You have bought every format of this title that is sold here.'
                : 'Nothing is sold here at the moment.'}
          </Text>
        ) : null}
        {fault === null ? null : (
          <Alert color="error" role="alert" className={styles.fault ?? ''}>
            {fault}
          </Alert>
        )}
        <Group justify="space-between" gap="sm">
          <Text size="sm" c="dimmed">
            {isTest ? 'Test payment: this server takes no money.' : 'Paid by Stripe, tax included. The receipt comes by e-mail.'}
          </Text>
          <Button loading={going} disabled={!chosen} onClick={() => void goOn()}>
            {isKnown ? (isTest ? 'Go to the test payment' : 'Go to the payment') : 'Log in and pay'}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
