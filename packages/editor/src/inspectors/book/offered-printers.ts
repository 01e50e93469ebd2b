import { type FormatId } from '@coverwright/core/formats/format.ts';
import { type Binding, PLATFORM_IDS, type PlatformId, type PrintPlatform } from '@coverwright/core/platforms/platform.ts';
import { PLATFORMS } from '@coverwright/core/platforms/platforms.ts';

export interface OfferedPrinter {
  readonly id: PlatformId;
  readonly label: string;
}

/**
 * Returns the printers of a format without repeating a binding. If a printer binds dust jackets the same way as its other covers, as with
 * every paperback, a single entry with the printer's name stands for both.
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
