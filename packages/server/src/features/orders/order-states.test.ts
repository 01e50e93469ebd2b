import { ORDER_STATES } from '@coverwright/contracts/calls/orders.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAYMENT_EVENTS, type PaymentEvent } from '../../ports/payment.ts';
import { nextOrderState, ORDER_TRANSITIONS } from './order-states.ts';

const events = fc.array(fc.constantFrom(...PAYMENT_EVENTS), { maxLength: 12 });
const after = (sequence: readonly PaymentEvent[]) => sequence.reduce(nextOrderState, 'created' as (typeof ORDER_STATES)[number]);

test('[C2] once paid, an order can only be refunded, and once refunded nothing more happens to it, whatever is told', () => {
  fc.assert(
    fc.property(events, (sequence) => {
      let state: (typeof ORDER_STATES)[number] = 'created';
      for (const event of sequence) {
        const next = nextOrderState(state, event);
        if (state === 'paid') expect(['paid', 'refunded']).toContain(next);
        if (state === 'refunded') expect(next).toBe('refunded');
        state = next;
      }
    }),
  );
});

test('[C2] it does not matter in which order the report of a payment comes, nor how often', () => {
  const withReplays = events.chain((sequence) =>
    fc.tuple(fc.constant(sequence), fc.shuffledSubarray([...sequence, ...sequence], { minLength: 2 * sequence.length })),
  );
  fc.assert(
    fc.property(withReplays, ([sequence, shuffled]) => {
      // `failed` and `expired` both mean that nothing was paid, and the later one is stored.
      const settled = (state: string) => (state === 'failed' || state === 'expired' ? 'unpaid' : state);
      expect(settled(after(shuffled))).toBe(settled(after(sequence)));
    }),
  );
});

test('[C2] an order is paid if and only if it was told so and the money was not given back', () => {
  fc.assert(
    fc.property(events, (sequence) => {
      expect(after(sequence) === 'paid').toBe(sequence.includes('paid') && !sequence.includes('refunded'));
      expect(after(sequence) === 'refunded').toBe(sequence.includes('refunded'));
    }),
  );
});

test('[C2] the table names every state', () => {
  expect(Object.keys(ORDER_TRANSITIONS).toSorted()).toEqual([...ORDER_STATES].toSorted());
});
