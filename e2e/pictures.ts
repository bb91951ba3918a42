import type { Page } from '@playwright/test';
import { join } from 'node:path';

/** Companies keep their pictures on a host of their own. */
export const pictureHost = 'https://pictures.example';

/** Lets a page find the app's own pictures on that host, which no network has. */
export const servePictures = (page: Page): Promise<unknown> =>
  page.route(`${pictureHost}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(import.meta.dirname, '../packages/app/public', pathname) });
  });
