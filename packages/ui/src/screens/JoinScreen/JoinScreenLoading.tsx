'use client';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

/** A large field with its label and hint. */
const field = (
  <Stack gap="1">
    <Skeleton width="30%" />
    <Skeleton shape="rect" height={48} />
    <Skeleton width="60%" />
  </Stack>
);

/** Stands for the invitation and the form while it loads, about as high. */
export function JoinScreenLoading({ label }: { label: string }) {
  return (
    <Stack data-part="loading" gap="2-5" role="status" aria-label={label}>
      <Skeleton shape="rect" height={198} />
      {field}
      {field}
      <Skeleton shape="rect" height={48} />
    </Stack>
  );
}
