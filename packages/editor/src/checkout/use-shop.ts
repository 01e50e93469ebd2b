import { useCallback, useState } from 'react';
import { useEditor } from '../session/editor-context.ts';
import { readShop, type Shop } from './read-shop.ts';

/** The shop as far as it has loaded. */
export interface ShopClient {
  /** Null before the first answer. */
  readonly shop: Shop | null;
  /** The reason why it could not be loaded, in one sentence. */
  readonly fault: string | null;
  /** Loads the shop again; the old one stays until then. Resolves to true if that succeeded. */
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
