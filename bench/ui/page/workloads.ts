import {
  checkCards,
  checkDialog,
  checkRow,
  checkToasts,
  isVisible,
  nameColour,
  lightness,
} from './checks.ts';
import { formatRupees, messages, products, reducedPrice, rows } from './data.ts';
import { shown, timeUntilShown } from './frames.ts';

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`${selector} is missing`);
  return element;
};
const press = (control: string) => find(`[data-press="${control}"]`).click();
const dialog = ':is(dialog[open], [role="dialog"])';

/** The rows as the switches have left them. */
let current = rows;

/** What the runner calls, one after the other, on a fresh page. Times are in ms, to the end of the frame. */
export const workloads = {
  async mountCards(): Promise<number> {
    const time = await timeUntilShown(
      () => press('mount-cards'),
      () => all('[data-card]').length === products.length,
    );
    checkCards(products);
    return time;
  },

  async changePrice(): Promise<number> {
    const [first, ...others] = products;
    const changed = { ...first!, price: 2000 };
    const price = formatRupees(reducedPrice(changed));
    const time = await timeUntilShown(
      () => press('change-price'),
      () => find('[data-card]').textContent.includes(price),
    );
    checkCards([changed, ...others]);
    return time;
  },

  /** Also counts how often React put something into the page. */
  async darken(): Promise<{ time: number; commits: number }> {
    const light = nameColour();
    const before = window.commits;
    const time = await timeUntilShown(
      () => press('darken'),
      () => nameColour() !== light,
    );
    // A library may go on rendering after the first frame.
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (lightness(nameColour()) < lightness(light) + 0.3) throw new Error('The names did not get lighter');
    return { time, commits: window.commits - before };
  },

  /** Opening and closing, without the motion by which a dialog leaves. */
  async openAndCloseDialog(): Promise<number> {
    const opening = await timeUntilShown(
      () => press('open-dialog'),
      () => all(`${dialog} input`).length === 8,
    );
    await shown(() => [...all(`${dialog} input`)].every(isVisible));
    checkDialog(find(dialog));
    // Until its last frame is drawn, which the first one of closing would otherwise wait for.
    await new Promise((resolve) => setTimeout(resolve, 60));
    const cancel = find(`${dialog} [data-cancel]`);
    const closing = await timeUntilShown(
      () => cancel.click(),
      () => find('[data-press="open-dialog"]').dataset['open'] === 'false',
    );
    await shown(() => ![...all(dialog)].some(isVisible));
    return opening + closing;
  },

  async mountRows(): Promise<number> {
    const time = await timeUntilShown(
      () => press('mount-rows'),
      () => all('[data-row]').length === rows.length,
    );
    rows.forEach(checkRow);
    return time;
  },

  async toggle(index: number): Promise<number> {
    const row = current[index]!;
    const element = find(`[data-row="${row.id}"]`);
    const control = element.querySelector<HTMLElement>('input, [role="switch"]')!;
    const time = await timeUntilShown(
      () => control.click(),
      () => element.dataset['on'] === String(!row.isOn),
    );
    current = current.map((other) => (other === row ? { ...row, isOn: !row.isOn } : other));
    current.forEach(checkRow);
    return time;
  },

  async showToasts(): Promise<number> {
    const time = await timeUntilShown(
      () => press('show-toasts'),
      () => all('[data-toast]').length === messages.length,
    );
    await shown(() => [...all('[data-toast]')].every(isVisible));
    checkToasts([...all('[data-toast]')]);
    return time;
  },
};

declare global {
  interface Window {
    /** How often React has put something into the page. */
    commits: number;
    workloads: typeof workloads;
  }
}
