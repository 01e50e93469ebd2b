import type { Design } from '@coverwright/core/design/design.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { designFileMessages } from './messages.ts';
import { createPageTranslator } from '../messages/create-page-translator.ts';

const t = createPageTranslator(designFileMessages);

/** A title from a design file, ready to be opened. */
export interface OpenedFile {
  /** The design whose format is the title's main format. */
  readonly design: Design;
  readonly others: Designs;
}

export const DESIGN_FILE = '.coverwright';

export function isDesignFile({ name }: Pick<File, 'name'>): boolean {
  return name.toLowerCase().endsWith(DESIGN_FILE);
}

/** Opens a design file. A file that cannot be opened is refused with a sentence that names it. */
export async function openDesignFile(
  file: File,
  onProgress: (done: number, all: number) => void,
  signal: AbortSignal,
): Promise<Result<OpenedFile, string>> {
  // Both know every element, generators included: too much to be loaded before a file is chosen.
  const [{ readDesignFile }, { bringAssets }, bytes] = await Promise.all([
    import('@coverwright/core/design-file/read-design-file.ts'),
    import('./bring-assets.ts'),
    file.arrayBuffer().catch(() => null),
  ]);
  if (!bytes) return refuse(t('notRead', { file: file.name }));
  const read = readDesignFile(new Uint8Array(bytes));
  if (!read.ok) return refuse(t('broken', { file: file.name, fault: read.fault }));
  const brought = await bringAssets(read.value, onProgress, signal);
  if (!brought.ok) return refuse(t('notOpened', { file: file.name, reason: brought.fault.message }));
  const designs: Designs = Object.fromEntries(brought.value.map((design) => [design.format, design]));
  const { [read.value.master]: design, ...others } = designs;
  return design ? succeed({ design, others }) : refuse(t('noDesign', { file: file.name }));
}
