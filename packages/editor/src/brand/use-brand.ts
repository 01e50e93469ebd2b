import type { BrandKind } from '@coverwright/contracts/calls/brand.ts';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { type BrandElementOf, type BrandStore, brandOf } from './brand-store.ts';

/** Returns the author's brand elements of a kind, and loads them when a component first shows them. */
export function useBrand<Kind extends BrandKind>(brand: BrandStore, kind: Kind): readonly BrandElementOf<Kind>[] {
  const elements = useStore(brand, (state) => state.elements);
  useEffect(() => void brand.getState().load(), [brand]);
  return brandOf(elements, kind);
}
