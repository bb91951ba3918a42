import { maxSearchLength } from '@guildhall/contract/limits';
import { SearchField } from '@guildhall/ui/search-field';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation, useMatch, useNavigate, useSearchParams } from 'react-router-dom';
import { suggestionsQuery } from '#data/search.ts';
import { ErrorBoundary } from '#error-boundary.tsx';
import { readText } from '#lib/address-values.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { searchTextOf } from '#lib/search-text.ts';
import { paths, searchPath } from '#paths.ts';
import { useAddressDialog } from '#routes/hooks/use-address-dialog.ts';

const GlobalSearch = lazyComponent(() => import('@guildhall/ui/trade/global-search'), 'GlobalSearch');

/** The search in the bar. Until the code of its panel has loaded it is a plain box. */
export function FrameSearch() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const company = useAddressDialog('company');
  const product = useAddressDialog('product');
  const [focused, setFocused] = useState(false);

  // Typed text belongs to an address: at the next address the box starts with the text of its query, unless one is typing
  // something else when the code of that screen arrives. Other screens narrow their own lists with a `q`.
  const asked = useMatch(paths.search) ? readText(params) : '';
  const [typed, setTyped] = useState({ pathname, asked, text: asked });
  if (typed.pathname !== pathname || typed.asked !== asked) {
    const isTypingOn = focused && ![typed.asked, asked].includes(searchTextOf(typed.text));
    setTyped({ pathname, asked, text: isTypingOn ? typed.text : asked });
  }
  const { text } = typed;
  const isTyping = text !== asked;
  const { data, isError, isPending, isPlaceholderData, refetch } = useQuery(
    suggestionsQuery(isTyping ? text : ''),
  );
  const state = isError ? 'error' : isPending || isPlaceholderData ? 'loading' : 'ready';

  const box = {
    value: text,
    onValueChange: (next: string) => setTyped({ pathname, asked, text: next }),
    onSearch: (words: string) => {
      const q = searchTextOf(words);
      if (q) void navigate(searchPath(q), { replace: q === asked });
    },
    maxLength: maxSearchLength,
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return (
    // If the code of the panel fails to load, the plain box still leads to all results.
    <ErrorBoundary fallback={<SearchField {...box} />} resetKey={`${pathname}?${asked}`}>
      <Suspense fallback={<SearchField {...box} />}>
        <GlobalSearch
          {...box}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- It replaces the box that had the focus.
          autoFocus={focused}
          results={isTyping ? data : undefined}
          state={isTyping ? state : 'ready'}
          onRetry={() => void refetch()}
          onCompanyOpen={({ id }) => company.open(id)}
          onProductOpen={({ id }) => product.open(id)}
          onRequestOpen={({ id }) => void navigate(searchPath(searchTextOf(text), 'requests', id))}
        />
      </Suspense>
    </ErrorBoundary>
  );
}
