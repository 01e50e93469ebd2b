import { deleteBrandElement, listBrand, renameBrandElement, saveBrandElement } from '@coverwright/contracts/calls/brand.ts';
import { succeed } from '@coverwright/core/result/result.ts';
import { type App, handleCall } from '../../http/handle-call.ts';
import { type BrandTools, deleteElement, listOwnBrand, renameElement, saveElement } from './brand-elements.ts';

/** Adds the calls for an author's brand. */
export function addBrandRoutes(app: App, tools: BrandTools): void {
  handleCall(app, listBrand, async ({ ownerId }) => succeed({ elements: [...(await listOwnBrand(tools, ownerId))] }));
  handleCall(app, saveBrandElement, async ({ body, makeOwner }) => {
    const saved = await saveElement(tools, makeOwner(), body);
    return saved.ok ? succeed({ element: saved.value }) : saved;
  });
  handleCall(app, renameBrandElement, async ({ params, body, ownerId }) => {
    const renamed = await renameElement(tools, ownerId, params.id, body.name);
    return renamed.ok ? succeed({ element: renamed.value }) : renamed;
  });
  handleCall(app, deleteBrandElement, ({ params, ownerId }) => deleteElement(tools, ownerId, params.id));
}
