import {
  type BrandContent,
  type BrandElement,
  type BrandKind,
  deleteBrandElement,
  listBrand,
  saveBrandElement,
} from '@coverwright/contracts/calls/brand.ts';
import { type Result, succeed } from '@coverwright/core/result/result.ts';
import { type StoreApi, createStore } from 'zustand/vanilla';
import { type ApiFault, callApi } from '../api/call-api.ts';

/** The author's brand elements, the last used first. */
interface Brand {
  readonly elements: readonly BrandElement[];
  /** Loads the elements once. If the request fails, nothing is offered, and the next call tries again. */
  load(): Promise<void>;
  save(name: string, content: BrandContent): Promise<Result<BrandElement, ApiFault>>;
  remove(id: string): Promise<Result<null, ApiFault>>;
}

export type BrandStore = StoreApi<Brand>;

export function createBrandStore(): BrandStore {
  let asked = false;
  return createStore((set) => ({
    elements: [],
    async load() {
      if (asked) return;
      asked = true;
      const answer = await callApi(listBrand, {});
      if (answer.ok) set({ elements: answer.value.elements });
      else asked = false;
    },
    async save(name, content) {
      const answer = await callApi(saveBrandElement, { body: { name, content } });
      if (!answer.ok) return answer;
      const { element } = answer.value;
      set(({ elements }) => ({ elements: [element, ...elements.filter(({ id }) => id !== element.id)] }));
      return succeed(element);
    },
    async remove(id) {
      const answer = await callApi(deleteBrandElement, { params: { id } });
      // An element that is deleted already counts as removed.
      if (!answer.ok && answer.fault.code !== 'brandElementNotFound') return answer;
      set(({ elements }) => ({ elements: elements.filter((element) => element.id !== id) }));
      return succeed(null);
    },
  }));
}

export type BrandElementOf<Kind extends BrandKind> = BrandElement & { readonly content: Extract<BrandContent, { kind: Kind }> };

export function brandOf<Kind extends BrandKind>(elements: readonly BrandElement[], kind: Kind): readonly BrandElementOf<Kind>[] {
  return elements.filter((element): element is BrandElementOf<Kind> => element.content.kind === kind);
}
