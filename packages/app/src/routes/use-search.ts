import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { navLabelOf, paths } from '#paths.ts';

/** The screens whose list the search narrows; from any other it leads Home. */
const searched = ['Home', 'Store', 'Network'];

/** What the list on the screen is narrowed to, kept in the address. */
export function useSearch() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const search = params.get('q') ?? '';
  const searchFor = (text: string) => {
    const next = text.trim();
    if (next === search) return;
    if (!searched.includes(navLabelOf(pathname) ?? '')) {
      void navigate({ pathname: paths.home, search: `?${new URLSearchParams({ q: next })}` });
      return;
    }
    setParams((now) => {
      if (next) now.set('q', next);
      else now.delete('q');
      return now;
    });
  };
  return { search, searchFor };
}
