import { TextInput } from '@mantine/core';
import { parseAddOn } from '@coverwright/core/barcode/add-on.ts';
import { parseIsbn } from '@coverwright/core/barcode/parse-isbn.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useRef, useState } from 'react';
import { useDesign, useEditor } from '../../session/editor-context.ts';
import { Hint } from '../fields/section.tsx';
import { backCoverMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';

/** Fields for the ISBN and the price code. They are validated on blur, and the cover shows them as soon as they are valid. */
export function BarcodeFields() {
  const t = useMessages(backCoverMessages);
  const { isbn, addOn } = useDesign().back.barcode;
  const run = useEditor((state) => state.run);
  const written = isbn === null ? null : parseIsbn(isbn);
  return (
    <>
      <NumberField
        label={t('isbn')}
        placeholder="978-0-306-40615-7"
        stored={written?.ok ? written.value.hyphenated : ''}
        faultOf={(typed) => describeIsbnFault(parseIsbn(typed))}
        onSettle={(typed) => run({ name: 'edit-blurb', isbn: typed || null, ...(typed ? {} : { addOn: null }) }, 'ISBN')}
      />
      <NumberField
        label={t('priceCode')}
        placeholder={t('priceCodeExample')}
        stored={addOn ?? ''}
        disabled={isbn === null}
        faultOf={(typed) => describeIsbnFault(parseAddOn(typed))}
        onSettle={(typed) => run({ name: 'edit-blurb', addOn: typed || null }, nameStep('priceCode'))}
      />
      <Hint>{isbn === null ? t('noIsbn') : t('barcodeHint')}</Hint>
    </>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly stored: string;
  readonly disabled?: boolean;
  /** Returns the error of the typed text in one sentence; null if it is valid. */
  readonly faultOf: (typed: string) => string | null;
  /** @param typed empty removes the number */
  readonly onSettle: (typed: string) => void;
}

function NumberField({ label, placeholder, stored, disabled = false, faultOf, onSettle }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const settled = useRef(stored);
  const store = (wanted: string) => {
    if (wanted === settled.current || wanted === stored) return;
    settled.current = wanted;
    onSettle(wanted);
  };
  const settle = () => {
    const wanted = (typed ?? stored).trim();
    const wrong = wanted === '' ? null : faultOf(wanted);
    setFault(wrong);
    if (wrong !== null || typed === null) return;
    store(wanted);
    setTyped(null);
  };
  const type = (next: string) => {
    setTyped(next);
    // A complete number is applied while it is typed, so that the add-on's field exists before Tab looks for it.
    const wanted = next.trim();
    if (wanted !== '' && faultOf(wanted) === null) store(wanted);
  };
  return (
    <TextInput
      label={label}
      placeholder={placeholder}
      inputMode="numeric"
      disabled={disabled}
      value={typed ?? stored}
      error={fault}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  );
}

function describeIsbnFault(
  parsed: { readonly ok: true } | { readonly ok: false; readonly fault: { readonly message: string } },
): string | null {
  return parsed.ok ? null : parsed.fault.message;
}
