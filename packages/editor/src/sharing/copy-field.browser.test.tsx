import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CopyField } from './copy-field.tsx';

afterEach(() => vi.restoreAllMocks());

test('[A5] a link that the browser does not let the page copy is marked, and that is said; only what is copied is counted', async () => {
  const onCopied = vi.fn<() => void>();
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(
    <MantineProvider>
      <CopyField label="Link" value="https://covers.example/share/x" onCopied={onCopied} />
    </MantineProvider>,
  );
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Not allowed'));
  await userEvent.click(page.getByRole('button', { name: 'Copy' }));
  await expect.element(page.getByRole('alert').getByText(/to copy it/)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Link' })).toHaveFocus();
  expect(onCopied).not.toHaveBeenCalled();
  write.mockResolvedValue();
  await userEvent.click(page.getByRole('button', { name: 'Copy' }));
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(onCopied).toHaveBeenCalledTimes(1);
  root.unmount();
  host.remove();
});
