import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';

/** What an engine's protocol can do with a window. A script is the source of a function. */
export interface Driver<Element> {
  open(url: string): Promise<void>;
  /** Runs a script and returns what it returns, which JSON can express. */
  run(script: string): Promise<unknown>;
  /** Runs a script and returns the element that it returns. */
  find(script: string, args: string[]): Promise<Element | null>;
  /** Presses an element as the mouse does. */
  press(element: Element): Promise<void>;
  /** Replaces the text of a field as the keyboard does. */
  type(element: Element, text: string): Promise<void>;
  close(): Promise<void>;
}

/** A window of any engine, as far as the smoke journey needs one. It waits for what is not there yet. */
export interface Window {
  /** Opens an address of the server. */
  open(path: string): Promise<void>;
  /** Presses the first element of a role whose name contains a text. */
  press(role: 'button' | 'switch' | 'tab', name: string): Promise<void>;
  /** Replaces the text of the field with a label or a placeholder. */
  type(label: string, text: string): Promise<void>;
  /** Waits until a text can be seen. */
  see(text: string): Promise<void>;
  /** Waits until a function of the page returns true. */
  until(condition: () => boolean): Promise<void>;
  close(): Promise<void>;
}

/** In pixels. */
export interface WindowSize {
  width: number;
  height: number;
}

export interface Engine {
  openWindow(origin: string, size: WindowSize): Promise<Window>;
  close(): Promise<void>;
}

/** How long a window waits, in milliseconds: it only ends what hangs. */
const timeout = 30_000;

const require = createRequire(import.meta.url);
const library = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
);

/** The elements that a text names, by the rules of Testing Library. */
const queries = {
  role: `queryAllByRole(document.body, role, { name: (name) => name.toLowerCase().includes(text.toLowerCase()) })`,
  label: `queryAllByLabelText(document.body, text)`,
  placeholder: `queryAllByPlaceholderText(document.body, text)`,
  text: `queryAllByText(document.body, text, { exact: false })`,
};

export function createWindow<Element>(driver: Driver<Element>, origin: string): Window {
  /** Tries until it has a result: what it asks about may be replaced meanwhile. */
  async function wait<Value>(what: string, attempt: () => Promise<Value | null | false>): Promise<Value> {
    const until = Date.now() + timeout;
    let cause: unknown;
    do {
      try {
        const value = await attempt();
        if (value !== null && value !== false) return value;
      } catch (error) {
        cause = error;
      }
      await sleep(50);
    } while (Date.now() < until);
    const shown = await driver.run('() => location.pathname + " shows:\\n" + document.body.innerText');
    throw new Error(`Not there after ${timeout} ms: ${what}\n${String(shown)}`, { cause });
  }

  async function find(wanted: (keyof typeof queries)[], text: string, role = ''): Promise<Element | null> {
    if (!(await driver.run('() => typeof TestingLibraryDom === "object"')))
      await driver.run(`() => { ${library} }`);
    return driver.find(
      `(text, role) => {
        const { queryAllByRole, queryAllByLabelText, queryAllByPlaceholderText, queryAllByText } = TestingLibraryDom;
        return [${wanted.map((query) => `...${queries[query]}`).join(', ')}]
          .find((element) => element.checkVisibility({ visibilityProperty: true })) ?? null;
      }`,
      [text, role],
    );
  }

  /** Finds an element and acts on it; both again when it has gone meanwhile. */
  const act = async (
    what: string,
    found: () => Promise<Element | null>,
    action: (element: Element) => Promise<void>,
  ) => {
    await wait(what, async () => {
      const element = await found();
      if (element === null) return false;
      await action(element);
      return true;
    });
  };

  return {
    open: (path) => driver.open(origin + path),
    press: (role, name) =>
      act(
        `${role} ${name}`,
        () => find(['role'], name, role),
        (element) => driver.press(element),
      ),
    type: (label, text) =>
      act(
        `field ${label}`,
        () => find(['label', 'placeholder'], label),
        (field) => driver.type(field, text),
      ),
    see: (text) =>
      act(
        text,
        () => find(['text'], text),
        async () => {},
      ),
    async until(condition) {
      await wait(String(condition), async () => (await driver.run(String(condition))) === true);
    },
    close: () => driver.close(),
  };
}
