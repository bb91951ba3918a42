import { useLocation, useNavigate, useSearchParams, type NavigateFunction } from 'react-router-dom';

const dialogs = ['product', 'company', 'add', 'estimate', 'report'] as const;

/** A dialog, or the form of a screen, over which a dialog may open. */
type DialogName = (typeof dialogs)[number] | 'form';

/** The id of the order that the form of a dialog begins with. */
const orderParam = 'order';

/** What gives way to a dialog, or to a form, and goes with it: the quantity is what a counter-offer begins with. */
const paramsOf = (name: DialogName) => (name === 'form' ? ['form', 'quantity'] : [...dialogs, orderParam]);

/** The query of an address with this dialog open instead of any other; without an id, with none. */
export function dialogSearch(search: string, name: DialogName, id?: string, orderId?: string): string {
  const params = new URLSearchParams(search);
  for (const param of paramsOf(name)) params.delete(param);
  if (id) params.set(name, id);
  if (orderId) params.set(orderParam, orderId);
  const query = params.toString();
  return query && `?${query}`;
}

/** The address as it is now: two presses may come before the screen shows what the first has done. */
const currentId = (name: DialogName) => new URLSearchParams(window.location.search).get(name);

let isGoingBack = false;

/** Goes back once: the browser does so a moment later, and until then another press would go further back. */
function goBack(navigate: NavigateFunction): void {
  if (isGoingBack) return;
  isGoingBack = true;
  window.addEventListener('popstate', () => (isGoingBack = false), { once: true });
  void navigate(-1);
}

/** A dialog, or a form, that the address opens: a link opens it, and Back closes it. */
export function useAddressDialog(name: DialogName) {
  const [params] = useSearchParams();
  const openId = params.get(name);
  const { search, state } = useLocation();
  const navigate = useNavigate();
  return {
    /** The id of the item that the dialog shows, or null while it is closed. */
    id: openId,
    /** The id of the order that its form begins with, if there is one. */
    orderId: params.get(orderParam) ?? undefined,
    /** Whether a dialog is open over the form. */
    isCovered: name === 'form' && dialogs.some((dialog) => params.has(dialog)),
    /** The address of this screen with the dialog open. */
    href: (id: string) => dialogSearch(search, name, id),
    open: (id: string, orderId?: string) => {
      if (currentId(name) === id) return;
      void navigate({ search: dialogSearch(search, name, id, orderId) }, { state: { openedHere: true } });
    },
    close: () => {
      if (currentId(name) === null) return;
      const { openedHere } = (state ?? {}) as { openedHere?: unknown };
      if (openedHere) goBack(navigate);
      else void navigate({ search: dialogSearch(search, name) }, { replace: true });
    },
  };
}
