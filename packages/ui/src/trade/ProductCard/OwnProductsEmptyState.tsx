'use client';
import { PackageOpen } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { productCardLabels } from './ProductCard.labels.ts';
import { useLabels } from '#locale/use-locale.ts';

interface OwnProductsEmptyStateProps {
  /** Shows 'Add your first product' and is called by it. */
  onAdd?: (() => void) | undefined;
}

/** Shown instead of a company's own products while it has none. */
export function OwnProductsEmptyState({ onAdd }: OwnProductsEmptyStateProps) {
  const words = useLabels('ProductCard', productCardLabels);
  return (
    <EmptyState
      icon={<PackageOpen />}
      title={words.noneOwn}
      description={words.noneOwnHint}
      action={onAdd && <Button onClick={onAdd}>{words.addFirst}</Button>}
    />
  );
}
