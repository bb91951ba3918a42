import { EmptyState } from '#components/EmptyState/EmptyState.tsx';

/** Shown instead of a company's own products while it has none. */
export function OwnProductsEmptyState() {
  return (
    <EmptyState
      title="You have no products yet"
      description="The products you add appear here and on every vendor’s Home."
    />
  );
}
