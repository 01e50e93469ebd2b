import { useCallback, useState } from 'react';
import { useEditor } from '../session/editor-context.ts';
import { readShop, type Shop } from './read-shop.ts';

/** The shop as far as it was asked for. */
export interface ShopClient {
  /** Null before the first answer. */
  readonly shop: Shop | null;
  /** Why there was none, in one sentence. */
  readonly fault: string | null;
  /** Asks again; what is known stays until the answer is here. Says whether there was one. */
  readonly ask: () => Promise<boolean>;
}

export function useShop(): ShopClient {
  const itemId = useEditor((state) => state.itemId);
  const [shop, setShop] = useState<Shop | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const ask = useCallback(async () => {
    const answer = await readShop(itemId);
    setFault(answer.ok ? null : answer.fault.message);
    if (answer.ok) setShop(answer.value);
    return answer.ok;
  }, [itemId]);
  return { shop, fault, ask };
}
