import { maxFileBytes, pictureTypes } from '@guildhall/contract/limits';
import { PicturesDialog } from '@guildhall/ui/trade/pictures-dialog';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { uploadPicture } from '#data/files.ts';
import { useUpdateProduct } from '#data/product-mutations.ts';
import { inventoryQuery } from '#data/products.ts';

interface AddPicturesProps {
  /** The company. */
  vendorId: string;
  onClose: () => void;
}

type Pictures = Parameters<Parameters<typeof PicturesDialog>[0]['onAdd']>[0];

/** Adds pictures to the company's products by the names of their files: one product after the other, so that a failure stops there. */
export function AddPictures({ vendorId, onClose }: AddPicturesProps) {
  const update = useUpdateProduct();
  const {
    data: products = [],
    hasNextPage,
    isFetching,
    isError,
    fetchNextPage,
  } = useInfiniteQuery(inventoryQuery(vendorId, { status: 'active', sort: 'newest' }));
  // A picture may be of any of them, so all pages are fetched.
  const isDue = hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isDue) void fetchNextPage();
  }, [isDue, fetchNextPage]);
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [error, setError] = useState<string>();
  const adding = useRef<AbortController>(null);
  // What is not uploaded when the dialog closes is left out.
  useEffect(() => () => adding.current?.abort(), []);

  const add = async (pictures: Pictures) => {
    const { signal } = (adding.current = new AbortController());
    setError(undefined);
    let done = 0;
    const step = () => setProgress({ done: (done += 1), total: pictures.length });
    setProgress({ done, total: pictures.length });
    try {
      for (const product of products.filter(({ id }) => pictures.some(({ productId }) => productId === id))) {
        const images = [...product.images];
        for (const { file } of pictures.filter(({ productId }) => productId === product.id)) {
          images.push(await uploadPicture(file, { signal }));
          step();
        }
        await update.mutateAsync({ id: product.id, images });
      }
    } catch (cause) {
      setProgress(undefined);
      setError(
        `${done} of ${pictures.length} images were uploaded. ${cause instanceof Error ? cause.message : ''}`,
      );
    }
  };
  return (
    <PicturesDialog
      open
      onOpenChange={onClose}
      products={products}
      loading={isFetching || isDue}
      accept={pictureTypes.join(',')}
      maxSize={maxFileBytes}
      progress={progress}
      error={error ?? (isError && 'Not all of your products could be loaded. Close this and try again.')}
      onAdd={(pictures) => void add(pictures)}
    />
  );
}
