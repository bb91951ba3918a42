import { once } from 'node:events';
import { WebSocket } from 'undici';
import type { Driver, WindowSize } from './window.ts';

/** A reference to a node of a page. */
interface Element {
  sharedId: string;
}

/** A browser that is driven by W3C WebDriver BiDi. */
interface BidiBrowser {
  /** Opens a window that shares nothing with the others. */
  openWindow(size: WindowSize): Promise<Driver<Element>>;
  close(): Promise<void>;
}

export async function connectByBidi(address: string): Promise<BidiBrowser> {
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  let sent = 0;
  const pending = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = JSON.parse(String(data)) as {
      id: number;
      result: never;
      error?: string;
      message?: string;
    };
    const waiting = pending.get(id);
    pending.delete(id);
    if (error) waiting?.reject(new Error(`${error}: ${message}`));
    else waiting?.resolve(result);
  });
  const send = <Result>(method: string, params: object = {}) =>
    new Promise<Result>((resolve, reject) => {
      sent += 1;
      pending.set(sent, { resolve, reject });
      socket.send(JSON.stringify({ id: sent, method, params }));
    });

  await send('session.new', { capabilities: {} });
  return {
    async openWindow(viewport) {
      const { userContext } = await send<{ userContext: string }>('browser.createUserContext');
      const { context } = await send<{ context: string }>('browsingContext.create', {
        type: 'window',
        userContext,
      });
      await send('browsingContext.setViewport', { context, viewport });
      async function call(script: string, args: object[]): Promise<{ value: string; sharedId?: string }> {
        const answer = await send<{
          result: { value: string; sharedId?: string };
          exceptionDetails?: { text: string };
        }>('script.callFunction', {
          functionDeclaration: script,
          arguments: args,
          target: { context },
          awaitPromise: false,
        });
        if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
        return answer.result;
      }
      const perform = (id: string, type: string, actions: object[]) =>
        send('input.performActions', { context, actions: [{ id, type, actions }] });
      return {
        async open(url) {
          await send('browsingContext.navigate', { context, url, wait: 'complete' });
        },
        run: async (script) =>
          JSON.parse((await call(`() => JSON.stringify((${script})() ?? null)`, [])).value) as unknown,
        async find(script, args) {
          const { sharedId } = await call(
            script,
            args.map((value) => ({ type: 'string', value })),
          );
          return sharedId === undefined ? null : { sharedId };
        },
        async press(element) {
          await call('(element) => element.scrollIntoView({ block: "center", behavior: "instant" })', [
            element,
          ]);
          await perform('mouse', 'pointer', [
            { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ]);
        },
        async type(element, text) {
          await call('(field) => { field.focus(); field.select(); }', [element]);
          await perform(
            'keyboard',
            'key',
            Array.from(text).flatMap((value) => [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ]),
          );
        },
        async close() {
          await send('browser.removeUserContext', { userContext });
        },
      };
    },
    async close() {
      await send('browser.close');
      await once(socket, 'close').catch(() => {});
    },
  };
}
