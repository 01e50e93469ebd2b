import { NumberInput, Select } from '@mantine/core';
import { platformMessages } from '@coverwright/core/platforms/messages.ts';
import { FORMAT_IDS } from '@coverwright/core/formats/format.ts';
import { checkSpecification } from '@coverwright/core/geometry/check-specification.ts';
import { bindingOf } from '@coverwright/core/geometry/measure-cover.ts';
import { parseTrim, trimId } from '@coverwright/core/platforms/trim.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useState } from 'react';
import { offeredTrims } from '../inspectors/book/offered-trims.ts';
import styles from './book-questions.module.css';
import { type Inquiry, MAX_TYPED_PAGES, describeBook, specificationOfInquiry } from './inquiry.ts';
import { setupMessages } from './messages.ts';
import { nameFormat } from '../messages/name-format.ts';

interface BookDetailsProps {
  readonly inquiry: Inquiry;
  readonly onChange: (changes: Partial<Inquiry>) => void;
}

/** Format, trim, paper and page count in a collapsed section, because the defaults are sensible. */
export function BookDetails({ inquiry, onChange }: BookDetailsProps) {
  const t = useMessages(setupMessages);
  const tPaper = useMessages(platformMessages);
  // While the pages are written, empty is no answer; left so, the field says again what counts.
  const [typed, setTyped] = useState<string | number | null>(null);
  const specification = specificationOfInquiry(inquiry);
  const binding = bindingOf(specification);
  const checked = checkSpecification(specification);
  const fault = checked.ok ? null : checked.fault;
  const errorAt = (field: string) =>
    fault?.field === field ? { error: `${fault.message.charAt(0).toUpperCase()}${fault.message.slice(1)}.` } : {};
  return (
    <details className={styles.details} open={fault !== null || undefined}>
      <summary>{t.rich('bookDetails', { summary: <span>{describeBook(inquiry)}</span> })}</summary>
      <div className={styles.fields}>
        <Select
          label={t('format')}
          data={FORMAT_IDS.map((id) => ({ value: id, label: nameFormat(id) }))}
          value={inquiry.format}
          allowDeselect={false}
          onChange={(value) => {
            const format = FORMAT_IDS.find((id) => id === value);
            if (format) onChange({ format });
          }}
        />
        {binding && (
          <>
            <Select
              label={t('trimSize')}
              data={offeredTrims(binding, specification.trim)}
              value={trimId(specification.trim)}
              allowDeselect={false}
              {...errorAt('trim')}
              onChange={(value) => {
                const trim = value === null ? null : parseTrim(value);
                if (trim) onChange({ trim: { width: trim.width, height: trim.height } });
              }}
            />
            <Select
              label={t('paper')}
              data={binding.papers.map(({ id, name }) => ({ value: id, label: tPaper(name) }))}
              value={inquiry.paper}
              allowDeselect={false}
              {...errorAt('paper')}
              onChange={(value) => {
                const paper = binding.papers.find(({ id }) => id === value);
                if (paper) onChange({ paper: paper.id });
              }}
            />
            <NumberInput
              label={t('pages')}
              value={typed ?? inquiry.extent}
              clampBehavior="none"
              allowDecimal={false}
              allowNegative={false}
              isAllowed={({ floatValue }) => floatValue === undefined || floatValue <= MAX_TYPED_PAGES}
              {...errorAt('extent')}
              onChange={(value) => {
                setTyped(value);
                if (typeof value === 'number' && Number.isInteger(value)) onChange({ extent: value });
              }}
              onBlur={() => setTyped(null)}
            />
          </>
        )}
      </div>
    </details>
  );
}
