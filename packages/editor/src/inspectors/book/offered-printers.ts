import { type FormatId } from '@coverwright/core/formats/format.ts';
import { type Binding, PLATFORM_IDS, type PlatformId, type PrintPlatform } from '@coverwright/core/platforms/platform.ts';
import { PLATFORMS } from '@coverwright/core/platforms/platforms.ts';

export interface OfferedPrinter {
  readonly id: PlatformId;
  readonly label: string;
}

/**
 * The printers that a format can choose among, each way of binding once: where a printer's dust jacket is bound as its other covers are, as every
 * paperback is, one entry stands for both and names the printer alone.
 */
export function offeredPrinters(format: FormatId, chosen: PlatformId): readonly OfferedPrinter[] {
  const offered = PLATFORM_IDS.filter((id) => {
    const alike = PLATFORM_IDS.filter((other) => bindingOf(other, format) === bindingOf(id, format));
    return id === (alike.includes(chosen) ? chosen : alike[0]);
  });
  return offered.map((id) => {
    const isShared = PLATFORM_IDS.some((other) => other !== id && bindingOf(other, format) === bindingOf(id, format));
    const { label, name }: PrintPlatform = PLATFORMS[id];
    return { id, label: isShared ? name : label };
  });
}

function bindingOf(id: PlatformId, format: FormatId): Binding {
  return PLATFORMS[id].bindings[format === 'hardback' ? 'hardback' : 'paperback'];
}
