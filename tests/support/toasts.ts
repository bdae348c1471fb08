import type { Locator, Page } from '@playwright/test';

/** The messages in the corner, newest first. */
export function toasts(page: Page): Locator {
  return page.locator('[data-toast]');
}
