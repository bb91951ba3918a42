import { openAtOnce } from './clock.ts';
import { restoreSession, signUpCompany } from './companies.ts';
import { expect, test } from './fixtures.ts';

test('the landing page can be read without any script', async ({ openWindow }) => {
  const page = await openWindow({ scripts: false });
  await page.goto('/');
  await expect(page.getByText('Connecting businesses')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.getByText('A unified platform for businesses to connect and grow')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Global Reach' })).toBeVisible();
  const tiles = page.getByRole('region', { name: 'Features' }).getByRole('listitem');
  await expect(tiles).toHaveCount(4);
  await expect(tiles.getByRole('link')).toHaveCount(0);
  const ways = page.getByRole('navigation', { name: 'Main' });
  await expect(ways.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  await ways.getByRole('link', { name: 'Know More' }).click();
  await expect(page).toHaveURL(/#features$/);
});

test('every control of the landing page, and what scrolling does', async ({ server, openWindow }) => {
  const page = await openWindow({ motion: true });
  const ways = page.getByRole('navigation', { name: 'Main' });
  const features = page.getByRole('region', { name: 'Features' });
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  const progress = (part: string) =>
    page.evaluate(
      (name) =>
        document
          .getAnimations()
          .map(({ effect }) => effect as KeyframeEffect)
          .find((effect) => effect.target?.matches(`[data-part="${name}"]`))
          ?.getComputedTiming().progress,
      part,
    );

  await test.step('a signed-in company sees the same buttons as a guest', async () => {
    await restoreSession(page, await signUpCompany(server, 'Coral Castings'));
    await openAtOnce(page, '/');
    await expect(ways.getByRole('link')).toHaveText(['Know More', 'Login', 'Register']);
  });

  await test.step('the hall moves with the first 1500 px', async () => {
    for (const [top, expected] of [
      [0, 0],
      [750, 0.5],
      [1500, 1],
    ] as const) {
      await scrollTo(top);
      await expect.poll(() => progress('facade')).toBeCloseTo(expected, 3);
    }
  });

  await test.step('the bar is blurred beyond 50 px', async () => {
    const bar = page.getByRole('banner');
    const ground = () => bar.evaluate((element) => getComputedStyle(element, '::before').opacity);
    await scrollTo(50);
    await expect.poll(ground).toBe('0');
    await scrollTo(70);
    await expect.poll(ground).toBe('1');
  });

  await test.step('Know More scrolls smoothly to the features', async () => {
    await scrollTo(0);
    await page.evaluate(() => {
      const seen: number[] = [];
      addEventListener('scroll', () => seen.push(scrollY));
      Object.assign(window, { seen });
    });
    await ways.getByRole('link', { name: 'Know More' }).click();
    await expect(features).toBeFocused();
    await expect
      .poll(() => features.evaluate((element) => Math.abs(element.getBoundingClientRect().top)))
      .toBeLessThan(80);
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    // A jump has a single position; how many a smooth scroll has depends on the machine.
    expect(new Set(seen).size).toBeGreaterThan(1);
    await expect(page).toHaveURL(server.url);
  });

  await test.step('the mailing box refuses an invalid address, and sends nothing', async () => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    const box = page.getByRole('textbox', { name: 'Email' });
    await box.fill('coral');
    await page.getByRole('button', { name: 'Keep me posted' }).click();
    await expect(box).toBeFocused();
    expect(await box.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
    await expect(page.getByText('Your address was not kept.')).toBeHidden();
    await box.fill('office@coral.example');
    await page.getByRole('button', { name: 'Keep me posted' }).click();
    await expect(page.getByText('Your address was not kept.')).toBeVisible();
    expect(calls).toEqual([]);
  });

  // The hall moves the links in front of it until the scroll ends; the bar with the other links does not move.
  await scrollTo(0);
  await expect.poll(() => progress('facade')).toBe(0);
  for (const [name, path, title] of [
    ['Join the hall', '/register', 'Sign Up'],
    ['Register', '/register', 'Sign Up'],
    ['Login', '/login', 'Log In'],
  ] as const) {
    await test.step(name, async () => {
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(server.url + path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.goBack();
      await expect(ways).toBeVisible();
    });
  }
});
