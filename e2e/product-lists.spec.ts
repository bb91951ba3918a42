import { openAtOnce } from './clock.ts';
import { open, restoreSession, signUpCompany } from './companies.ts';
import { expect, test } from './fixtures.ts';
import { addProducts, productId } from './products.ts';

test('long lists of products are sorted and chosen by the server', async ({ server, openWindow }) => {
  const page = await openWindow();
  const company = await signUpCompany(server, 'Saffron Steel');
  await addProducts(server, company.user._id, 1, 130);
  await restoreSession(page, company);
  const scrollToEnd = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

  await test.step('a column of the inventory sorts all pages, and again the other way round', async () => {
    await server.query(`update products set price_paise = 1000 where id = $1`, [productId(1)]);
    await openAtOnce(page, '/inventory');
    const first = page.getByRole('row').nth(1);
    await expect(first).toContainText('Coil 130');
    const price = page.getByRole('columnheader', { name: 'Price' });
    await price.getByRole('button').click();
    await expect(price).toHaveAttribute('aria-sort', 'ascending');
    await expect(first).not.toContainText('Coil 130');
    await price.getByRole('button').click();
    await expect(price).toHaveAttribute('aria-sort', 'descending');
    await expect(first).toContainText(/Coil 1\b.*Rs\. 10\.00/);
  });

  await test.step('more products can be saved for later than one call can name', async () => {
    const saved = Array.from({ length: 120 }, (_, index) => productId(index + 1));
    await page.evaluate((ids) => localStorage.setItem('savedProducts', JSON.stringify(ids)), saved);
    await page.reload();
    await page.clock.fastForward(3000);
    // They were saved in this browser before saving needed an account, so the company takes them over: 120 calls.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('savedProducts'))).toBeNull();
    await open(page, '/store?saved');
    const rows = page.getByRole('link', { name: /^Coil \d+$/ });
    await expect(async () => {
      await scrollToEnd();
      await expect(rows).toHaveCount(120, { timeout: 300 });
    }).toPass();
    await expect(page.getByRole('link', { name: 'Coil 1', exact: true })).toBeAttached();
    await expect(page.getByRole('link', { name: 'Coil 121' })).toHaveCount(0);
  });
});
