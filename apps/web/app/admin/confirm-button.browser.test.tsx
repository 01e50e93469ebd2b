import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showForTest } from '../testing/show-for-test.tsx';
import { ConfirmButton } from './confirm-button.tsx';

function Rows() {
  const [rows, setRows] = useState(['Ann', 'Bo']);
  return (
    <main tabIndex={-1}>
      {rows.map((name) => (
        <ConfirmButton
          key={name}
          action="Delete"
          label={`Delete ${name}`}
          question="It is gone for good."
          onConfirm={async () => {
            setRows((known) => known.filter((other) => other !== name));
            return null;
          }}
        />
      ))}
    </main>
  );
}

test('[M6] after something was deleted the focus is on the page that it was on', async () => {
  const { unmount } = showForTest(<Rows />, () => null);
  await userEvent.click(page.getByRole('button', { name: 'Delete Ann' }));
  const dialog = page.getByRole('dialog', { name: 'Delete Ann' });
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveFocus();
  unmount();
});
