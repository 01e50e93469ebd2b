import { checkoutMessages } from './messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { itemsOfLines } from '@coverwright/contracts/analytics/ecommerce.ts';
import { createCheckoutSession } from '@coverwright/contracts/calls/checkout.ts';
import { type Currency, inWhole } from '@coverwright/core/shop/currency.ts';
import { savePackageChoice } from '@coverwright/core/shop/package-choice.ts';
import { useState } from 'react';
import { track } from '../analytics/track.ts';
import { type ApiFault, callApiQuietly } from '../api/call-api.ts';
import { leaveToSignIn } from '../api/sign-in-provider.ts';
import { useSaving } from '../saving/saving-context.ts';
import { allDesigns } from '../session/all-designs.ts';
import { useMountedEditor } from '../session/editor-context.ts';
import { readAttribution } from './read-attribution.ts';
import type { Shop } from './read-shop.ts';
import { saveReturnToPay } from './return-to-pay.ts';

type Package = Shop['pricing']['productPackages'][number];

interface Purchase {
  readonly chosen: Package;
  readonly currency: Currency;
  readonly acceptsLowResolution: boolean;
}

/** The reason why a checkout stopped. The author may accept `lowResolution` and go on. */
export type CheckoutFault = Pick<ApiFault, 'code' | 'message'>;

export interface Checkout {
  readonly isGoing: boolean;
  readonly fault: CheckoutFault | null;
  clearFault(): void;
  /** Saves the cover, starts the purchase, and leaves the page for the payment. */
  goOn(purchase: Purchase): Promise<void>;
}

export function useCheckout(isCompleted: boolean): Checkout {
  const t = useMessages(checkoutMessages);
  const { store } = useMountedEditor();
  const { save } = useSaving();
  const [isGoing, setGoing] = useState(false);
  const [fault, setFault] = useState<CheckoutFault | null>(null);

  const begin = async ({ chosen, currency, acceptsLowResolution }: Purchase): Promise<CheckoutFault | null> => {
    // A completed cover cannot change, so there is nothing to save.
    if (!isCompleted && !store.getState().currentChangesSaved && !(await save()))
      return { code: 'saveFailed', message: t('coverNotSaved') };
    const state = store.getState();
    const body = {
      productIds: [chosen.id],
      designs: allDesigns(state),
      coverId: state.itemId,
      currency,
      acceptsLowResolution,
      ...readAttribution(),
    };
    const answer = await callApiQuietly(createCheckoutSession, { body });
    if (!answer.ok) {
      if (answer.fault.code === 'signInRequired') {
        // The login returns to this dialog.
        saveReturnToPay();
        await leaveToSignIn();
      }
      return answer.fault;
    }
    const amount = chosen.prices[currency] ?? 0;
    const items = itemsOfLines([{ packageId: chosen.id, name: chosen.name, amount }]);
    track({ event: 'begin_checkout', ecommerce: { currency, value: inWhole(amount), items } });
    window.location.assign(answer.value.url);
    return null;
  };

  return {
    isGoing,
    fault,
    clearFault: () => setFault(null),
    async goOn(purchase) {
      setGoing(true);
      setFault(null);
      // The choice of the package is kept for the time after the login.
      savePackageChoice(purchase.chosen, () => window.sessionStorage);
      const stopped = await begin(purchase);
      if (!stopped) return;
      setGoing(false);
      setFault(stopped);
    },
  };
}
