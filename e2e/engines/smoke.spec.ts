import { expect, test } from '@playwright/test';
import { engineNames, requireEngine, type EngineName } from '../../scripts/engines.ts';
import { callApi, password, signUpCompany, type CompanySession } from '../companies.ts';
import { addProducts } from '../products.ts';
import { GuildhallServer } from '../server.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';
import type { Engine, Window } from './window.ts';

const vendorName = 'Saffron Steel';
const clientName = 'Lotus Motors';
const email = 'office@saffron-steel.example';

const start: Record<EngineName, () => Engine | Promise<Engine>> = {
  Firefox: () => startFirefox(requireEngine('Firefox')),
  WebKit: () => startWebKit(requireEngine('WebKit')),
};

async function signUp(window: Window): Promise<void> {
  await window.open('/register');
  await window.type('Company Name', vendorName);
  await window.type('Email', email);
  await window.type('Password', password);
  await window.type('Confirm Password', password);
  await window.press('button', 'Register');
  await window.see('Registration successful!');
  await window.until(() => location.pathname === '/details');
}

async function logIn(window: Window, address: string): Promise<void> {
  await window.open('/login');
  await window.type('Email', address);
  await window.type('Password', password);
  await window.press('button', 'Log In');
  await window.see('Login successful!');
  await window.until(() => location.pathname === '/user-home');
}

async function addProduct(window: Window): Promise<void> {
  await window.open('/home');
  await window.press('button', 'Add a Product');
  await window.type('Name', 'Cold rolled coil');
  await window.type('Description', 'CR coil, 1.2 mm, oiled, slit to width. '.repeat(15));
  // It has grown with its text.
  await window.until(
    () => document.querySelector('dialog textarea, [role=dialog] textarea')!.clientHeight > 100,
  );
  await window.type('Price', '1000');
  await window.type('Category', 'Coils');
  await window.type('Stock quantity', '40');
  await window.press('button', 'Add Product');
  await window.see('Product added successfully!');
  await window.see('Cold rolled coil');
}

async function scrollThroughProducts(window: Window): Promise<void> {
  await window.open('/home');
  await window.until(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    return document.querySelectorAll('article').length === 73;
  });
  await window.until(() => document.documentElement.scrollWidth <= innerWidth);
}

async function connect(vendor: Window, client: Window): Promise<void> {
  await Promise.all([vendor.open('/network'), client.open('/network')]);
  await vendor.press('tab', 'Find');
  await vendor.press('button', `Connect`);
  await vendor.see('Connection request sent successfully!');
  await client.press('switch', 'Client mode');
  await client.press('button', `Accept ${vendorName}`);
  await client.see('Connection accepted successfully.');
}

async function talk(
  vendor: Window,
  client: Window,
  companies: Record<'vendor' | 'client', string>,
): Promise<void> {
  await Promise.all([vendor.open(`/chats/${companies.client}`), client.open(`/chats/${companies.vendor}`)]);
  const question = 'Can you take 18 tonnes of the cold rolled coil a month, slit to width and oiled? '.repeat(
    4,
  );
  await vendor.type('Type a message...', question);
  // Its box has grown with it.
  await vendor.until(() => document.querySelector<HTMLElement>('textarea')!.offsetHeight > 60);
  await vendor.press('button', 'Send');
  await client.see(question.trim());
  await client.type('Type a message...', 'Yes, by Friday.');
  await client.press('button', 'Send');
  await vendor.see('Yes, by Friday.');
}

for (const name of engineNames) {
  test(`two companies sign up, trade and talk in ${name}`, async () => {
    const server = await GuildhallServer.start('off');
    let engine: Engine | undefined;
    try {
      engine = await start[name]();
      const [vendor, client] = await Promise.all([
        engine.openWindow(server.url, { width: 1440, height: 900 }),
        engine.openWindow(server.url, { width: 360, height: 800 }),
      ]);
      const { user } = await signUpCompany(server, clientName);
      await test.step('sign up', () => Promise.all([signUp(vendor), logIn(client, user.email)]));
      await logIn(vendor, email);
      const session = await callApi<CompanySession>(server, 'POST /api/users/login', {
        body: { email, password },
      });
      await test.step('a product', () => addProduct(vendor));
      await addProducts(server, session.user._id, 1, 72);
      await test.step('73 products', () => scrollThroughProducts(client));
      await test.step('a connection', () => connect(vendor, client));
      await test.step('a conversation', () =>
        talk(vendor, client, { vendor: session.user._id, client: user._id }));
      await Promise.all([vendor.close(), client.close()]);
      expect(server.takeErrors()).toEqual([]);
    } finally {
      await Promise.all([engine?.close(), server.stop()]);
    }
  });
}
