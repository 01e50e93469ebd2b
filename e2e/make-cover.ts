import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';

export interface Answers {
  readonly title: string;
  readonly author: string;
  readonly genre: string;
  readonly pages?: number;
}

/** Answers the questions of setup and goes on to the editor. */
export async function makeCover(page: Page, answers: Answers): Promise<void> {
  await page.goto('/design');
  await answerSetup(page, answers);
}

/** Waits for setup, because the previous page may have a title field, too. */
export async function waitForSetup(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Tell us about the book' })).toBeVisible();
}

/** Answers the questions of the open setup. */
export async function answerSetup(page: Page, { title, author, genre, pages }: Answers): Promise<void> {
  await waitForSetup(page);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Author').fill(author);
  await page.getByRole('button', { name: genre, exact: true }).click();
  if (pages !== undefined) {
    await page.getByText('Book details').click();
    await page.getByLabel('Pages').fill(String(pages));
  }
  await page.getByRole('button', { name: 'Choose pictures' }).click();
  await page.getByRole('button', { name: 'See a dozen covers' }).click();
  // The first idea is selected as soon as it is there.
  await page.getByRole('button', { name: 'Make it mine' }).click();
  await waitForEditor(page);
}

export async function waitForEditor(page: Page): Promise<void> {
  await expect(page.getByTestId('stage')).toBeVisible();
  await expect(page.getByTestId('guidelines')).toBeVisible();
}

/** Finds the button of a tab in the rail, with or without a warning. */
export function tabOf(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Parts of the cover' }).getByRole('button', { name: new RegExp(`^${name}( :|$)`) });
}
