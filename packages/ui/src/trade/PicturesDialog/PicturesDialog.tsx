'use client';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { dialogLabels } from '#components/Dialog/Dialog.labels.ts';
import { FileField } from '#components/FileField/FileField.tsx';
import type { FileEntry, FileUpload } from '#components/FileField/file-entry.ts';
import { Progress } from '#components/Progress/Progress.tsx';
import { formatNumber } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { matchPictures, type PictureProduct } from './match-pictures.ts';
import { picturesDialogLabels, type PicturesDialogLabels } from './PicturesDialog.labels.ts';
import { Root } from './PicturesDialog.styles.ts';

export interface PicturesDialogProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether it is shown. */
  open: boolean;
  /** Called when it is to close. */
  onOpenChange: (open: boolean) => void;
  /** The products that pictures can be of. */
  products: readonly PictureProduct[];
  /**
   * Whether more products are on their way: until they are there, no picture is said to fit none.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * The types of pictures, as the attribute `accept` has them.
   * @default 'image/*'
   */
  accept?: string | undefined;
  /**
   * The greatest size of one picture, in bytes.
   * @default 10000000
   */
  maxSize?: number | undefined;
  /** How many pictures are uploaded; the field waits until all are. Leave it out before and after a failure. */
  progress?: { done: number; total: number } | undefined;
  /** Why some pictures could not be uploaded. What was chosen stays. */
  error?: ReactNode;
  /** Called with the pictures that fit a product, each with its id: upload them. */
  onAdd: (pictures: readonly { file: File; productId: string }[]) => void;
  /** Replaces some of its words. */
  labels?: Partial<PicturesDialogLabels> | undefined;
}

/** Adds many pictures to many products, by the names of the files. */
export function PicturesDialog({
  open,
  onOpenChange,
  products,
  loading = false,
  accept = 'image/*',
  maxSize = 10_000_000,
  progress,
  error,
  onAdd,
  labels,
  ...rest
}: PicturesDialogProps) {
  const words = useLabels('PicturesDialog', picturesDialogLabels, labels);
  const { cancel } = useLabels('Dialog', dialogLabels);
  const locale = useLocale();
  const [entries, setEntries] = useState<readonly FileEntry[]>([]);
  const write = (count: number) => formatNumber(count, locale);

  const matches = matchPictures(entries, products);
  const unmatched = loading ? [] : matches.filter(({ product }) => !product).map(({ file }) => file.id);
  const uploads: Record<string, FileUpload> = Object.fromEntries(
    unmatched.map((id) => [id, { error: words.noProduct }]),
  );
  const pictures = matches.flatMap(({ file: { file }, product }) =>
    file && product ? [{ file, productId: product.id }] : [],
  );
  const counts = new Map<PictureProduct, number>();
  for (const { product } of matches) if (product) counts.set(product, (counts.get(product) ?? 0) + 1);
  const isDone = progress !== undefined && progress.done >= progress.total;

  return (
    <Dialog
      size="md"
      title={words.title}
      open={open}
      onOpenChange={onOpenChange}
      actions={
        isDone ? (
          <Button onClick={() => onOpenChange(false)}>{words.done}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={() => onOpenChange(false)}>
              {cancel}
            </Button>
            <Button
              loading={progress !== undefined || (loading && entries.length > 0)}
              aria-disabled={pictures.length === 0 || undefined}
              onClick={() => {
                if (pictures.length > 0) onAdd(pictures);
              }}
            >
              {words.add(write(pictures.length), pictures.length)}
            </Button>
          </>
        )
      }
    >
      <Root data-component="PicturesDialog" {...rest}>
        {progress ? (
          <Progress
            label={isDone ? words.added(write(progress.total), progress.total) : words.adding}
            value={progress.done}
            max={progress.total}
            valueText={words.progress(write(progress.done), write(progress.total))}
            tone={isDone ? 'positive' : 'neutral'}
          />
        ) : (
          <FileField
            label={words.pictures}
            hint={words.hint}
            accept={accept}
            maxSize={maxSize}
            value={entries}
            onValueChange={setEntries}
            uploads={uploads}
          />
        )}
        {unmatched.length > 0 && (
          <Alert tone="caution" live="polite">
            {words.unmatched(write(unmatched.length), unmatched.length)}
          </Alert>
        )}
        {counts.size > 0 && (
          <ul data-part="matches" aria-label={words.matched}>
            {[...counts].map(([product, count]) => (
              <li data-part="match" key={product.id}>
                <span>{product.name}</span>
                <span data-part="number">{words.count(write(count), count)}</span>
              </li>
            ))}
          </ul>
        )}
        {error && <Alert tone="critical">{error}</Alert>}
      </Root>
    </Dialog>
  );
}
