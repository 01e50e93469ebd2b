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

/** Reads a whole number. A field may be empty while it is edited. */
function wholeNumber(typed: string | number): number {
  return Math.round(Number(typed) || 0);
}

/** A package, to be changed or added. @param before null for a new one */
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
          <NumberInput
            label={t('revisions')}
            min={0}
            max={100}
            allowDecimal={false}
            value={fields.revisions}
            onChange={(typed) => set({ revisions: wholeNumber(typed) })}
          />
          <NumberInput
            label={t('backgroundRemovals')}
            min={0}
            max={10_000}
            allowDecimal={false}
            value={fields.cutoutCredits}
            onChange={(typed) => set({ cutoutCredits: wholeNumber(typed) })}
          />
          <NumberInput
            label={t('position')}
            min={0}
            max={1000}
            allowDecimal={false}
            value={fields.position}
            onChange={(typed) => set({ position: wholeNumber(typed) })}
          />
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
