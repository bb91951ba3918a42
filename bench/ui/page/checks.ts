import { fields, formatRupees, messages, reducedPrice, type Product, type Row } from './data.ts';

function check(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`The page is not what it should be: ${what}`);
}

/** Whether the element has a size, is not transparent and is not hidden. */
export function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
}

/** The innermost element with exactly this text. */
const elementWith = (root: Element, text: string) =>
  [...root.querySelectorAll('*')].findLast((element) => element.textContent === text);

const actions = ['Request Estimate', 'Save for Later', 'View More'];

export function checkCards(products: readonly Product[]): void {
  const cards = [...document.querySelectorAll('[data-card]')];
  check(cards.length === products.length, `${cards.length} cards`);
  products.forEach((product, index) => {
    const card = cards[index]!;
    const { name, description, price, stockQuantity, vendorName } = product;
    const words = [
      name,
      description,
      formatRupees(reducedPrice(product)),
      formatRupees(price),
      '12.5% off',
      vendorName,
      `${stockQuantity} in stock`,
    ];
    for (const word of words) check(card.textContent.includes(word), `card ${index} does not say '${word}'`);
    // The name may be a button as well.
    const buttons = [...card.querySelectorAll('button')].map(({ textContent }) => textContent);
    for (const action of actions)
      check(
        buttons.some((text) => text.includes(action)),
        `card ${index} has no button '${action}'`,
      );
    check(card.querySelector('img') !== null, `card ${index} has no picture`);
  });
  const [first] = cards;
  const description = elementWith(first!, products[0]!.description);
  check(description !== undefined, 'the description is not in one piece');
  check(description.getBoundingClientRect().height < 80, 'the description is not clamped');
  for (const element of [first!, description, ...first!.querySelectorAll('button, img')])
    check(isVisible(element), `${element.outerHTML.slice(0, 100)} is not visible`);
  const full = elementWith(first!, formatRupees(products[0]!.price)) ?? first!.querySelector('s, del');
  const struck = full?.closest('s, del') ?? full;
  check(
    struck != null && getComputedStyle(struck).textDecorationLine.includes('line-through'),
    'the full price is not struck through',
  );
}

export function checkDialog(dialog: Element): void {
  check(dialog.textContent.includes('Add a Product'), 'the dialog has no title');
  const labels = [...dialog.querySelectorAll('input')].map((input) => input.labels?.[0]?.textContent);
  check(
    fields.every(({ label }, index) => labels[index]?.includes(label)),
    `the fields are called ${labels.join(', ')}`,
  );
}

export function checkRow({ id, name, city, isOn }: Row): void {
  const row = document.querySelector(`[data-row="${id}"]`);
  check(row !== null && row.textContent.includes(name) && row.textContent.includes(city), `no row ${id}`);
  const control = row.querySelector('input, [role="switch"]');
  const state = control instanceof HTMLInputElement ? control.checked : control?.ariaChecked === 'true';
  check(control !== null && state === isOn, `the switch of ${id} is not ${isOn ? 'on' : 'off'}`);
}

export function checkToasts(toasts: readonly Element[]): void {
  const texts = new Set(toasts.map((toast) => toast.textContent));
  for (const message of messages) check(texts.has(message), `no toast says '${message}'`);
}

/** The colour of the first card's name. */
export function nameColour(): string {
  const card = document.querySelector('[data-card]')!;
  return getComputedStyle(card.querySelector('[data-name], [data-part="name"]')!).color;
}

/** How light a colour is, from 0 to 1. */
export function lightness(colour: string): number {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return (red + green + blue) / (3 * 255);
}
