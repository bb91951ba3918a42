import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const dialogs = ['product', 'company', 'add', 'estimate'] as const;

/** The query of an address with this dialog open instead of any other, or with none. */
export function dialogSearch(search: string, name?: (typeof dialogs)[number], id?: string): string {
  const params = new URLSearchParams(search);
  for (const dialog of dialogs) params.delete(dialog);
  if (name && id) params.set(name, id);
  return params.size > 0 ? `?${params}` : '';
}

/** A dialog that the address opens: a link opens it, and Back closes it. */
export function useAddressDialog(name: (typeof dialogs)[number]) {
  const [params] = useSearchParams();
  const openId = params.get(name);
  const { search, state } = useLocation();
  const navigate = useNavigate();
  return {
    /** The id of the item that the dialog shows, or null while it is closed. */
    id: openId,
    /** The address of this screen with the dialog open. */
    href: (id: string) => dialogSearch(search, name, id),
    open: (id: string) => {
      if (id === openId) return;
      void navigate({ search: dialogSearch(search, name, id) }, { state: { openedHere: true } });
    },
    close: () => {
      const { openedHere } = (state ?? {}) as { openedHere?: unknown };
      if (openedHere) void navigate(-1);
      else void navigate({ search: dialogSearch(search) }, { replace: true });
    },
  };
}
