import { readPackageChoice } from '@coverwright/core/shop/package-choice.ts';
import { FIRST_INQUIRY, type Inquiry, inquirySchema } from './inquiry.ts';

const KEY = 'coverwright.inquiry';

type TabStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Reads the answers that this tab stores. Without any, returns the defaults for the product that was chosen before. */
export function readInquiry(storage: TabStorage): Inquiry {
  const kept = readAnswers(storage);
  const [format] = readPackageChoice(storage)?.formats ?? [];
  return format && !isAnswered(kept) ? { ...kept, format } : kept;
}

function readAnswers(storage: TabStorage): Inquiry {
  try {
    const kept = inquirySchema.safeParse(JSON.parse(storage().getItem(KEY) ?? 'null'));
    return kept.success ? kept.data : FIRST_INQUIRY;
  } catch {
    return FIRST_INQUIRY;
  }
}

export function saveInquiry(inquiry: Inquiry, storage: TabStorage): void {
  try {
    storage().setItem(KEY, JSON.stringify(inquiry));
  } catch {
    // Without storage, setup asks its questions again.
  }
}

export function forgetInquiry(storage: TabStorage): void {
  try {
    storage().removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

/** Returns true if any question has been answered. */
export function hasInquiry(storage: TabStorage): boolean {
  return isAnswered(readAnswers(storage));
}

function isAnswered({ title, author, genre, selectedImages }: Inquiry): boolean {
  return [title, author, genre].some((answer) => answer !== '') || selectedImages.length > 0;
}
