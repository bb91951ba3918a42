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

/** The current state of the rows. */
let current = rows;

/** The functions that the runner calls on a new page. They return times in ms, to the end of the frame. */
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

  /** Also counts React's commits. */
  async darken(): Promise<{ time: number; commits: number }> {
    const light = nameColour();
    const before = window.commits;
    const time = await timeUntilShown(
      () => press('darken'),
      () => nameColour() !== light,
    );
    // A library may still render after the first frame.
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (lightness(nameColour()) < lightness(light) + 0.3) throw new Error('The names did not get lighter');
    return { time, commits: window.commits - before };
  },

  /** Opening and closing, without the closing animation. */
  async openAndCloseDialog(): Promise<number> {
    const opening = await timeUntilShown(
      () => press('open-dialog'),
      () => all(`${dialog} input`).length === 8,
    );
    await shown(() => [...all(`${dialog} input`)].every(isVisible));
    checkDialog(find(dialog));
    // Until its last frame is drawn, for which the first frame of closing would otherwise wait.
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
    /** The number of React's commits. */
    commits: number;
    workloads: typeof workloads;
  }
}
