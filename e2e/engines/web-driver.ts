import type { Driver } from './window.ts';

/** The key of an element's reference (W3C WebDriver, 12.3). */
const reference = 'element-6066-11e4-a52e-4f735466cecf';
type Element = Record<typeof reference, string>;

/** Opens a window by W3C WebDriver, at the address of a driver. */
export async function openByWebDriver(address: string, capabilities: object): Promise<Driver<Element>> {
  async function send<Value>(method: string, path: string, body?: object): Promise<Value> {
    const response = await fetch(`${address}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  }
  const { sessionId } = await send<{ sessionId: string }>('POST', '', {
    capabilities: { alwaysMatch: capabilities },
  });
  const call = <Value>(path: string, body: object) => send<Value>('POST', `/${sessionId}${path}`, body);
  const execute = <Value>(script: string, args: string[] = []) =>
    call<Value>('/execute/sync', { script: `return (${script})(...arguments)`, args });
  const act = (element: Element, action: string, body: object = {}) =>
    call<void>(`/element/${element[reference]}/${action}`, body);
  return {
    open: (url) => call('/url', { url }),
    run: execute,
    find: execute<Element | null>,
    press: (element) => act(element, 'click'),
    async type(element, text) {
      await act(element, 'clear');
      await act(element, 'value', { text });
    },
    close: () => send('DELETE', `/${sessionId}`),
  };
}
