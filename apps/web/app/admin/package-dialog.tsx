import { createPackage, updatePackage } from '@coverwright/contracts/calls/admin-shop.ts';
import { FORMAT_IDS } from '@coverwright/core/formats/format.ts';
import { CURRENCIES, inWhole } from '@coverwright/core/shop/currency.ts';
import type { ShopPackage } from '@coverwright/core/shop/shop-package.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Checkbox, Group, NumberInput, SimpleGrid, Switch, TextInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { AdminDialog } from './admin-dialog.tsx';
import { DialogForm } from './dialog-form.tsx';
import { useAdminActions } from './use-admin-actions.ts';
import { adminMessages } from './messages.ts';
import { formatMessages } from '@coverwright/core/formats/messages.ts';

const NEW: ShopPackage = {
  id: '',
  name: '',
  summary: '',
  formats: ['ebook'],
  prices: {},
  revisions: 0,
  cutoutCredits: 0,
  isOffered: false,
  isFeatured: false,
  position: 100,
};
const HUNDREDTHS = 100;

const COUNTS = [
  { field: 'revisions', label: 'revisions', most: 100 },
  { field: 'cutoutCredits', label: 'backgroundRemovals', most: 10_000 },
  { field: 'position', label: 'position', most: 1000 },
] as const;

/** Reads a whole number. A field may be empty while it is edited. */
function wholeNumber(typed: string | number): number {
  return Math.round(Number(typed) || 0);
}

/** The dialog that adds or changes a package. @param before null for a new one */
export function PackageDialog({ before, onClose }: { readonly before: ShopPackage | null; readonly onClose: () => void }) {
  const t = useMessages(adminMessages);
  const tFormat = useMessages(formatMessages);
  const { change, isBusy } = useAdminActions();
  const [fields, setFields] = useState(before ?? NEW);
  const [fault, setFault] = useState<string | null>(null);
  const set = (part: Partial<ShopPackage>) => setFields((known) => ({ ...known, ...part }));
  const save = async () => {
    const { id, ...body } = fields;
    const refused = before
      ? await change(updatePackage, { params: { slug: id }, body }, t('packageSaved', { name: fields.name }))
      : await change(createPackage, { body: fields }, t('packageAdded', { name: fields.name }));
    setFault(refused);
    if (refused === null) onClose();
  };
  return (
    <AdminDialog title={before ? t('editItem', { name: before.name }) : t('addAPackage')} isWide onClose={onClose}>
      <DialogForm fault={fault} isBusy={isBusy} onSubmit={save} onClose={onClose}>
        {before ? null : (
          <TextInput
            label={t('id')}
            description={t('idHint')}
            required
            maxLength={40}
            value={fields.id}
            onChange={({ currentTarget }) => set({ id: currentTarget.value })}
          />
        )}
        <TextInput
          label={t('name')}
          required
          maxLength={60}
          value={fields.name}
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        />
        <Textarea
          label={t('summary')}
          description={t('oneSentence')}
          maxLength={200}
          autosize
          value={fields.summary}
          onChange={({ currentTarget }) => set({ summary: currentTarget.value })}
        />
        <Checkbox.Group
          label={t('formats')}
          value={fields.formats}
          onChange={(chosen) => set({ formats: FORMAT_IDS.filter((format) => chosen.includes(format)) })}
        >
          <Group mt={6}>
            {FORMAT_IDS.map((format) => (
              <Checkbox key={format} value={format} label={tFormat(format)} />
            ))}
          </Group>
        </Checkbox.Group>
        <SimpleGrid cols={{ base: 2, sm: 5 }}>
          {CURRENCIES.map((currency) => (
            <NumberInput
              key={currency}
              label={t('priceIn', { currency })}
              placeholder={t('notSold')}
              min={0}
              decimalScale={2}
              hideControls
              value={fields.prices[currency] === undefined ? '' : inWhole(fields.prices[currency])}
              onChange={(typed) => {
                const { [currency]: _, ...others } = fields.prices;
                set({ prices: typed === '' ? others : { ...others, [currency]: Math.round(Number(typed) * HUNDREDTHS) } });
              }}
            />
          ))}
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          {COUNTS.map(({ field, label, most }) => (
            <NumberInput
              key={field}
              label={t(label)}
              allowNegative={false}
              allowDecimal={false}
              clampBehavior="none"
              max={most}
              error={fields[field] > most && t('outsideRange', { min: 0, max: most })}
              value={fields[field]}
              onChange={(typed) => set({ [field]: wholeNumber(typed) })}
            />
          ))}
        </SimpleGrid>
        <Group>
          <Switch
            label={t('offered')}
            checked={fields.isOffered}
            onChange={({ currentTarget }) => set({ isOffered: currentTarget.checked })}
          />
          <Switch
            label={t('featured')}
            checked={fields.isFeatured}
            onChange={({ currentTarget }) => set({ isFeatured: currentTarget.checked })}
          />
        </Group>
      </DialogForm>
    </AdminDialog>
  );
}
