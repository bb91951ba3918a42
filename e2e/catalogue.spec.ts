import type { Locator, Page } from '@playwright/test';
import { openAtOnce } from './clock.ts';
import { callApi, open, restoreSession, signUpCompany, type CompanySession } from './companies.ts';
import { failCalls, holdCalls, loseAnswers } from './failures.ts';
import { expect, test } from './fixtures.ts';
import { picture } from './picture.ts';
import type { GuildhallServer } from './server.ts';

/** Fifty products, three of them wrong and two with the SKU of one above. */
function spreadsheet(): string {
  const rows = Array.from({ length: 50 }, (_, index) => {
    const [kind, number] = [index < 30 ? 'Coil' : 'Plate', index + 1];
    return [`${kind} ${number}`, 'CR, oiled.', 100 + number, `${kind}s`, 10, `SKU-${number}`, 'left out'];
  });
  rows[4]![2] = 'dear';
  rows[9]![0] = '';
  rows[14]![4] = -1;
  rows[19]![5] = 'SKU-1';
  rows[24]![5] = 'sku-2';
  return [
    'Title,Details,Rate,Group,Qty,Code,Shelf',
    ...rows.map((row) => row.map((cell) => `"${cell}"`).join()),
  ].join('\n');
}

interface Stored {
  id: string;
  name: string;
  description: string;
  category: string;
  price: number;
  stockQuantity: number;
}

const inventory = (server: GuildhallServer, vendor: CompanySession) =>
  callApi<Stored[]>(server, `GET /api/products/inventory/${vendor.user._id}?limit=100&sort=name`, {
    session: vendor,
  });

/** Drops files on a field, as from a folder beside the browser. */
async function drop(field: Locator, names: readonly string[]): Promise<void> {
  const dataTransfer = await field.page().evaluateHandle(
    ({ base64, all }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0)!);
      const transfer = new DataTransfer();
      for (const name of all) transfer.items.add(new File([bytes], name, { type: 'image/png' }));
      return transfer;
    },
    { base64: picture.toString('base64'), all: names },
  );
  await field.dispatchEvent('drop', { dataTransfer });
}

test('a vendor lists, prices and stocks a catalogue', { tag: '@core' }, async ({ server, openWindow }) => {
  const [page, market] = [await openWindow(), await openWindow()];
  const vendor = await signUpCompany(server, 'Saffron Steel');
  await restoreSession(page, vendor);
  await restoreSession(market, await signUpCompany(server, 'Lotus Motors'), { mode: 'Client' });
  await openAtOnce(page, '/Inventory');
  await openAtOnce(market, '/Store');
  const stored = () => inventory(server, vendor);
  const find = async (name: string) => (await stored()).find((product) => product.name === name)!;
  const row = (name: string) => page.getByRole('row').filter({ hasText: new RegExp(`${name}\\b`) });
  const choose = async (name: string, action: string) => {
    await row(name).getByRole('button', { name: 'More actions for' }).first().click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  const search = async (words: string) => {
    await page.getByRole('searchbox', { name: 'Find a product or SKU' }).fill(words);
    await page.keyboard.press('Enter');
  };

  const dialog = page.getByRole('dialog', { name: 'Import products' });
  const checkRows = async (sheet = spreadsheet()) => {
    await page.getByRole('button', { name: 'Import' }).first().click();
    await dialog.locator('input[type="file"]').setInputFiles({
      name: 'stock.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(sheet),
    });
    await dialog.getByRole('button', { name: 'Check the rows' }).click();
  };

  await test.step('from a spreadsheet, whose wrong and repeated rows are named', async () => {
    await checkRows();
    const problems = dialog.getByRole('table');
    for (const [number, words] of Object.entries({
      6: 'Rate',
      11: 'Title',
      16: 'Qty',
      21: 'A row above has this SKU.',
      26: 'A row above has this SKU.',
    }))
      await expect(problems.getByRole('row', { name: new RegExp(`^${number}\\b`) })).toContainText(words);
    const letGo = await holdCalls(page, '**/api/products/import?known=*');
    await dialog.getByRole('button', { name: 'Import 45 products' }).click();
    await expect(dialog.getByRole('progressbar', { name: 'Importing' })).toBeVisible();
    await letGo();
    await expect(dialog.getByText('45 added, 0 updated, 5 left out')).toBeVisible();
    expect(await stored()).toHaveLength(45);
  });

  await test.step('all of it is taken back, and done again', async () => {
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('45 products are as they were.')).toBeVisible();
    await expect(page.getByText('You have no products yet')).toBeVisible();
    expect(await stored()).toEqual([]);
    await checkRows();
    await dialog.getByRole('button', { name: 'Import 45 products' }).click();
    await expect(dialog.getByText('45 added, 0 updated, 5 left out')).toBeVisible();
  });

  await test.step('pictures find their products by the names of their files', async () => {
    await dialog.getByRole('button', { name: 'Add images' }).click();
    const pictures = page.getByRole('dialog', { name: 'Add images' });
    await drop(pictures.locator('[data-part="box"]'), [
      'sku-1.png',
      'SKU-50 (2).png',
      'Plate 49.png',
      'me.png',
    ]);
    await expect(pictures.getByText('One image fits no product and is left out.')).toBeVisible();
    await pictures.getByRole('button', { name: 'Add 3 images' }).click();
    await pictures.getByRole('button', { name: 'Done' }).click();
    for (const name of ['Coil 1', 'Plate 49', 'Plate 50']) {
      const image = row(name).locator('img');
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((of: HTMLImageElement) => of.naturalWidth)).toBeGreaterThan(0);
    }
  });

  await test.step('all prices of a category rise by 4 %, and fall back but for one that was changed since', async () => {
    const prices = async () => (await stored()).map(({ name, price }) => [name, price]);
    const before = await stored();
    await search('coils');
    await expect(page.getByRole('row')).toHaveCount(1 + 25);
    await page.getByRole('checkbox', { name: 'Select all rows' }).check();
    await page.getByRole('button', { name: 'Change prices' }).click();
    const change = page.getByRole('dialog', { name: 'Change prices' });
    await change.getByRole('textbox', { name: 'By' }).fill('4');
    await expect(change.getByRole('list', { name: 'For example' })).toContainText('Rs. 130.00 Rs. 135.20');
    await change.getByRole('button', { name: 'Change 25 products' }).click();
    await expect(page.getByText('25 products changed.')).toBeVisible();
    await expect(row('Coil 30')).toContainText('Rs. 135.20');
    const raised = ({ name, price, category }: Stored) =>
      [name, category === 'Coils' ? Math.round(price * 104) / 100 : price] as const;
    expect(await prices()).toEqual(before.map(raised));
    const { id } = await find('Coil 29');
    await callApi(server, `PUT /api/products/${id}`, { session: vendor, body: { price: 500 } });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('24 products are as they were.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Left as they were' })).toHaveText(
      'Coil 29: It has been changed since.',
    );
    await expect(row('Coil 30')).toContainText('Rs. 130.00');
    expect(await prices()).toEqual(before.map(({ name, price }) => [name, name === 'Coil 29' ? 500 : price]));
    await search('');
  });

  await test.step('beside the navigation of a small screen no column is off the screen', async () => {
    const size = page.viewportSize()!;
    const region = page.getByRole('main').locator('[data-component="Table"] > [data-part="region"]');
    for (const width of [1024, 1200, 1280]) {
      await page.setViewportSize({ ...size, width });
      await expect
        .poll(() => region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
        .toBe(0);
    }
    await page.setViewportSize(size);
  });

  await test.step('a price is changed in place; a second window is told what differs', async () => {
    const { id } = await find('Plate 50');
    const write = async (price: number, others: number) => {
      await page.getByRole('button', { name: 'Edit Price of Plate 50' }).click();
      await callApi(server, `PUT /api/products/${id}`, { session: vendor, body: { price: others } });
      await page.keyboard.type(String(price));
      await page.keyboard.press('Enter');
      await expect(page.getByText(`Now Rs. ${others}.00`).first()).toBeVisible();
    };
    await write(155, 900);
    await page.getByRole('button', { name: 'Use theirs' }).click();
    await expect(row('Plate 50')).toContainText('Rs. 900.00');
    await write(160, 950);
    await page.getByRole('button', { name: 'Keep yours' }).click();
    await expect(row('Plate 50')).toContainText('Rs. 160.00');
    expect((await find('Plate 50')).price).toBe(160);
  });

  await test.step('so is a typo in a name', async () => {
    await page.getByRole('button', { name: 'Edit Name of Plate 48' }).click();
    await page.keyboard.type('Chequered plate');
    await page.keyboard.press('Enter');
    await expect(row('Chequered plate')).toContainText('SKU-48');
    expect(await find('Chequered plate')).toBeDefined();
  });

  const onMarket = (name: string) => market.getByRole('article', { name, exact: true });
  const reload = async () => {
    await market.reload();
    await market.clock.fastForward(3000);
  };
  await test.step('what is archived leaves the market until it is restored', async () => {
    await reload();
    await expect(onMarket('Plate 49')).toBeVisible();
    await choose('Plate 49', 'Archive');
    await expect(row('Plate 49')).toHaveCount(0);
    await reload();
    await expect(onMarket('Plate 50')).toBeVisible();
    await expect(onMarket('Plate 49')).toHaveCount(0);
    await page.getByRole('radio', { name: 'Archived' }).click();
    // The import that was undone has left one, too.
    await expect(row('Plate 49')).toHaveCount(2);
    await choose('Plate 49', 'Restore');
    await expect(row('Plate 49')).toHaveCount(1);
    await page.getByRole('radio', { name: 'Active' }).click();
    await expect(row('Plate 49')).toBeVisible();
    await reload();
    await expect(onMarket('Plate 49')).toBeVisible();
  });

  await test.step('stock comes in with a reason, which the log keeps', async () => {
    await page.getByRole('button', { name: /^Stock of Plate 50/ }).click();
    const stock = page.getByRole('dialog', { name: 'Stock of Plate 50' });
    await stock.getByRole('spinbutton', { name: 'Quantity' }).fill('40');
    await stock.getByRole('combobox', { name: 'Reason' }).selectOption('Received');
    await stock.getByRole('button', { name: 'Save stock' }).click();
    await expect(page.getByRole('button', { name: 'Stock of Plate 50: 50' })).toBeVisible();
    await choose('Plate 50', 'Stock log');
    const entries = page.getByRole('dialog').locator('[data-part="event"]');
    await expect(entries).toContainText([/\+40 50 after.*Received/, /\+10 10 after.*Imported/]);
    await page.keyboard.press('Escape');
  });

  await test.step('the editor sets minimum order and price breaks, which clients see', async () => {
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await row('Plate 50').getByRole('link', { name: 'Plate 50' }).click();
    const box = (name: string) => page.getByRole('textbox', { name, exact: true });
    await box('Minimum order').fill('5');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await page.getByRole('button', { name: 'Add a price' }).click();
    await box('Quantity of price 1').fill('50');
    await box('Price 1').fill('140');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Product updated successfully!')).toBeVisible();
    const { id } = await find('Plate 50');
    await open(market, `/Store?product=${id}`);
    const detail = market.getByRole('dialog', { name: 'Product' });
    const breaks = detail.getByRole('group', { name: 'Price breaks' }).getByRole('row');
    await expect(breaks).toContainText(['Quantity', '5 – 49', '50 or more']);
    await expect(breaks.last()).toContainText('Rs. 140.00');
    await expect(detail.getByText('Minimum order')).toBeVisible();
  });

  await test.step('an import that failed is checked and tried again, and one whose answer was lost is stored once', async () => {
    const imports = '**/api/products/import?known=*';
    const importOne = dialog.getByRole('button', { name: 'Import 1 product' });
    const error = dialog.getByRole('alert');
    await open(page, '/Inventory');
    await checkRows('Title,Details,Rate,Group,Qty\nBolt,M8,5,Bolts,10');
    const mend = await failCalls(page, { calls: imports });
    await importOne.click();
    await expect(error).toBeVisible();
    await mend();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect(error).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Check the rows' }).click();
    const mendAnswers = await loseAnswers(page, imports);
    await importOne.click();
    await expect(error).toBeVisible();
    await mendAnswers();
    await importOne.click();
    await expect(dialog.getByText('1 added, 0 updated, 0 left out')).toBeVisible();
    expect((await stored()).filter(({ name }) => name === 'Bolt')).toHaveLength(1);
  });

  await test.step('pictures that are not uploaded when their dialog closes are left out', async () => {
    await dialog.getByRole('button', { name: 'Add images' }).click();
    const pictures = page.getByRole('dialog', { name: 'Add images' });
    await drop(pictures.locator('[data-part="box"]'), ['Bolt.png']);
    const letGo = await holdCalls(page, '**/api/files');
    const stopped = page.waitForEvent('requestfailed', (call) => call.url().endsWith('/api/files'));
    await pictures.getByRole('button', { name: 'Add 1 image' }).click();
    await expect.poll(letGo.met).toBe(1);
    await page.keyboard.press('Escape');
    await stopped;
    await letGo();
  });
});

/** The controls in it that are smaller than a fingertip: 44 px, with what around them reacts to it. */
const smallTargets = async (scope: Locator) => {
  const controls = scope.locator('a, button, input, select, textarea, [role="menuitem"]');
  await expect(controls.filter({ visible: true })).not.toHaveCount(0);
  return controls.evaluateAll((all) =>
    all.flatMap((control) => {
      if (!control.checkVisibility({ opacityProperty: false, visibilityProperty: true })) return [];
      const around = getComputedStyle(control, '::after');
      const boxes = [
        control.getBoundingClientRect(),
        (control.closest('label') ?? control).getBoundingClientRect(),
        { width: Number.parseFloat(around.width) || 0, height: Number.parseFloat(around.height) || 0 },
      ];
      const [width, height] = [
        Math.max(...boxes.map((box) => box.width)),
        Math.max(...boxes.map((box) => box.height)),
      ];
      return width >= 44 && height >= 44 ? [] : [`${control.outerHTML.slice(0, 120)} ${width} x ${height}`];
    }),
  );
};

test('on a phone one product is restocked, edited and selected with the thumb', async ({
  server,
  openWindow,
}) => {
  const page = await openWindow({ width: 360, phone: true });
  const vendor = await signUpCompany(server, 'Saffron Steel');
  await callApi(server, 'POST /api/products', {
    session: vendor,
    body: { name: 'Coil', description: 'Oiled.', category: 'Coils', price: 1000, stockQuantity: 5 },
  });
  await restoreSession(page, vendor);
  await openAtOnce(page, '/Inventory');
  const list = page.getByRole('list', { name: 'Products' });
  const sheet = page.getByRole('dialog');
  const write = async (box: Locator, text: string) => {
    await box.tap();
    await box.fill(text);
  };

  await test.step('stock', async () => {
    await expect(list.getByRole('listitem')).toHaveCount(1);
    expect(await smallTargets(page.getByRole('main'))).toEqual([]);
    await list.getByRole('button', { name: /^Stock of Coil/ }).tap();
    expect(await smallTargets(sheet)).toEqual([]);
    await write(sheet.getByRole('spinbutton', { name: 'Quantity' }), '20');
    await sheet.getByRole('combobox', { name: 'Reason' }).selectOption('Received');
    await sheet.getByRole('button', { name: 'Save stock' }).tap();
    await expect(list.getByRole('button', { name: 'Stock of Coil: 25' })).toBeVisible();
  });

  await test.step('price', async () => {
    await list.getByRole('button', { name: 'Quick edit of Coil' }).tap();
    expect(await smallTargets(sheet)).toEqual([]);
    await write(sheet.getByRole('textbox', { name: 'Price' }), '950');
    await sheet.getByRole('button', { name: 'Save changes' }).tap();
    await expect(sheet).toHaveCount(0);
    await expect(list).toContainText('Rs. 950.00');
  });

  await test.step('with others', async () => {
    await page.getByRole('button', { name: 'Select', exact: true }).tap();
    expect(await smallTargets(page.getByRole('main'))).toEqual([]);
    await list.getByRole('checkbox', { name: 'Select Coil' }).tap();
    const bar = page.getByRole('group', { name: 'Selected products' });
    expect(await smallTargets(bar)).toEqual([]);
    await bar.getByRole('button', { name: 'Set discount' }).tap();
    await write(sheet.getByRole('textbox', { name: 'Discount' }), '10');
    await sheet.getByRole('button', { name: 'Set for 1 product' }).tap();
    await expect(list).toContainText('Rs. 855.00');
    await expect(bar).toHaveCount(0);
  });

  await test.step('its menu', async () => {
    await list.getByRole('button', { name: 'More actions for Coil' }).tap();
    expect(await smallTargets(page.getByRole('menu'))).toEqual([]);
  });
  expect(await inventory(server, vendor)).toMatchObject([{ price: 950, discount: 10, stockQuantity: 25 }]);
});

test('two windows that edit one product lose nothing', async ({ server, openWindow }) => {
  const vendor = await signUpCompany(server, 'Saffron Steel');
  const { product } = await callApi<{ product: Stored }>(server, 'POST /api/products', {
    session: vendor,
    body: { name: 'Coil', description: 'Oiled.', category: 'Coils', price: 1000, stockQuantity: 5 },
  });
  const openEditor = async () => {
    const page = await openWindow();
    await restoreSession(page, vendor);
    await openAtOnce(page, `/Inventory/${product.id}`);
    return page;
  };
  const [first, second] = [await openEditor(), await openEditor()];
  const write = async (page: Page, texts: Record<string, string>) => {
    for (const [name, text] of Object.entries(texts))
      await page.getByRole('textbox', { name, exact: true }).fill(text);
  };
  const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

  await write(second, { Name: 'Cold coil', Price: '900', Description: 'Oiled, slit.' });
  await write(first, { Name: 'CR coil', Price: '950', Category: 'Strip' });
  await save(first);
  await expect(first.getByText('Product updated successfully!')).toBeVisible();
  await save(second);
  const review = second.getByRole('group', { name: 'Someone else has changed this' });
  await expect(review.getByRole('group')).toHaveCount(2);
  const value = (field: string, choice: string) =>
    review.getByRole('group', { name: field }).getByRole('radio', { name: choice });
  await expect(value('Name', 'Keep yours')).toHaveAccessibleDescription('Cold coil');
  await expect(value('Name', 'Keep yours')).toBeChecked();
  await expect(value('Price', 'Use theirs')).toHaveAccessibleDescription('Rs. 950.00');
  await value('Price', 'Use theirs').check();
  await review.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect(second.getByText('Product updated successfully!')).toBeVisible();
  await expect(review).toHaveCount(0);
  expect(await inventory(server, vendor)).toMatchObject([
    { name: 'Cold coil', price: 950, description: 'Oiled, slit.', category: 'Strip' },
  ]);
});
