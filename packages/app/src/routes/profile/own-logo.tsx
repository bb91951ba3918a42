import { ApiError } from '@guildhall/api-client';
import { pictureTypes } from '@guildhall/contract/limits';
import { LogoField } from '@guildhall/ui/trade/logo-field';
import { useChangeLogo, useRemoveLogo } from '#data/users.ts';

const logoError = 'The logo could not be saved. Please try again.';

/** Changes and removes the logo. An error stays until the next try. */
export function OwnLogo({ id, hasLogo }: { id: string; hasLogo: boolean }) {
  const change = useChangeLogo(id);
  const remove = useRemoveLogo(id);
  const error = change.error ?? remove.error;
  return (
    <LogoField
      hasLogo={hasLogo}
      accept={pictureTypes.join(',')}
      state={change.isPending ? 'uploading' : remove.isPending ? 'removing' : 'idle'}
      error={error && ((error instanceof ApiError && error.message) || logoError)}
      onChoose={(file) => {
        remove.reset();
        change.mutate(file);
      }}
      onRemove={() => {
        change.reset();
        remove.mutate(undefined);
      }}
    />
  );
}
